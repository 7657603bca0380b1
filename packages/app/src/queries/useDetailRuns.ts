import { workflowEndpoints } from '@switchboard/api-contract/endpoints/workflows';
import { addresses } from '@switchboard/api-contract/runs/addresses';
import { showsPreview, takesInput } from '@switchboard/api-contract/agents';
import type { AgentDetail } from '@switchboard/api-contract/agentDetail';
import { agentTable, type AgentSlug } from '@switchboard/api-contract/agentTable';
import type { RunEntry } from '@switchboard/api-contract/runs/run';
import type { Rows } from '@switchboard/api-contract/wire';
import { dataOf, type ViewState } from '@switchboard/ui/format/viewState';
import { isOwnRun } from '@switchboard/ui/rules/runs';
import type { AgentDetailScreenProps } from '@switchboard/ui/screens/AgentDetail';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLiveAgent } from '../live/useLiveAgent.ts';
import { write } from '../api/outcomes.ts';
import { agentListQueries } from './agentList.ts';
import { agentQueries, recordsKey } from './agents.ts';
import { planWorkflow } from './agentPages/useWorkflows.ts';
import { useRead } from './useRead.ts';
import { useAgentRuns } from './useAgentRuns.ts';

/**
 * The runs of the page that every agent has. The input for a run of one of the seven is written on that agent's own
 * page.
 */
export function useDetailRuns(
  agentId: string,
  slug: AgentSlug | undefined,
  agent: ViewState<AgentDetail>,
  executions: ViewState<Rows<RunEntry>>,
): AgentDetailScreenProps['runs'] {
  const queryClient = useQueryClient();
  const newest = dataOf(executions)?.items[0];
  const known = dataOf(agent);
  // The answer has the type of details; what runs take and show goes by the type of lists.
  const type = agentTable.find(({ detailType }) => detailType === known?.type)?.listType ?? known?.type ?? '';
  const [isWriting, setIsWriting] = useState(false);
  const [keptInput, setKeptInput] = useState('');
  const runs = useAgentRuns(agentId, isOwnRun(newest) ? newest : undefined, showsPreview.includes(type));
  useLiveAgent(agentId, executions.status === 'ready', ({ event, data }) => {
    void queryClient.invalidateQueries({ queryKey: agentQueries.executions(agentId).queryKey });
    // A read that is under way goes on: events may come faster than it ends.
    if (event === 'records')
      void queryClient.invalidateQueries({ queryKey: recordsKey(agentId) }, { cancelRefetch: false });
    else void queryClient.invalidateQueries({ queryKey: ['run', event === 'run' ? data.id : data.runId] });
  });
  const needsInput = takesInput.includes(type);
  const isOrchestrator = type === 'orchestrator';
  const agents = useRead({ ...agentListQueries.list(), enabled: isWriting && isOrchestrator });
  const run = async (input: string) => {
    const outcome = await runs.start(input);
    const isMissing = outcome.kind === 'conflict' && outcome.missing !== undefined;
    // The text is kept for when what is missing has been mended.
    if (isMissing) setIsWriting(false);
    if (isMissing || outcome.kind === 'done') setKeptInput(isMissing ? input : '');
    return outcome;
  };
  return {
    busy: runs.starting,
    newest: runs.control,
    layers: {
      ...runs.layers,
      input:
        isWriting && !isOrchestrator && !runs.layers.missing
          ? { agent: known?.name ?? '', initialInput: keptInput, onRun: run, onClose: () => setIsWriting(false) }
          : undefined,
    },
    ...(needsInput && slug !== undefined
      ? { href: addresses.newRun(slug) }
      : { onRun: needsInput ? () => setIsWriting(true) : runs.begin }),
    workflow:
      isWriting && isOrchestrator
        ? {
            agents: agents.data?.items,
            onPlan: planWorkflow,
            onStart: async (body) => {
              const outcome = await write(workflowEndpoints.addOwnWorkflow, { values: { agentId }, body });
              // The answer is a workflow, without its run.
              if (outcome.kind === 'done')
                await queryClient.invalidateQueries({ queryKey: agentQueries.executions(agentId).queryKey });
              return outcome;
            },
            onClose: () => setIsWriting(false),
          }
        : undefined,
  };
}
