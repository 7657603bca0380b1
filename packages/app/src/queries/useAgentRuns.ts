import { addresses } from '@switchboard/api-contract/runs/addresses';
import { runEndpoints } from '@switchboard/api-contract/endpoints/runs';
import type { Missing } from '@switchboard/api-contract/runs/missing';
import type { RunSummary } from '@switchboard/api-contract/runs/run';
import type { RunPreview } from '@switchboard/api-contract/runs/preview';
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
import { withReturnAddress } from '../paths.ts';

/**
 * Starts, cancels and retries runs of an agent, and shows why the server refuses. `newest`: the newest run that is
 * known. `withPreview`: before a run starts, the server is asked whether a member should see its preview first.
 */
export function useAgentRuns(agentId: string, newest: RunSummary | undefined, withPreview = false) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const [missing, setMissing] = useState<readonly Missing[]>();
  const [preview, setPreview] = useState<RunPreview>();
  const showRefusal = (title: string, outcome: Outcome<unknown>) => {
    if (outcome.kind === 'conflict' && outcome.missing) setMissing(outcome.missing);
    else if (outcome.kind !== 'done' && outcome.kind !== 'ended')
      toast.show({ tone: 'critical', title, description: outcome.message });
  };
  const start = async (input?: string) => {
    const body = input === undefined ? undefined : { input };
    const outcome = await write(runEndpoints.runAgent, { values: { agentId }, body });
    // The form of an input shows a refusal itself.
    if (input === undefined || outcome.kind === 'conflict') showRefusal('The run was not started', outcome);
    if (outcome.kind === 'done') cacheRun(queryClient, agentId, outcome.value);
    return outcome;
  };
  const [begin, starting] = useBusy(async (confirmed: boolean) => {
    const answer =
      withPreview && !confirmed ? await outcomeOf(call(runEndpoints.runPreview, { values: { agentId } })) : undefined;
    if (answer && answer.kind !== 'done') return showRefusal('The run was not started', answer);
    if (answer?.value.needed) return setPreview(answer.value);
    await start();
    setPreview(undefined);
  });
  const [change, changing, { args }] = useBusy(async (action: 'cancel' | 'retry', runId: string) => {
    const endpoint = action === 'cancel' ? runEndpoints.cancelRun : runEndpoints.retryRun;
    const outcome = await write<typeof endpoint>(endpoint, { values: { runId } });
    showRefusal(action === 'cancel' ? 'The run was not cancelled' : 'The run was not started again', outcome);
    if (outcome.kind === 'done') cacheRun(queryClient, agentId, outcome.value, action === 'retry' ? runId : undefined);
  });
  // The links lead to where something can be mended, and back to this page.
  const { pathname } = useLocation();
  const withWayBack = <T extends { readonly to?: string | undefined }>(one: T): T =>
    one.to === undefined ? one : { ...one, to: withReturnAddress(one.to, pathname) };
  const control: RunControl | undefined = newest && {
    run: newest.next ? { ...newest, next: withWayBack(newest.next) } : newest,
    href: addresses.run(agentId, newest.id),
    busy: changing ? args?.[0] : undefined,
    onCancel: () => change('cancel', newest.id),
    onRetry: () => change('retry', newest.id),
    readNow: readClock,
  };
  return {
    /** What the button Run now does. */
    begin: () => begin(false),
    /** Starts a run without a preview, with the member's input if the agent takes one. */
    start,
    starting,
    control,
    /** The dialogs that are open: what the run lacks, and the preview. */
    layers: {
      missing: missing && { items: missing.map(withWayBack), onClose: () => setMissing(undefined) },
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
