import { addresses } from '@switchboard/api-contract/runs/addresses';
import { thereAndBack } from '../thereAndBack.ts';
import { runEndpoints } from '@switchboard/api-contract/endpoints/runs';
import type { Missing } from '@switchboard/api-contract/runs/missing';
import type { RunSummary } from '@switchboard/api-contract/runs/run';
import type { RunControl } from '@switchboard/ui/blocks/runs/RunBar';
import { useToast } from '@switchboard/ui/components/layers/Toast';
import type { Refusal } from '@switchboard/ui/format/outcome';
import { useState } from 'react';
import { write } from '../api/write.ts';
import { useLocation } from 'react-router-dom';
import { readClock } from '../readClock.ts';
import { useWrite } from './useWrite.ts';

/**
 * Starts, cancels and retries runs of an agent. `renew` reads again what shows them, and is called after each.
 * `newest`: the newest run that is known.
 */
export function useAgentRuns(agentId: string, newest: RunSummary | undefined, renew: () => Promise<unknown>) {
  const toast = useToast();
  const [missing, setMissing] = useState<readonly Missing[]>();
  const refused = (title: string) => (refusal: Refusal) => {
    if (refusal.kind === 'conflict' && refusal.missing) setMissing(refusal.missing);
    else if (refusal.kind !== 'ended') toast.show({ tone: 'critical', title, description: refusal.message });
  };
  const start = useWrite({
    send: (input: string | undefined) =>
      write(runEndpoints.runAgent, { values: { agentId }, body: input === undefined ? undefined : { input } }),
    onRefused: refused('The run was not started'),
    onEnd: renew,
  });
  const cancel = useWrite({
    send: (runId: string) => write(runEndpoints.cancelRun, { values: { runId } }),
    onRefused: refused('The run was not cancelled'),
    onEnd: renew,
  });
  const retry = useWrite({
    send: (runId: string) => write(runEndpoints.retryRun, { values: { runId } }),
    onRefused: refused('The run was not started again'),
    onEnd: renew,
  });
  // Whoever mends something comes back to this page.
  const { pathname } = useLocation();
  const leading = <T extends { readonly to?: string | undefined }>(one: T): T =>
    one.to === undefined ? one : { ...one, to: thereAndBack(one.to, pathname) };
  const control: RunControl | undefined = newest && {
    run: newest.next ? { ...newest, next: leading(newest.next) } : newest,
    href: addresses.run(agentId, newest.id),
    busy: cancel.writing ? 'cancel' : retry.writing ? 'retry' : undefined,
    onCancel: () => void cancel.write(newest.id),
    onRetry: () => void retry.write(newest.id),
    readNow: readClock,
  };
  return {
    start: (input?: string) => start.write(input),
    starting: start.writing !== undefined,
    control,
    missing: missing && { items: missing.map(leading), onClose: () => setMissing(undefined) },
    onMissing: setMissing,
  };
}
