import { exportTypes } from '@switchboard/api-contract/records/calls';
import { usageCsv } from '@switchboard/api-contract/usageCsv';
import { type AgentAction, agentActions } from '@switchboard/api-contract/agents';
import { agents as definitions } from '@switchboard/api-contract/agents/all';
import type { AgentSlug } from '@switchboard/api-contract/agentTable';
import type { Endpoint, EndpointName } from '@switchboard/api-contract/endpoints';
import { isConsentService } from '@switchboard/api-contract/consent';
import { contactMessages } from '@switchboard/api-contract/agents/contacts';
import { serviceName } from '@switchboard/api-contract/catalogue';
import { cut } from '@switchboard/api-contract/text';
import { limits } from '@switchboard/api-contract/limits';
import { demoCredentials } from '@switchboard/api-contract/session';
import { loginAnswer, userAnswer } from './builders/auth.ts';
import { consentOffer, serviceCallsAnswer, testResultAnswer } from './builders/connections.ts';
import { suggestionsAnswer } from './builders/conversations.ts';
import { descriptionAnswer } from './builders/description.ts';
import type { EmailAnswer } from './builders/email.ts';
import { runSummaryAnswer } from './builders/executions.ts';
import { workflowAnswer } from './builders/orchestrator.ts';
import { invitationAnswer, memberAnswer } from './builders/organisation.ts';
import { destinationFieldsAnswer, destinationsAnswer } from './builders/sending.ts';
import type { Answer, Call } from './Call.ts';
import { FIXED_NOW } from './now.ts';
import type { World } from './world.ts';
import { attentionOf } from './world/attention.ts';
import { auditFile, auditPage } from './world/audit.ts';
import { jsonAnswer } from './world/conversations.ts';
import { Refusal } from './world/Refusal.ts';
import { refuseOddSettings } from './world/settings.ts';
import { silence } from './world/silence.ts';

/** Calls answered by an agent's definition alone: its status, and adding a record. */
type PageCall = `${string}Status` | AddCall<(typeof definitions)[AgentSlug]>;
type AddCall<Definition> = Definition extends { readonly buildRecord: infer Build; readonly records: infer Records }
  ? {
      [K in keyof Build & keyof Records & string]: Records[K] extends { readonly one: infer One extends string }
        ? `add${Capitalize<One>}`
        : never;
    }[keyof Build & keyof Records & string]
  : never;

/** Refuses what the mocks have none of. */
const refuse = (status: 404 | 409, message: string) => (): never => {
  throw new Refusal(status, message);
};
const none = (what: string) => refuse(404, `There is no such ${what}`);
const done = () => ({ ok: true }) as const;
const nothing = () => undefined;
const { name: demoName, ...demo } = userAnswer();
const demoMember = memberAnswer({ id: demo.id ?? '', name: demoName, email: demo.email, you: true, demo: true });
const link = {
  id: 'invitation-1',
  link: `http://localhost/invitation/${'t'.repeat(43)}`,
  expiresAt: new Date(FIXED_NOW.getTime() + limits.members.invitationHours * 3_600_000).toISOString(),
};
const demoTimes = { at: FIXED_NOW.toISOString(), lastSeenAt: FIXED_NOW.toISOString() };
const queuedRun = (agentId: string) =>
  runSummaryAnswer({
    agentId,
    status: 'queued',
    attempts: 0,
    startTime: undefined,
    endTime: undefined,
    duration: undefined,
    result: undefined,
  });

const ownAnswers: { readonly [N in Exclude<EndpointName, PageCall>]: (world: World, call: Call<N>) => Answer<N> } = {
  login: ({ sessions }, { body }) => sessions.login(body),
  logout: ({ sessions }, { token }) => sessions.logout(token),
  session: ({ sessions }, { token }) => sessions.session(token),
  members: () => ({ members: [demoMember], invitations: [] }),
  invite: () => link,
  withdrawInvitation: nothing,
  changeRole: (_, { body }) => memberAnswer({ role: body.role }),
  removeMember: nothing,
  resetPassword: () => link,
  unjoinMember: refuse(409, 'Demo User does not sign in with single sign-on'),
  markEmergency: refuse(409, 'The demo account can’t be marked as Emergency'),
  changeOrganisation: (_, { body }) => body,
  invitation: () => invitationAnswer(),
  acceptInvitation: () => loginAnswer(),
  changePassword: refuse(409, 'The password of the demo account can’t be changed'),
  sessions: () => ({
    sessions: [{ id: 'session-1', browser: 'Firefox on Linux', ...demoTimes, current: true }],
  }),
  endSession: nothing,

  passkeys: () => ({ passkeys: [] }),
  passkeyOptions: refuse(409, 'The demo account can’t have passkeys.'),
  addPasskey: refuse(409, 'The demo account can’t have passkeys.'),
  renamePasskey: none('passkey'),
  removePasskey: none('passkey'),
  prove: (_, { body }) => {
    if (body.password === demoCredentials.password) return done();
    const [error, fields] =
      body.password === undefined
        ? ['This passkey is not one of yours, or was not confirmed.']
        : ['This is not your password', { password: 'This is not your password' }];
    throw new Refusal(422, error, { ...(fields && { fields }) });
  },
  passkeySignInOptions: () => ({ challenge: 'c3dpdGNoYm9hcmQ', rpId: 'localhost' }),
  passkeySignIn: () => loginAnswer(),

  keys: ({ keys }) => keys.list(),
  makeKey: ({ keys }, { body }) => keys.make(body),
  revokeKey: ({ keys }, { path }) => keys.revoke(path.keyId),

  signInWays: () => ({ passwordsOff: false }),
  beginSignOn: () => '/login?sso=refused',
  signOnCallback: () => '/login?sso=expired',
  finishSignOn: () => {
    const error = 'This sign-in was used, or took too long. Please sign in again';
    throw new Refusal(422, error, { fields: { ticket: error } });
  },

  agents: ({ agents }) => agents.list(),
  createAgent: ({ agents }, { body }) => agents.create(body),
  agent: (world, { path }) => detail(world, path.agentId),
  executions: ({ agents }, { path }) => agents.detail(path.agentId).executions ?? [],
  agentAction: (world, { path }) => {
    if (!isAction(path.action)) throw new Refusal(404, `There is no action ${path.action}`);
    world.agents.act(path.agentId, path.action);
    return world.agents.state(path.agentId);
  },
  configureAgent: (world, { path, body, sent }) => {
    refuseOddSettings(sent);
    world.agents.configure(path.agentId, body);
    return world.agents.state(path.agentId);
  },
  doProposal: none('proposal'),
  discardProposal: none('proposal'),
  sendReply: none('reply'),
  undoReply: none('reply'),
  editReply: none('reply'),
  discardReply: none('reply'),
  listRecords: ({ records }, { path, query }) => records.list(path, query),
  exportRecords: ({ records }, { path, body, query }) => records.export(path, body, query),
  changeRecord: ({ records }, { path, body }) => records.change(path, body),
  deleteRecord: ({ records }, { path, query }) => records.remove(path, query.version),
  restoreRecord: ({ records }, { path }) => records.restore(path),
  changeRecords: ({ records }, { path, body }) => records.changeMany(path, body),
  recordHistory: ({ records }, { path }) => records.history(path),
  sendRecords: (_, { body }) => ({ created: body.ids.length, updated: 0, skipped: 0, refused: [] }),
  destinations: () => destinationsAnswer([]),
  readDestination: () => destinationFieldsAnswer(),
  matchFields: (_, { body }) => destinationFieldsAnswer({ matching: body.matching, remembered: true }),
  setSchedule: ({ agents }, { path, body }) => agents.setSchedule(path.agentId, body),
  deleteAgent: ({ agents }, { path }) => {
    agents.remove(path.agentId);
    return undefined;
  },
  runAgent: ({ agents }, { path }) => queuedRun(agents.detail(path.agentId).id),
  /** Nothing is told: see `handlers`. */
  agentEvents: nothing,
  runPreview: () => ({ needed: false }),
  run: none('run'),
  cancelRun: none('run'),
  retryRun: none('run'),

  connections: ({ connections }) => connections.list(),
  serviceCalls: ({ connections }) =>
    serviceCallsAnswer(connections.list().some(({ status }) => status === 'connected')),
  testConnection: ({ connections }, { path }) => connections.test(path.connectionId),
  setupConnection: ({ connections }, { path, body }) => connections.setup(path.connectionId, body),
  consentOffer: (_, { path: { connectionId: id } }) => (isConsentService(id) ? consentOffer(id) : none('consent')()),
  consent: (_, { path }) => ({ address: `/api/connections/${path.connectionId}/callback?state=mocked` }),
  consentWith: (_, { path }) => ({ address: `/api/connections/${path.connectionId}/callback?state=mocked` }),
  consentCallback: (_, { path }) => `/api-status?setup=${path.connectionId}&consent=done`,
  disconnectConnection: ({ connections }, { path }) => connections.disconnect(path.connectionId),

  contactsPreview: refuse(404, contactMessages.previewGone),
  applyContactsPreview: refuse(409, contactMessages.previewGone),
  cancelContactsPreview: refuse(404, contactMessages.previewGone),
  contactPairs: () => ({ pairs: [] }),
  mergeContacts: refuse(409, contactMessages.contactsChanged),
  keepContacts: refuse(409, contactMessages.contactsChanged),

  attention: ({ connections, hidden }) => attentionOf(connections.list(), hidden),
  visit: ({ connections, hidden }) => attentionOf(connections.list(), hidden),
  putOff: ({ hidden }, { path }) => (hidden.add(path.itemId), done()),
  dismissFirstSteps: ({ hidden }) => (hidden.add('first-steps'), done()),

  openApi: descriptionAnswer,

  programRequest: none('request'),
  allowRequest: none('request'),
  discardRequest: none('request'),

  connectSandbox: ({ connections }) => ({ connected: connections.connectAll(), filled: [] }),
  deleteSandboxRecords: () => ({ deleted: 0 }),

  notifications: ({ notifications }) => notifications.read(),
  setNotifications: ({ notifications }, { body }) => notifications.set(body),
  testNotification: (_, { body: { service, target } }) =>
    target === '#lunch'
      ? { outcome: 'wrong-target', text: { kind: 'channelNotJoined', args: { service: serviceName(service), target } } }
      : { outcome: 'ok', text: { kind: 'messageReached', args: { target: serviceName(service) } }, latencyMs: 312 },

  audit: (_, { query }) => auditPage(query),
  exportAudit: (_, { query }) => auditFile(query),

  usage: ({ usage }, { query }) => usage.read(query.month),
  exportUsage: ({ usage }, { query }) => ({ type: exportTypes.csv, text: usageCsv(usage.read(query.month)) }),
  budgets: ({ usage }) => usage.budgets(),
  setBudgets: ({ usage }, { body }) => usage.setBudgets(body),
  prices: ({ usage }) => usage.prices(),
  setPrices: ({ usage }) => usage.prices(),

  chat: ({ conversations, sessions }, { body, token, streams, messageId }) => {
    const telling = conversations.tell(sessions.owner(token), { ...body, messageId }, !streams);
    return streams ? telling.follow() : jsonAnswer(telling.shown());
  },
  speak: () => silence(),
  voice: ({ voice }) => voice,
  saveVoice: ({ voice }, { body }) => (Object.assign(voice, body), done()),
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
  undoReceipt: none('receipt'),
  restoreMessages: refuse(409, 'It is too late to bring this back.'),
  setThumb: done,
  suggestions: () => suggestionsAnswer(),

  researchTasks: ({ research }) => research.tasks(),
  researchSources: ({ research }) => research.sources(),
  saveSystemPrompt: ({ research, pages }, { body }) => {
    research.savePrompt(body.prompt);
    return pages.status('research') as Answer<'saveSystemPrompt'>;
  },
  startResearch: ({ research, pages }, { body }) => {
    pages.note('research', { kind: 'started', text: { kind: 'researchStarted', args: { title: body.query } } });
    return research.start(body.query, body.followUpOf);
  },
  toggleResearch: (world, { body }) => {
    world.agents.act('research', body.active ? 'start' : 'stop');
    return world.pages.status('research') as Answer<'toggleResearch'>;
  },
  testResearch: () =>
    testResultAnswer({ message: { kind: 'credentialsAccepted', args: { services: ['Tavily', 'OpenAI'] } } }),

  addWorkflow: (_, { body: { name, steps } }) => workflowAnswer({ name, totalTasks: steps.length, completedTasks: 0 }),
  addOwnWorkflow: (_, { body: { name, steps } }) =>
    workflowAnswer({ name, totalTasks: steps.length, completedTasks: 0 }),
  planWorkflow: (_, { body: { goal } }) => ({
    name: cut(goal, 60),
    steps: [{ agent: 'research-agent', task: cut(goal, limits.text.line), after: [] }],
    left: [],
    service: 'OpenAI',
    model: 'gpt-4o',
    at: FIXED_NOW.toISOString(),
  }),
  pauseWorkflow: () => workflowAnswer({ status: 'paused' }),
  resumeWorkflow: () => workflowAnswer(),

  sendEmail: ({ records }, { body: { emailId: recordId } }) => ({
    ...(records.read({ agentId: 'email', collection: 'emails', recordId }) as EmailAnswer),
    unsent: { kind: 'keptConnectToSend', args: {} },
  }),
  addressee: () => ({}),
  freeSlots: () => ({ slots: [], unreadable: [] }),
  undoAnswer: none('answer'),
  sendEvent: ({ records }, { body: { eventId: recordId } }) =>
    records.read({ agentId: 'calendar', collection: 'events', recordId }),
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

function detail(world: World, key: string): Answer<'agent'> {
  const agent = world.agents.detail(key);
  return { ...agent, specialData: world.pages.specialData(agent.slug) };
}

const isAction = (word: string): word is AgentAction => (agentActions as readonly string[]).includes(word);
