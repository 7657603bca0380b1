import { type AgentAction, agentActions } from '@switchboard/api-contract/agents';
import type { AnswerOf, EndpointName, PathValues, endpoints } from '@switchboard/api-contract/endpoints';
import type * as v from 'valibot';
import type { World } from './world.ts';
import { Refusal } from './world/Refusal.ts';
import { refuseOddSettings } from './world/settings.ts';
import { silence } from './world/silence.ts';

type Endpoints = typeof endpoints;
type BodyOf<N extends EndpointName> = Endpoints[N]['request'] extends v.GenericSchema
  ? v.InferOutput<Endpoints[N]['request']>
  : undefined;

/** One call, its body checked by the contract. */
export interface Call<N extends EndpointName> {
  readonly path: PathValues<Endpoints[N]['path']>;
  readonly body: BodyOf<N>;
  /** The body as it came. */
  readonly sent: unknown;
  readonly token: string;
}

type Answer<N extends EndpointName> = N extends 'speak' ? Uint8Array<ArrayBuffer> : AnswerOf<Endpoints[N]>;

/** What each endpoint of the contract answers, from the world. Throws a `Refusal` for the rest. */
export const answers: { readonly [N in EndpointName]: (world: World, call: Call<N>) => Answer<N> } = {
  login: ({ sessions }, { body }) => sessions.login(body),
  logout: ({ sessions }, { token }) => sessions.logout(token),
  session: ({ sessions }) => sessions.session(),

  agents: ({ agents }) => agents.list(),
  createAgent: ({ agents }, { body }) => agents.create(body),
  agent: (world, { path }) => detail(world, path.agentId),
  executions: ({ agents }, { path }) => agents.executions(path.agentId),
  agentAction: (world, { path }) => {
    if (!isAction(path.action)) throw new Refusal(404, `There is no action ${path.action}`);
    world.agents.act(path.agentId, path.action);
    return detail(world, path.agentId);
  },
  configureAgent: (world, { path, body, sent }) => {
    refuseOddSettings(sent);
    world.agents.configure(path.agentId, body);
    return detail(world, path.agentId);
  },
  runAgent: ({ agents }, { path }) => agents.run(path.agentId),

  connections: ({ connections }) => connections.list(),
  testConnection: ({ connections }, { path }) => connections.test(path.connectionId),
  setupConnection: ({ connections }, { path, body }) => connections.setup(path.connectionId, body),
  disconnectConnection: ({ connections }, { path }) => connections.disconnect(path.connectionId),

  chat: ({ chat }, { body }) => chat(body),
  speak: () => silence(),

  leadGenerationStatus: ({ records }) => records.leadGeneration(),
  emailStatus: ({ records }) => records.email(),
  calendarStatus: ({ records }) => records.calendar(),
  mapsScraperStatus: ({ records }) => records.mapsScraper(),
  researchStatus: ({ research }) => research.status(),
  contactsStatus: ({ records }) => records.contacts(),
  orchestratorStatus: ({ records }) => records.orchestrator(),

  researchTasks: ({ research }) => research.tasks(),
  researchSources: ({ research }) => research.sources(),
  saveSystemPrompt: ({ research }, { body }) => research.savePrompt(body.prompt),
  startResearch: ({ research }, { body }) => research.start(body.query),
  toggleResearch: ({ agents, research }, { body }) => {
    agents.act('research', body.active ? 'start' : 'stop');
    return research.status();
  },
  testResearch: ({ research }) => research.test(),

  addLead: ({ records }, { body }) => records.addLead(body),
  composeEmail: ({ records }, { body }) => records.composeEmail(body),
  addTemplate: ({ records }, { body }) => records.addTemplate(body),
  scheduleEvent: ({ records }, { body }) => records.scheduleEvent(body),
  addWorkflow: ({ records }, { body }) => records.addWorkflow(body),
};

function detail({ agents, records }: World, key: string): AnswerOf<Endpoints['agent']> {
  const agent = agents.detail(key);
  return { ...agent, specialData: records.specialData(agent.slug) };
}

const isAction = (word: string): word is AgentAction => (agentActions as readonly string[]).includes(word);
