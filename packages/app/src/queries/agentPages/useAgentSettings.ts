import type { ConfigurationRequest } from '@switchboard/api-contract/agentDetail';
import { messages } from '@switchboard/api-contract/errors';
import { withEdits, type SettingsContract } from '@switchboard/api-contract/settings';
import type { Draft, SettingsControl } from '@switchboard/ui/blocks/agents/AgentPage';
import { mapReady } from '@switchboard/ui/format/viewState';
import { useMemo, useRef } from 'react';
import { agentEndpoints } from '@switchboard/api-contract/endpoints/agents';
import { useToast } from '@switchboard/ui/components/layers/Toast';
import type { Outcome } from '@switchboard/ui/format/outcome';
import { agentToasts } from '@switchboard/ui/rules/toasts';
import { useQueryClient } from '@tanstack/react-query';
import { useTabDraft } from '../../hooks/useTabDraft.ts';
import { agentQueries } from '../agents.ts';
import { toViewState, useRead } from '../useRead.ts';
import { withStatus, write } from '../../api/outcomes.ts';
import { agentListQueries } from '../agentList.ts';

/**
 * The request that changes the settings at `paths`. `base` says what the server last had there, so that it overwrites
 * nothing that another member changed. A setting inside an object sends the whole object, since the server may not
 * have it yet.
 */
function changeRequest(
  stored: Readonly<Record<string, unknown>> = {},
  wanted: object,
  paths: readonly string[],
): ConfigurationRequest {
  const names = new Set(paths.map((path) => path.split('.')[0] ?? path));
  const of = (values: object) => Object.fromEntries(Object.entries(values).filter(([name]) => names.has(name)));
  return { customSettings: of(wanted), base: { customSettings: of(stored) } };
}

/** The settings of one agent's page: its part of `customSettings`, the draft over it, and how it is saved. */
export function useAgentSettings<Settings extends object>(
  agentId: string,
  contract: SettingsContract<Settings>,
): SettingsControl<Settings> {
  const configure = useSaveConfiguration(agentId);
  const query = useRead(agentQueries.detail(agentId));
  const tabDraft = useTabDraft<Draft>(`settings:${agentId}`);
  const stored = query.data?.configuration.customSettings;
  const values = useMemo(() => contract.read(stored), [contract, stored]);

  return {
    saved: mapReady(
      toViewState(query, () => messages.agentDetails),
      () => values,
    ),
    version: query.data?.configurationVersion,
    stored: query.data?.storedSecrets,
    ...tabDraft,
    onSave: (changes) => configure(changeRequest(stored, withEdits(values, changes), Object.keys(changes))),
  };
}

/**
 * Changes the configuration of an agent, one change after the other, and reads its detail again; after a refusal too,
 * since another member may have changed it.
 */
export function useSaveConfiguration(agentId: string): (body: ConfigurationRequest) => Promise<Outcome<unknown>> {
  const queryClient = useQueryClient();
  const toast = useToast();
  const last = useRef<Promise<unknown>>(undefined);
  return (body) => {
    const configure = async () => {
      const outcome = await write(agentEndpoints.configureAgent, { values: { agentId }, body }, withStatus);
      if (outcome.kind === 'done') toast.show(agentToasts.configurationSaved());
      // The form shows a conflict beside the field, with both values.
      else if (outcome.kind !== 'conflict') toast.show(agentToasts.configurationFailed());
      void queryClient.invalidateQueries({ queryKey: agentListQueries.list().queryKey, refetchType: 'none' });
      await queryClient.invalidateQueries({ queryKey: agentQueries.detail(agentId).queryKey });
      return outcome;
    };
    const sent = last.current ? last.current.then(configure) : configure();
    last.current = sent;
    return sent;
  };
}
