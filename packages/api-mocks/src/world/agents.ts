import { agentTable, type AgentSlug } from '@switchboard/api-contract/agentTable';
import {
  agentConfiguration,
  defaultConfiguration,
  type configurationRequest,
} from '@switchboard/api-contract/agentDetail';
import {
  agentStatuses,
  listStatusOf,
  statusAfter,
  type AgentAction,
  type AgentListStatus,
} from '@switchboard/api-contract/agents';
import { capabilitiesOf, integrationsOf } from '@switchboard/api-contract/agents/abilities';
import { actionForIsActive, withIsActive } from '@switchboard/api-contract/agents/isActive';
import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import { messages } from '@switchboard/api-contract/errors';
import { mergeConfiguration } from '@switchboard/api-contract/configuration';
import { autoSyncSchedule, isAutoSync, readAutoSync } from '@switchboard/api-contract/agents/contacts';
import type { scheduleRequest } from '@switchboard/api-contract/schedules/schedule';
import { parse, type InferOutput } from 'valibot';
import type { AgentDetailAnswer } from '../builders/agents.ts';
import type { WorldContent } from '../scenarios.ts';
import type { InitialContents } from './initialContents.ts';
import { Refusal } from './Refusal.ts';
import { createAgentStore, type Agent } from './agentStore.ts';
import { createSchedules } from './schedules.ts';
import { checkSettings, keepSecrets, storedSecrets, withoutSecrets } from './settings.ts';

interface Parts {
  readonly clock: () => Date;
  readonly content: WorldContent;
  readonly initial: InitialContents;
}

const listStatus = (status: string | null | undefined): AgentListStatus =>
  listStatusOf(agentStatuses.find((known) => known === status) ?? 'idle');

/** The agents of the tenant, and their configuration. */
export function createAgents({ clock, content, initial }: Parts) {
  const schedules = createSchedules(clock);
  const store = createAgentStore({ clock, content, initial });
  const { find } = store;

  const refuseOff = ({ detail }: Agent, verb: string): never => {
    throw new Refusal(409, `${detail.name} is switched off in its configuration. Switch it on before you ${verb} it.`);
  };
  const typeOf = ({ detail: { id }, listed }: Agent): string =>
    agentTable.find((entry) => entry.id === id)?.listType ?? listed.type ?? '';
  const fieldState = (agent: Agent) => ({
    listType: typeOf(agent),
    status: agentStatuses.find((known) => known === agent.detail.status) ?? 'idle',
  });
  const shownConfiguration = (agent: Agent) => {
    const { slug, configuration } = agent.detail;
    if (!configuration) return configuration;
    const shown = withoutSecrets(slug, configuration.customSettings);
    return { ...configuration, customSettings: withIsActive(shown, fieldState(agent)) };
  };
  return {
    create: store.create,
    remove(key: string): void {
      const { detail } = find(key);
      if (agentTable.some(({ id }) => id === detail.id)) throw new Refusal(409, messages.agentBuiltIn);
      store.remove(detail.id);
    },
    list: (): AnswerOf<typeof endpoints.agents> =>
      store.list().map(({ listed, detail }) => ({ ...listed, status: listStatus(detail.status) })),
    detail(key: string): AgentDetailAnswer {
      const agent = find(key);
      const { configuration } = agent.detail;
      return {
        ...agent.detail,
        capabilities: capabilitiesOf(typeOf(agent), configuration?.customSettings),
        integrations: integrationsOf(typeOf(agent), configuration?.customSettings),
        schedule: schedules.of(agent.detail),
        storedSecrets: storedSecrets(agent.detail.slug, configuration?.customSettings),
        configuration: shownConfiguration(agent),
      };
    },
    state(key: string): AnswerOf<typeof endpoints.configureAgent> {
      const { id, name, status, configurationVersion } = find(key).detail;
      return { id, name, status, configurationVersion };
    },
    /** The status for the status answers. */
    listStatusOf: (slug: AgentSlug): AgentListStatus => listStatus(find(slug).detail.status),
    scheduleOf: (slug: AgentSlug) => schedules.of(find(slug).detail),
    settingsOf: (slug: AgentSlug): unknown => find(slug).detail.configuration?.customSettings,
    act(key: string, action: AgentAction): void {
      const agent = find(key);
      if (action !== 'stop' && agent.detail.configuration?.enabled === false) refuseOff(agent, action);
      agent.detail = { ...agent.detail, status: statusAfter[action] };
    },
    configure(key: string, { base, ...change }: InferOutput<typeof configurationRequest>): void {
      const agent = find(key);
      const { slug, configuration: kept = defaultConfiguration, configurationVersion = 0 } = agent.detail;
      const seen = parse(agentConfiguration, shownConfiguration(agent) ?? defaultConfiguration);
      const { configuration, conflicts } = mergeConfiguration(seen, change, base);
      if (conflicts.length > 0) throw new Refusal(409, messages.configurationChanged, { conflicts: [...conflicts] });
      checkSettings(
        slug,
        change.customSettings &&
          Object.fromEntries(
            Object.keys(change.customSettings).map((name) => [name, configuration.customSettings[name]]),
          ),
      );
      const action = actionForIsActive(configuration.customSettings, fieldState(agent));
      if (action === 'start' && !configuration.enabled) refuseOff(agent, action);
      const autoSync = readAutoSync(configuration.customSettings);
      if (schedules.hasAutoSync(agent.detail) && autoSync !== readAutoSync(kept.customSettings))
        schedules.set(agent.detail.id, autoSync ? autoSyncSchedule : { kind: 'off' });
      agent.detail = {
        ...agent.detail,
        ...(action && { status: statusAfter[action] }),
        configuration: {
          ...configuration,
          customSettings: keepSecrets(slug, kept.customSettings, configuration.customSettings),
        },
        configurationVersion: configurationVersion + 1,
      };
    },
    setSchedule(key: string, body: InferOutput<typeof scheduleRequest>): AnswerOf<typeof endpoints.setSchedule> {
      const agent = find(key);
      const { configuration = defaultConfiguration, configurationVersion } = agent.detail;
      const schedule = schedules.read(agent.detail, body);
      schedules.set(agent.detail.id, schedule);
      const autoSync = isAutoSync(schedule);
      if (schedules.hasAutoSync(agent.detail) && autoSync !== readAutoSync(configuration?.customSettings))
        agent.detail = {
          ...agent.detail,
          configuration: { ...configuration, customSettings: { ...configuration?.customSettings, autoSync } },
          configurationVersion: (configurationVersion ?? 0) + 1,
        };
      return schedules.of(agent.detail);
    },
  };
}
