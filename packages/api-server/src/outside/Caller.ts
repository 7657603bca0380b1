import type { Origin } from './Origin.ts';
import type { RunLog } from './RunLog.ts';

/** On whose behalf a service is called: a run, or a member's own press. */
export interface Caller {
  /** Of the run, or of the record that it is for. */
  readonly id: string;
  readonly tenantId: string;
  /** Aborted when the time is up or the server stops. Pass it on to everything that waits. */
  readonly signal: AbortSignal;
  /** Where it reports what it does. */
  readonly log: RunLog;
  /** Where what it finds comes from. Give it to whatever writes records. */
  readonly origin: Origin;
}

/** What is done outside of runs has no run that could tell of it. */
const untold: RunLog = { add: () => {}, progress: () => {}, keep: () => Promise.resolve() };

/** Calls services for one record, outside of runs. `sandbox`: whether the record came from there. */
export const callerFor = ({
  tenantId,
  id,
  sandbox = false,
}: {
  tenantId: string;
  id: string;
  sandbox?: boolean;
}): Caller => ({
  id,
  tenantId,
  signal: new AbortController().signal,
  log: untold,
  origin: { sandbox },
});
