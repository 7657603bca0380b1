import type { ConfigurationRequest } from '@switchboard/api-contract/agentDetail';
import { messages } from '@switchboard/api-contract/errors';
import { withEdits, type SettingsContract } from '@switchboard/api-contract/settings';
import type { Draft, SettingsControl } from '@switchboard/ui/blocks/agents/AgentPage';
import { mapReady } from '@switchboard/ui/format/viewState';
import { useMemo } from 'react';
import { useTabDraft } from '../../hooks/useTabDraft.ts';
import { agentQueries } from '../agents.ts';
import { toViewState } from '../toViewState.ts';
import { useSaveConfiguration } from '../useSaveConfiguration.ts';
import { useRead } from '../useRead.ts';

/**
 * The request that changes the settings at `paths`. `base` says what the server last had there, so that it overwrites
 * nothing that another member changed. A setting inside an object sends the whole object, since the server may not
 * have it yet.
 */
function changeOf(
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
  const keeper = useTabDraft<Draft>(`settings:${agentId}`);
  const stored = query.data?.configuration.customSettings;
  const values = useMemo(() => contract.read(stored), [contract, stored]);

  return {
    saved: mapReady(
      toViewState(query, () => messages.agentDetails),
      () => values,
    ),
    version: query.data?.configurationVersion,
    stored: query.data?.storedSecrets,
    ...keeper,
    onSave: (changes) => configure(changeOf(stored, withEdits(values, changes), Object.keys(changes))),
  };
}
