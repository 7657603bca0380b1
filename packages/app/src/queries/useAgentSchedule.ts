import { findAgent } from '@switchboard/api-contract/agentTable';
import { scheduleEndpoints } from '@switchboard/api-contract/endpoints/agents';
import { messages } from '@switchboard/api-contract/errors';
import { scheduleHeadOf, type AgentSchedule } from '@switchboard/api-contract/schedules/schedule';
import { takesInput } from '@switchboard/api-contract/agents';
import type { Draft, ScheduleControl } from '@switchboard/ui/blocks/agents/AgentPage';
import { useToast } from '@switchboard/ui/components/layers/Toast';
import { mapReady } from '@switchboard/ui/format/viewState';
import { agentToasts } from '@switchboard/ui/rules/toasts';
import { useQueryClient } from '@tanstack/react-query';
import { withStatus, write } from '../api/outcomes.ts';
import { useTabDraft } from '../hooks/useTabDraft.ts';
import { agentQueries, agentStatusKey } from './agents.ts';
import { toViewState, useRead } from './useRead.ts';

const off: AgentSchedule = {
  kind: 'off',
  everyMinutes: undefined,
  time: undefined,
  days: undefined,
  zone: undefined,
  input: undefined,
  next: [],
  held: undefined,
  leftOut: undefined,
};

/** The schedule of one agent, the draft over it, and how it is saved. A new one begins with the browser's zone. */
export function useAgentSchedule(agentId: string, enabled = true): ScheduleControl {
  const queryClient = useQueryClient();
  const toast = useToast();
  const detail = agentQueries.detail(agentId);
  const query = useRead({ ...detail, enabled });
  const tabDraft = useTabDraft<Draft>(`schedule:${agentId}`);
  const entry = findAgent(agentId);
  const type = entry?.listType ?? query.data?.type ?? '';

  return {
    saved: mapReady(
      toViewState(query, () => messages.agentDetails),
      ({ schedule }) => schedule ?? off,
    ),
    takesInput: takesInput.includes(type),
    zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    ...tabDraft,
    onSave: async (body) => {
      const outcome = await write(scheduleEndpoints.setSchedule, { values: { agentId }, body }, withStatus);
      if (outcome.kind === 'done') {
        toast.show(agentToasts.scheduleSaved());
        if (entry)
          queryClient.setQueryData<object>(
            agentStatusKey(entry.slug),
            (status) => status && { ...status, schedule: scheduleHeadOf(outcome.value) },
          );
      }
      await queryClient.invalidateQueries({ queryKey: detail.queryKey });
      return outcome;
    },
  };
}
