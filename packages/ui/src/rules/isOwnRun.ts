import type { RunEntry, RunSummary } from '@switchboard/api-contract/runs/run';

/** Whether a run is one of the tenant's own. Nothing began a sample run, and it can not be asked for again. */
export const isOwnRun = (run: RunEntry | undefined): run is RunSummary =>
  run?.id !== undefined && run.trigger !== undefined;
