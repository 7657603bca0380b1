import type { Caller } from './callService.ts';
import type { RunLog } from './RunLog.ts';

/** What is done outside of runs has no run that could tell of it. */
const untold: RunLog = { add: () => {}, progress: () => {}, keep: () => Promise.resolve() };

/** Calls services for one record, outside of runs. `sandbox`: whether the record came from there. */
export const callerFor = ({ tenantId, id, sandbox }: { tenantId: string; id: string; sandbox: boolean }): Caller => ({
  id,
  tenantId,
  signal: new AbortController().signal,
  log: untold,
  origin: { sandbox },
});
