import { lacking } from '@switchboard/api-contract/roles';

/** Shows a story to a viewer. */
export const asViewer = { globals: { member: 'viewer' }, parameters: { covers: ['role.viewer'] } } as const;

/** What everything says that a viewer can't do. */
export const viewersLack = { description: lacking('work') } as const;
