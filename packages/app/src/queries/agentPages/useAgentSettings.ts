import { agentEndpoints } from '@switchboard/api-contract/endpoints/agents';
import { messages } from '@switchboard/api-contract/errors';
import type { SettingsContract } from '@switchboard/api-contract/settings';
import type { SettingsControl, SettingsDraft } from '@switchboard/ui/blocks/AgentPage';
import { useToast } from '@switchboard/ui/components/Toast';
import { agentToasts } from '@switchboard/ui/rules/agentToasts';
import { mapReady } from '@switchboard/ui/format/viewState';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '../../api/client.ts';
import { useDraft } from '../../hooks/useDraft.ts';
import { agentQueries } from '../agents.ts';
import { outcomeOf } from '../outcome.ts';
import { toViewState } from '../toViewState.ts';
import { useRead } from '../useRead.ts';

/** The settings of one agent page: its part of `customSettings`, what was typed over it, and how it is saved. */
export function useAgentSettings<Settings extends object>(agentId: string, contract: SettingsContract<Settings>): SettingsControl<Settings> {
  const queryClient = useQueryClient();
  const toast = useToast();
  const query = useRead(agentQueries.detail(agentId));
  const [draft, onDraftChange] = useDraft<SettingsDraft>(`settings:${agentId}`);
  const kept = query.data?.configuration.customSettings;
  const values = useMemo(() => contract.read(kept), [contract, kept]);

  return {
    saved: mapReady(toViewState(query, () => messages.agentDetails), () => values),
    stored: query.data?.storedSecrets,
    draft,
    onDraftChange,
    onSave: async (settings) => {
      // The server replaces customSettings as a whole: what members keep there besides goes along.
      const outcome = await outcomeOf(call(agentEndpoints.configureAgent, { values: { agentId }, body: { customSettings: { ...kept, ...settings } } }).then(() => queryClient.invalidateQueries({ queryKey: agentQueries.detail(agentId).queryKey })));
      toast.show(outcome.ok ? agentToasts.configurationSaved() : agentToasts.configurationFailed());
      if (outcome.ok || !outcome.fields) return outcome;
      return { ...outcome, fields: Object.fromEntries(Object.entries(outcome.fields).map(([path, message]) => [path.replace(/^customSettings\./, ''), message])) };
    },
  };
}
