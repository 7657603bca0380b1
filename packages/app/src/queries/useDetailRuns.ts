import { addresses } from '@switchboard/api-contract/runs/addresses';
import { takesInput } from '@switchboard/api-contract/runs/takesInput';
import type { AgentDetail } from '@switchboard/api-contract/agents';
import type { AgentSlug } from '@switchboard/api-contract/agentTable';
import type { RunEntry } from '@switchboard/api-contract/runs/run';
import type { Rows } from '@switchboard/api-contract/wire';
import { dataOf, type ViewState } from '@switchboard/ui/format/viewState';
import { isOwnRun } from '@switchboard/ui/rules/isOwnRun';
import type { AgentDetailScreenProps } from '@switchboard/ui/screens/AgentDetail';
import { useQueryClient } from '@tanstack/react-query';
import { useLiveAgent } from '../live/useLiveAgent.ts';
import { agentQueries } from './agents.ts';
import { useAgentRuns } from './useAgentRuns.ts';

/** The runs of the page that every agent has. What a run works on is written on the agent's own page. */
export function useDetailRuns(
  agentId: string,
  slug: AgentSlug | undefined,
  agent: ViewState<AgentDetail>,
  executions: ViewState<Rows<RunEntry>>,
): AgentDetailScreenProps['runs'] {
  const queryClient = useQueryClient();
  const newest = dataOf(executions)?.items[0];
  const runs = useAgentRuns(agentId, isOwnRun(newest) ? newest : undefined, () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: agentQueries.executions(agentId).queryKey }),
      queryClient.invalidateQueries({ queryKey: agentQueries.detail(agentId).queryKey }),
    ]),
  );
  useLiveAgent(agentId, executions.status === 'ready', ({ event, data }) => {
    void queryClient.invalidateQueries({ queryKey: agentQueries.executions(agentId).queryKey });
    if (event !== 'records')
      void queryClient.invalidateQueries({ queryKey: ['run', event === 'run' ? data.id : data.runId] });
  });
  const asks = slug !== undefined && takesInput.includes(slug);
  const type = dataOf(agent)?.type;
  return {
    busy: runs.starting,
    newest: runs.control,
    missing: runs.missing,
    ...(asks ? { href: addresses.newRun(slug) } : { onRun: () => void runs.start() }),
    ...(slug === undefined && type !== undefined && takesInput.includes(type)
      ? { disabledReason: 'Agents of this type have no work of their own yet' }
      : {}),
  };
}
