import { missingRightText } from '@switchboard/api-contract/roles';

/** What everything says that a viewer can't do. */
export const viewerDeniedReason = { description: missingRightText('work') } as const;
