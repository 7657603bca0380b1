import { addresses } from '@switchboard/api-contract/runs/addresses';
import { thereAndBack } from '../thereAndBack.ts';
import { runEndpoints } from '@switchboard/api-contract/endpoints/runs';
import type { Missing } from '@switchboard/api-contract/runs/missing';
import type { RunPreview } from '@switchboard/api-contract/runs/preview';
import type { RunSummary } from '@switchboard/api-contract/runs/run';
import type { RunControl } from '@switchboard/ui/blocks/runs/RunBar';
import { useToast } from '@switchboard/ui/components/layers/Toast';
import type { Refusal } from '@switchboard/ui/format/outcome';
import { call } from '../api/client.ts';
import { outcomeOf, write } from '../api/write.ts';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { readClock } from '../readClock.ts';
import { useWrite } from './useWrite.ts';

/**
 * Starts, cancels and retries runs of an agent. `renew` reads again what shows them, and is called after each.
 * `newest`: the newest run that is known. `previewed`: what a run takes is shown first where the server wants it.
 */
export function useAgentRuns(
  agentId: string,
  newest: RunSummary | undefined,
  renew: () => Promise<unknown>,
  previewed = false,
) {
  const toast = useToast();
  const [missing, setMissing] = useState<readonly Missing[]>();
  const [preview, setPreview] = useState<RunPreview>();
  const refused = (title: string) => (refusal: Refusal) => {
    if (refusal.kind === 'conflict' && refusal.missing) setMissing(refusal.missing);
    else if (refusal.kind !== 'ended') toast.show({ tone: 'critical', title, description: refusal.message });
  };
  const start = useWrite({
    send: (input: string | undefined) =>
      write(runEndpoints.runAgent, { values: { agentId }, body: input === undefined ? undefined : { input } }),
    // The form of an input says itself why it was refused.
    onRefused: (refusal, input) => {
      if (input === undefined || refusal.kind === 'conflict') refused('The run was not started')(refusal);
    },
    onEnd: renew,
  });
  const ask = useWrite({
    send: () => outcomeOf(call(runEndpoints.runPreview, { values: { agentId } })),
    onDone: (answer) => (answer.needed ? setPreview(answer) : start.write(undefined)),
    onRefused: refused('The run was not started'),
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
    /** What Run now does. */
    begin: () => void (previewed ? ask.write() : start.write(undefined)),
    start: (input: string) => start.write(input),
    starting: ask.writing !== undefined || start.writing !== undefined,
    control,
    asked: {
      missing: missing && { items: missing.map(leading), onClose: () => setMissing(undefined) },
      preview: preview && {
        preview,
        busy: start.writing !== undefined,
        onRun: () => void start.write(undefined).then(() => setPreview(undefined)),
        onClose: () => setPreview(undefined),
      },
    },
    onMissing: setMissing,
  };
}
