import { type AgentAction, agentActions } from '@switchboard/api-contract/agents';
import { agents as definitions } from '@switchboard/api-contract/agents/all';
import type { AgentSlug } from '@switchboard/api-contract/agentTable';
import type { AnswerOf, Endpoint, EndpointName, PathValues, endpoints } from '@switchboard/api-contract/endpoints';
import type * as v from 'valibot';
import { serviceCallsAnswer } from './builders/connections.ts';
import type { World } from './world.ts';
import { inShort } from './world/conversations.ts';
import { Refusal } from './world/Refusal.ts';
import { refuseOddSettings } from './world/settings.ts';
import { silence } from './world/silence.ts';
import type { ToldEvent } from './world/telling.ts';

type Endpoints = typeof endpoints;
type BodyOf<N extends EndpointName> = Endpoints[N]['request'] extends v.GenericSchema
  ? v.InferOutput<Endpoints[N]['request']>
  : undefined;

type QueryOf<N extends EndpointName> = Endpoints[N] extends { readonly query: infer Q extends v.GenericSchema }
  ? v.InferOutput<Q>
  : undefined;

/** One call, its parameters and its body checked by the contract. */
export interface Call<N extends EndpointName> {
  readonly path: PathValues<Endpoints[N]['path']>;
  readonly query: QueryOf<N>;
  readonly body: BodyOf<N>;
  /** The raw body. */
  readonly sent: unknown;
  readonly token: string;
  /** The client reads server-sent events. */
  readonly streams: boolean;
  /** The last event that the client has. */
  readonly lastEventId: string | undefined;
}

/** A file of text, and its media type. */
export interface TextFile {
  readonly type: string;
  readonly text: string;
}

type Answer<N extends EndpointName> = N extends 'speak'
  ? Uint8Array<ArrayBuffer>
  : N extends 'chat'
    ? AnswerOf<Endpoints['chat']> | AsyncGenerator<ToldEvent, void>
    : N extends 'conversationEvents'
      ? AsyncGenerator<ToldEvent, void> | undefined
      : Endpoints[N] extends { readonly file: readonly string[] }
        ? TextFile
        : Endpoints[N] extends { readonly page: true }
          ? string
          : AnswerOf<Endpoints[N]>;

/** Calls answered by an agent's definition alone: its status, and adding a record. */
type PageCall = `${string}Status` | MakingCall<(typeof definitions)[AgentSlug]>;
type MakingCall<Definition> = Definition extends { readonly make: infer Make; readonly records: infer Records }
  ? {
      [K in keyof Make & keyof Records & string]: Records[K] extends { readonly one: infer One extends string }
        ? `add${Capitalize<One>}`
        : never;
    }[keyof Make & keyof Records & string]
  : never;

const ownAnswers: { readonly [N in Exclude<EndpointName, PageCall>]: (world: World, call: Call<N>) => Answer<N> } = {
  login: ({ sessions }, { body }) => sessions.login(body),
  logout: ({ sessions }, { token }) => sessions.logout(token),
  session: ({ sessions }, { token }) => sessions.session(token),
  members: ({ organisation }) => organisation.list(),
  invite: ({ organisation }, { body }) => organisation.invite(body),
  withdrawInvitation: ({ organisation }, { path }) => organisation.withdraw(path.invitationId),
  changeRole: ({ organisation }, { path, body }) => organisation.changeRole(path.memberId, body.role),
  removeMember: ({ organisation }, { path }) => organisation.remove(path.memberId),
  resetPassword: ({ organisation }, { path }) => organisation.reset(path.memberId),
  changeOrganisation: ({ organisation }, { body }) => organisation.setZone(body.zone),
  invitation: ({ organisation }, { path }) => organisation.invitation(path.token),
  acceptInvitation: ({ organisation }, { path, body }) => organisation.accept(path.token, body),
  changePassword: ({ organisation }) => organisation.changePassword(),
  sessions: ({ organisation }) => organisation.sessions(),
  endSession: ({ organisation }, { path }) => organisation.endSession(path.sessionId),

  passkeys: ({ sessions, passkeys }, { token }) => passkeys.list(sessions.owner(token)),
  passkeyOptions: ({ sessions, passkeys }, { token }) => passkeys.options(sessions.owner(token)),
  addPasskey: ({ sessions, passkeys }, { token, body }) =>
    passkeys.add(sessions.owner(token), body.name, body.response),
  renamePasskey: ({ sessions, passkeys }, { token, path, body }) =>
    passkeys.rename(sessions.owner(token), path.passkeyId, body.name),
  removePasskey: ({ sessions, passkeys }, { token, path }) => {
    passkeys.remove(sessions.owner(token), path.passkeyId);
    return undefined;
  },
  passkeySignInOptions: ({ passkeys }) => passkeys.signInOptions(),
  passkeySignIn: ({ sessions, passkeys }, { body }) => sessions.begin(passkeys.signedBy(body.response).username),

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
  doProposal: ({ agents, pages }, { path }) => pages.doProposal(agents.detail(path.agentId).slug, path.recordId),
  discardProposal: ({ agents, pages }, { path }) => pages.discard(agents.detail(path.agentId).slug, path.recordId),
  sendReply: ({ pages }, { path }) => pages.reply(path.recordId),
  undoReply: ({ pages }, { path }) => pages.reply(path.recordId),
  editReply: ({ pages }, { path }) => pages.reply(path.recordId),
  discardReply: ({ pages }, { path }) => pages.reply(path.recordId),
  listRecords: ({ records }, { path, query }) => records.list(path, query),
  exportRecords: ({ records }, { path, query }) => records.export(path, query),
  changeRecord: ({ records }, { path, body }) => records.change(path, body),
  deleteRecord: ({ records }, { path, query }) => records.remove(path, query.version),
  restoreRecord: ({ records }, { path }) => records.restore(path),
  changeRecords: ({ records }, { path, body }) => records.changeMany(path, body),
  recordHistory: ({ records }, { path }) => records.history(path),
  sendRecords: ({ sending }, { path, body }) => sending.send(path, body),
  destinations: ({ sending }, { path }) => sending.destinations(path),
  readDestination: ({ sending }, { path }) => sending.fields(path),
  matchFields: ({ sending }, { path, body }) => sending.match(path, body),
  setSchedule: ({ agents }, { path, body }) => agents.setSchedule(path.agentId, body),
  deleteAgent: ({ agents }, { path }) => {
    agents.remove(path.agentId);
    return undefined;
  },
  runAgent: ({ agents, research }, { path, body }) => {
    const run = agents.run(path.agentId, body?.input);
    if (run.agentId === 'research-agent') research.start(body?.input ?? '');
    return run;
  },
  /** Nothing is told: see `handlers`. */
  agentEvents: () => undefined,
  runPreview: ({ agents }, { path }) => agents.previewRun(path.agentId),
  run: ({ agents }, { path }) => agents.readRun(path.runId),
  cancelRun: ({ agents }, { path }) => agents.cancelRun(path.runId),
  retryRun: ({ agents }, { path }) => agents.retryRun(path.runId),

  connections: ({ connections, notifications }) => notifications.inUse(connections.list()),
  serviceCalls: ({ connections }) =>
    serviceCallsAnswer(connections.list().some(({ status }) => status === 'connected')),
  testConnection: ({ connections }, { path }) => connections.test(path.connectionId),
  setupConnection: ({ connections }, { path, body }) => connections.setup(path.connectionId, body),
  consentOffer: ({ connections }, { path }) => connections.offer(path.connectionId),
  consent: ({ connections }, { path }) => connections.consent(path.connectionId, undefined),
  consentWith: ({ connections }, { path, body }) => connections.consent(path.connectionId, body),
  consentCallback: ({ connections }, { path }) => connections.back(path.connectionId),
  disconnectConnection: ({ connections }, { path }) => connections.disconnect(path.connectionId),

  contactsPreview: ({ contacts }, { path }) => contacts.readPreview(path.agentId),
  applyContactsPreview: ({ contacts }, { path }) => contacts.applyPreview(path.agentId),
  cancelContactsPreview: ({ contacts }, { path }) => contacts.cancelPreview(path.agentId),
  contactPairs: ({ contacts }, { path }) => contacts.pairs(path.agentId),
  mergeContacts: ({ contacts }, { path }) => contacts.merge(path.agentId),
  keepContacts: ({ contacts }, { path }) => contacts.keep(path.agentId),

  attention: ({ attention }) => attention.read(),
  visit: ({ attention }) => attention.read(),
  putOff: ({ attention }, { path }) => attention.putOff(path.itemId),
  dismissFirstSteps: ({ attention }) => attention.dismissFirstSteps(),

  connectSandbox: ({ sandbox }) => sandbox.connect(),
  deleteSandboxRecords: ({ sandbox }) => sandbox.deleteRecords(),

  notifications: ({ notifications }) => notifications.read(),
  setNotifications: ({ notifications }, { body }) => notifications.set(body),
  testNotification: ({ notifications }, { body }) => notifications.test(body),

  audit: ({ audit }, { query }) => audit.read(query),
  exportAudit: ({ audit }, { query }) => audit.export(query),

  usage: ({ usage }, { query }) => usage.read(query.month),
  budgets: ({ usage }) => usage.budgets(),
  setBudgets: ({ usage }, { body }) => usage.setBudgets(body),
  prices: ({ usage }) => usage.prices(),
  setPrices: ({ usage }, { body }) => usage.setPrices(body),

  chat: ({ conversations, sessions }, { body, token, streams }) => {
    const telling = conversations.tell(sessions.owner(token), body, !streams);
    return streams ? telling.follow() : inShort(telling.shown());
  },
  speak: () => silence(),
  conversations: ({ conversations, sessions }, { query, token }) => conversations.list(sessions.owner(token), query),
  conversation: ({ conversations, sessions }, { path, token }) =>
    conversations.read(sessions.owner(token), path.conversationId),
  renameConversation: ({ conversations, sessions }, { path, body, token }) =>
    conversations.rename(sessions.owner(token), path.conversationId, body.title),
  deleteConversation: ({ conversations, sessions }, { path, token }) =>
    conversations.remove(sessions.owner(token), path.conversationId),
  conversationEvents: ({ conversations, sessions }, { path, token, lastEventId }) =>
    conversations.follow(sessions.owner(token), path.conversationId, lastEventId),
  exportConversation: ({ conversations, sessions }, { path, query, token }) =>
    conversations.export(sessions.owner(token), path.conversationId, query.format),
  stopAnswer: ({ conversations, sessions }, { path, token }) =>
    conversations.stop(sessions.owner(token), path.conversationId),
  undoReceipt: ({ conversations, sessions }, { path, body, token }) =>
    conversations.undo(sessions.owner(token), path.conversationId, body.receipt),
  restoreMessages: ({ conversations, sessions }, { path, body, token }) =>
    conversations.restore(sessions.owner(token), path.conversationId, body.message),
  setThumb: ({ conversations, sessions }, { path, body, token }) =>
    conversations.setThumb(sessions.owner(token), path.conversationId, path.messageId, body),
  suggestions: ({ conversations, sessions }, { query, token }) =>
    conversations.suggestions(sessions.owner(token), query),

  researchTasks: ({ research }) => research.tasks(),
  researchSources: ({ research }) => research.sources(),
  saveSystemPrompt: ({ research, pages }, { body }) => {
    research.savePrompt(body.prompt);
    return pages.status('research') as Answer<'saveSystemPrompt'>;
  },
  startResearch: ({ agents, research }, { body }) => {
    research.checkFollowed(body.followUpOf);
    agents.run('research', body.query);
    return research.start(body.query, body.followUpOf);
  },
  toggleResearch: (world, { body }) => {
    world.agents.act('research', body.active ? 'start' : 'stop');
    return world.pages.status('research') as Answer<'toggleResearch'>;
  },
  testResearch: ({ research }) => research.test(),

  addWorkflow: ({ workflows }, { body }) => workflows.add(body),

  sendEmail: ({ pages }, { body }) => pages.sendEmail(body.emailId),
  addressee: () => ({}),
  freeSlots: ({ pages }, { body }) => pages.freeSlots(body),
  undoAnswer: ({ pages }, { body }) => pages.answer(body.answerId),
  sendEvent: ({ pages }, { body }) => pages.event(body.eventId),
  addOwnWorkflow: ({ agents, workflows }, { path, body }) => {
    const { id, type } = agents.detail(path.agentId);
    if (type !== 'orchestrator') throw new Refusal(404, `agent ${path.agentId} has no workflows`);
    return workflows.add(body, id === 'orchestrator');
  },
  planWorkflow: ({ workflows }, { body }) => workflows.plan(body.goal),
  pauseWorkflow: ({ workflows }, { path }) => workflows.hold(path.workflowId, true),
  resumeWorkflow: ({ workflows }, { path }) => workflows.hold(path.workflowId, false),
};

type AnyAnswer = (world: World, call: Call<never>) => unknown;

/** The status of each agent's page, and adding a record by hand. */
const ofPages = Object.values(definitions).flatMap(({ slug, calls, read, add }) =>
  Object.entries<Endpoint>(calls).flatMap(([name, endpoint]): [string, AnyAnswer][] => {
    if (endpoint === read) return [[name, ({ pages }) => pages.status(slug)]];
    const collection = Object.entries<Endpoint>(add).find(([, call]) => call === endpoint)?.[0];
    return collection === undefined ? [] : [[name, ({ pages }, { body }) => pages.add(slug, collection, body)]];
  }),
);

/** How the world answers each endpoint of the contract. Throws a `Refusal` for refusals. */
export const answers = { ...Object.fromEntries(ofPages), ...ownAnswers } as {
  readonly [N in EndpointName]: (world: World, call: Call<N>) => Answer<N>;
};

function detail(world: World, key: string): AnswerOf<Endpoints['agent']> {
  const agent = world.agents.detail(key);
  return { ...agent, specialData: world.pages.specialData(agent.slug) };
}

const isAction = (word: string): word is AgentAction => (agentActions as readonly string[]).includes(word);
