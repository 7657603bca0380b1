import type { NewAgent } from '@switchboard/api-contract/agents';
import { agentEndpoints } from '@switchboard/api-contract/endpoints/agents';
import { useToast } from '@switchboard/ui/components/layers/Toast';
import { useQueryClient } from '@tanstack/react-query';
import { write } from '../api/write.ts';
import { agentListQueries } from './agentList.ts';
import { toViewState } from './toViewState.ts';
import { useRead } from './useRead.ts';

/** The agents, or the seven built-in samples if the list is missing or empty, and adding one. */
export function useAgents() {
  const queryClient = useQueryClient();
  const toast = useToast();
  const query = useRead(agentListQueries.list());
  const list = toViewState(query);
  const missing =
    (list.status === 'error' && list.kind === 'missing') || (list.status === 'ready' && list.data.items.length === 0);
  const builtIn = useRead({ ...agentListQueries.builtIn(), enabled: missing });
  const retryBoth = () => [query, builtIn].forEach(({ retry }) => retry());
  const unread = list.status === 'error' && builtIn.isError ? { ...list, onRetry: retryBoth } : list;
  const view = missing && !builtIn.isError ? toViewState(builtIn) : unread;
  return {
    view,
    updatedAt: query.data ? new Date(query.dataUpdatedAt) : undefined,
    create: async (agent: NewAgent) => {
      const outcome = await write(agentEndpoints.createAgent, { body: agent });
      if (outcome.kind !== 'done') return outcome;
      queryClient.setQueryData(
        agentListQueries.list().queryKey,
        (known) => known && { ...known, items: [...known.items, outcome.value] },
      );
      const { name } = outcome.value;
      toast.show({ tone: 'positive', title: 'Agent created', description: `${name} is now in your list of agents.` });
      return outcome;
    },
  };
}
