import { agentTable, type AgentSlug } from '@switchboard/api-contract/agentTable';
import {
  agentConfiguration,
  defaultConfiguration,
  type configurationRequest,
} from '@switchboard/api-contract/agentDetail';
import {
  openStatuses,
  agentStatuses,
  listStatusOf,
  statusAfter,
  type AgentAction,
  type AgentListStatus,
  takesInput,
} from '@switchboard/api-contract/agents';
import { capabilitiesOf, integrationsOf } from '@switchboard/api-contract/agents/abilities';
import { actionByActive, withActive } from '@switchboard/api-contract/agents/active';
import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import { messages } from '@switchboard/api-contract/errors';
import { mergeConfiguration } from '@switchboard/api-contract/mergeConfiguration';
import { autoSyncSchedule, isAutoSync, readAutoSync } from '@switchboard/api-contract/schedules/autoSync';
import type { scheduleRequest } from '@switchboard/api-contract/schedules/schedule';
import { parse, type InferOutput } from 'valibot';
import type { AgentDetailAnswer } from '../builders/agents.ts';
import type { Content } from '../scenarios.ts';
import type { Begin } from './begin.ts';
import { Refusal } from './Refusal.ts';
import type { RunPreviewAnswer } from '@switchboard/api-contract/runs/preview';
import { criteriaOf, previewOf } from '@switchboard/api-contract/runs/previewOf';
import { missingOf, refusalOf, type ReadinessInput } from '@switchboard/api-contract/runs/missingOf';
import { wordsOf, type Fact } from '@switchboard/api-contract/words/wordsOf';
import { sessionAnswer } from '../builders/auth.ts';
import type { RunAnswer } from '../builders/executions.ts';
import { createAgentStore, type Agent } from './agentStore.ts';
import { createRuns, figuresOf, type NewRun } from './runs.ts';
import { createSchedules } from './schedules.ts';
import { checkSettings, keepSecrets, storedSecrets, withoutSecrets } from './settings.ts';

interface Parts extends Pick<ReadinessInput, 'isConnected'> {
  readonly clock: () => Date;
  readonly content: Content;
  readonly begin: Begin;
}

const listStatus = (status: string | null | undefined): AgentListStatus =>
  listStatusOf[agentStatuses.find((known) => known === status) ?? 'idle'];

/** The agents of the tenant, their configuration and their runs. */
export function createAgents({ clock, content, begin, isConnected }: Parts) {
  const runs = createRuns(clock);
  const schedules = createSchedules(clock);
  const store = createAgentStore({ clock, content, begin });
  const { find } = store;

  const refuseOff = ({ detail }: Agent, verb: string): never => {
    throw new Refusal(409, `${detail.name} is switched off in its configuration. Switch it on before you ${verb} it.`);
  };
  const own = ({ detail }: Agent) => runs.of(detail.id);
  const typeOf = ({ detail: { id }, listed }: Agent): string =>
    agentTable.find((entry) => entry.id === id)?.listType ?? listed.type ?? '';
  const standingOf = (agent: Agent) => ({
    listType: typeOf(agent),
    status: agentStatuses.find((known) => known === agent.detail.status) ?? 'idle',
  });
  const shownConfiguration = (agent: Agent) => {
    const { slug, configuration } = agent.detail;
    if (!configuration) return configuration;
    const shown = withoutSecrets(slug, configuration.customSettings);
    return { ...configuration, customSettings: withActive(shown, standingOf(agent)) };
  };
  const lackingOf = (agent: Agent) => {
    const { id, name, slug, configuration = defaultConfiguration } = agent.detail;
    const full = parse(agentConfiguration, configuration);
    return missingOf({
      agent: { id, name, listType: typeOf(agent) },
      configuration: full,
      isConnected,
      hasSecret: (setting) => (storedSecrets(slug, full.customSettings) ?? []).includes(setting),
    });
  };
  const beginRun = (agent: Agent, given: Pick<NewRun, 'trigger' | 'input' | 'retryOf'>) => {
    const { id, name, slug, configuration = defaultConfiguration } = agent.detail;
    checkInput(name, typeOf(agent), given.input);
    const full = parse(agentConfiguration, configuration);
    const lacking = lackingOf(agent);
    if (lacking.length > 0) {
      const { error, missing } = refusalOf(lacking);
      throw new Refusal(409, error, { missing });
    }
    return runs.begin({
      agentId: id,
      agentName: name,
      slug: slug ?? undefined,
      configuration: { ...full, customSettings: withoutSecrets(slug, full.customSettings) ?? {} },
      startedBy: memberName,
      ...given,
    });
  };
  const executionsOf = (agent: Agent) => {
    const mine = own(agent);
    return mine.length > 0 ? mine : (agent.detail.executions ?? []);
  };

  return {
    create: store.create,
    list: (): AnswerOf<typeof endpoints.agents> =>
      store.list().map((agent) => {
        const mine = own(agent);
        const status = listStatus(agent.detail.status);
        if (mine.length === 0) return { ...agent.listed, status };
        const count = (...words: string[]) => mine.filter((run) => words.includes(run.status ?? '')).length;
        return {
          ...agent.listed,
          status,
          sample: undefined,
          lastActiveAt: mine[0]?.startTime,
          stats: {
            processed: count('completed', 'failed'),
            success: count('completed'),
            pending: count('queued', 'running'),
          },
        };
      }),
    detail(key: string): AgentDetailAnswer {
      const agent = find(key);
      const mine = own(agent);
      const { configuration } = agent.detail;
      const shown = {
        ...agent.detail,
        capabilities: capabilitiesOf(typeOf(agent), configuration?.customSettings),
        integrations: integrationsOf(typeOf(agent), configuration?.customSettings),
        schedule: schedules.of(agent.detail),
        storedSecrets: storedSecrets(agent.detail.slug, configuration?.customSettings),
        configuration: shownConfiguration(agent),
      };
      return mine.length === 0
        ? shown
        : {
            ...shown,
            sample: undefined,
            executions: mine.map(inShort),
            metrics: figuresOf(mine, clock()),
            lastRun: mine.find((run) => run.startTime)?.startTime,
            confidenceScore: undefined,
          };
    },
    executions: (key: string): AnswerOf<typeof endpoints.executions> => executionsOf(find(key)),
    /** The status for the status answers. */
    listStatusOf: (slug: AgentSlug): AgentListStatus => listStatus(find(slug).detail.status),
    scheduleOf: (slug: AgentSlug) => schedules.of(find(slug).detail),
    settingsOf: (slug: AgentSlug): unknown => find(slug).detail.configuration?.customSettings,
    runsOf: (slug: AgentSlug) => own(find(slug)),
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
      const action = actionByActive(configuration.customSettings, standingOf(agent));
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
    run: (key: string, input?: string): RunAnswer =>
      beginRun(find(key), { trigger: 'member', input: input || undefined }),
    previewRun(key: string): RunPreviewAnswer {
      const agent = find(key);
      const { slug, configuration } = agent.detail;
      const entry = agentTable.find((one) => one.slug === slug);
      if (!entry || lackingOf(agent).length > 0) return { needed: false };
      const [last] = own(agent);
      return previewOf({
        slug: entry.slug,
        customSettings: configuration?.customSettings,
        before: last && criteriaOf(entry.slug, runs.read(last.id).configuration?.customSettings),
      });
    },
    readRun: (id: string) => runs.read(id),
    cancelRun: (id: string): RunAnswer => runs.cancel(id, memberName),
    retryRun(id: string): RunAnswer {
      const { agentId, input } = runs.toRetry(id);
      return beginRun(find(agentId), { trigger: 'retry', input, retryOf: id });
    },
    /** Its runs stay readable. */
    remove(key: string): void {
      const { detail } = find(key);
      if (agentTable.some(({ id }) => id === detail.id)) throw new Refusal(409, messages.agentBuiltIn);
      for (const run of runs.of(detail.id))
        if (openStatuses.some((status) => status === run.status)) runs.cancel(run.id, memberName);
      store.remove(detail.id);
    },
  };
}

const memberName = sessionAnswer().user?.name ?? '';

/** What an agent's detail says of a run. */
const inShort = ({
  id,
  status,
  executionType,
  startTime,
  endTime,
  duration,
  result,
  errorMessage,
}: RunAnswer): NonNullable<AgentDetailAnswer['executions']>[number] =>
  JSON.parse(
    JSON.stringify({ id, status, executionType, startTime, endTime, duration, result, errorMessage }),
  ) as NonNullable<AgentDetailAnswer['executions']>[number];

function checkInput(agent: string, type: string, input: string | undefined): void {
  const taken = takesInput.includes(type);
  const problem: Fact | undefined =
    taken && !input && type !== 'orchestrator'
      ? { kind: 'inputMissing', args: {} }
      : !taken && input
        ? { kind: 'inputNotTaken', args: { agent } }
        : undefined;
  if (problem) throw new Refusal(422, wordsOf(problem), { fields: { input: wordsOf(problem) } });
}
