import { addresses } from '@switchboard/api-contract/runs/addresses';
import { withReturnAddress } from '../hooks/returnAddress.ts';
import { runEndpoints } from '@switchboard/api-contract/endpoints/runs';
import type { Missing } from '@switchboard/api-contract/runs/missing';
import type { RunPreview } from '@switchboard/api-contract/runs/preview';
import type { RunSummary } from '@switchboard/api-contract/runs/run';
import type { RunControl } from '@switchboard/ui/blocks/runs/RunBar';
import { useToast } from '@switchboard/ui/components/layers/Toast';
import { useBusy } from '@switchboard/ui/components/useBusy';
import type { Outcome } from '@switchboard/ui/format/outcome';
import { call } from '../api/client.ts';
import { outcomeOf, write } from '../api/outcomes.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { readClock } from '../clock.ts';
import { cacheRun } from './runs.ts';

/**
 * Starts, cancels and retries runs of an agent, and shows what was answered. `newest`: the newest run that is known.
 * `previewed`: what a run takes is shown first where the server wants it.
 */
export function useAgentRuns(agentId: string, newest: RunSummary | undefined, previewed = false) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const [missing, setMissing] = useState<readonly Missing[]>();
  const [preview, setPreview] = useState<RunPreview>();
  const told = (title: string, outcome: Outcome<unknown>) => {
    if (outcome.kind === 'conflict' && outcome.missing) setMissing(outcome.missing);
    else if (outcome.kind !== 'done' && outcome.kind !== 'ended')
      toast.show({ tone: 'critical', title, description: outcome.message });
  };
  const start = async (input?: string) => {
    const body = input === undefined ? undefined : { input };
    const outcome = await write(runEndpoints.runAgent, { values: { agentId }, body });
    // The form of an input says itself why it was refused.
    if (input === undefined || outcome.kind === 'conflict') told('The run was not started', outcome);
    if (outcome.kind === 'done') cacheRun(queryClient, agentId, outcome.value);
    return outcome;
  };
  const [begin, starting] = useBusy(async (confirmed: boolean) => {
    const takes =
      previewed && !confirmed ? await outcomeOf(call(runEndpoints.runPreview, { values: { agentId } })) : undefined;
    if (takes && takes.kind !== 'done') return told('The run was not started', takes);
    if (takes?.value.needed) return setPreview(takes.value);
    await start();
    setPreview(undefined);
  });
  const [act, acting, { of }] = useBusy(async (does: 'cancel' | 'retry', runId: string) => {
    const endpoint = does === 'cancel' ? runEndpoints.cancelRun : runEndpoints.retryRun;
    const outcome = await write<typeof endpoint>(endpoint, { values: { runId } });
    told(does === 'cancel' ? 'The run was not cancelled' : 'The run was not started again', outcome);
    if (outcome.kind === 'done') cacheRun(queryClient, agentId, outcome.value, does === 'retry' ? runId : undefined);
  });
  // Whoever mends something comes back to this page.
  const { pathname } = useLocation();
  const leading = <T extends { readonly to?: string | undefined }>(one: T): T =>
    one.to === undefined ? one : { ...one, to: withReturnAddress(one.to, pathname) };
  const control: RunControl | undefined = newest && {
    run: newest.next ? { ...newest, next: leading(newest.next) } : newest,
    href: addresses.run(agentId, newest.id),
    busy: acting ? of?.[0] : undefined,
    onCancel: () => act('cancel', newest.id),
    onRetry: () => act('retry', newest.id),
    readNow: readClock,
  };
  return {
    /** What Run now does. */
    begin: () => begin(false),
    start,
    starting,
    control,
    asked: {
      missing: missing && { items: missing.map(leading), onClose: () => setMissing(undefined) },
      preview: preview && {
        preview,
        busy: starting,
        onRun: () => begin(true),
        onClose: () => setPreview(undefined),
      },
    },
    onMissing: setMissing,
  };
}
