import type { RunPreview } from '@switchboard/api-contract/runs/preview';

/** What the dialog asks, also while its code is loaded. */
export const previewTitle = ({ changed }: Pick<RunPreview, 'changed'>): string =>
  changed.length > 0 ? 'Run with the new criteria?' : 'First run with these criteria';
