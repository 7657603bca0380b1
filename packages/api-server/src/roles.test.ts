import { endpoints, type AnswerOf, type Endpoint } from '@switchboard/api-contract/endpoints';
import { missingRightText, rightsOf, roles } from '@switchboard/api-contract/roles';
import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { addMember, createTestApp, createTestDatabase, signIn, testNow } from '../test/testApp.ts';

/** Every role of the contract, and one that this version does not know, which may do what a viewer may. */
const walkedRoles = [...roles, 'a_role_of_tomorrow'];
// Signing out comes last: it ends the session that the others use.
const calls = Object.entries<Endpoint>(endpoints)
  .filter(([, { signedIn }]) => signedIn)
  .toSorted(([a], [b]) => Number(a === 'logout') - Number(b === 'logout'));

/** Keys of an admin. */
const keyGrants: Readonly<
  Record<string, { readonly rights: readonly string[]; readonly acts: string; readonly agents?: readonly string[] }>
> = {
  'that sees': { rights: ['see'], acts: 'act' },
  'that works': { rights: ['work'], acts: 'act' },
  'that configures': { rights: ['configure'], acts: 'act' },
  'that asks first': { rights: ['see', 'work', 'configure'], acts: 'ask' },
  'that acts': { rights: ['see', 'work', 'configure'], acts: 'act' },
  'of the email agent': { rights: ['see', 'work', 'configure'], acts: 'act', agents: ['email-agent'] },
  ended: { rights: ['see', 'work', 'configure'], acts: 'act' },
};

let app: FastifyInstance;
// A second goes by with each call, so that no key makes too many in a minute.
let now = testNow.getTime();
const clock = () => new Date((now += 1_000));
const headersOf = new Map<string, { authorization: string }>();
beforeAll(async () => {
  const db = await createTestDatabase();
  app = await createTestApp({ db, clock });
  for (const role of walkedRoles) {
    const member = { tenantId: 'northlight', username: role, password: 'a-long-password' };
    await addMember(db, { ...member, role });
    headersOf.set(role, await signIn(app, member));
  }
  const maker = headersOf.get('tenant_admin') ?? {};
  for (const [name, grant] of Object.entries(keyGrants)) {
    const made = await app.inject({ method: 'POST', url: '/api/keys', headers: maker, payload: { name, ...grant } });
    const { key, item } = made.json<AnswerOf<typeof endpoints.makeKey>>();
    headersOf.set(name, { authorization: `Bearer ${key}` });
    if (name === 'ended') await app.inject({ method: 'DELETE', url: `/api/keys/${item.id}`, headers: maker });
  }
});

async function statusOf({ method, path }: Endpoint, role: string, agentId = 'nobody') {
  const url = path.replace(':agentId', agentId).replace(/:\w+/g, 'nobody');
  const body = method === 'GET' || method === 'DELETE' ? {} : { payload: {} };
  const answer = await app.inject({ method, url, headers: headersOf.get(role) ?? {}, ...body });
  return { status: answer.statusCode, text: answer.body };
}

const isRefused = (role: string, { right }: Endpoint) => right !== undefined && !rightsOf(role).includes(right);
const walked = calls.flatMap(([name, endpoint]) => walkedRoles.map((role) => ({ name, role, endpoint })));

test.each(walked.filter(({ role, endpoint }) => isRefused(role, endpoint)))(
  '$name is refused as $role',
  async ({ role, endpoint }) => {
    const { status, text } = await statusOf(endpoint, role);
    expect(status).toBe(403);
    expect(JSON.parse(text)).toEqual({ error: missingRightText(endpoint.right ?? 'own') });
  },
);

test.each(walked.filter(({ role, endpoint }) => !isRefused(role, endpoint)))(
  '$name is let through as $role',
  async ({ role, endpoint }) => {
    const { status } = await statusOf(endpoint, role);
    expect([401, 403]).not.toContain(status);
  },
);

// What keys may, not read from the contract either. A call that is in none of these lists no key makes.
const keyCalls = {
  see: `agents agent executions runPreview agentEvents run listRecords exportRecords recordHistory destinations
    connections serviceCalls consentOffer notifications usage exportUsage prices attention programRequest researchStatus
    researchTasks researchSources orchestratorStatus mapsScraperStatus contactsStatus contactsPreview contactPairs
    calendarStatus emailStatus leadGenerationStatus`,
  work: `agentAction runAgent cancelRun retryRun changeRecord deleteRecord restoreRecord changeRecords sendRecords
    readDestination matchFields doProposal discardProposal sendReply undoReply editReply discardReply undoAnswer
    planWorkflow addOwnWorkflow pauseWorkflow resumeWorkflow startResearch toggleResearch testResearch addWorkflow
    applyContactsPreview cancelContactsPreview mergeContacts keepContacts addEvent sendEvent freeSlots addEmail addTemplate
    sendEmail addressee addLead`,
  configure: `createAgent deleteAgent configureAgent setSchedule testConnection setupConnection disconnectConnection
    connectSandbox deleteSandboxRecords dismissFirstSteps saveSystemPrompt`,
} as const;
type KeyRight = keyof typeof keyCalls;
const keyRightOf = (name: string): KeyRight | undefined =>
  (Object.keys(keyCalls) as KeyRight[]).find((right) => keyCalls[right].split(/\s+/).includes(name));
/** Calls that a key makes which is limited to the email agent: those of that agent, and these, which tell of it alone. */
const narrowedCalls = ['agents', 'run', 'cancelRun', 'retryRun'];
const emailCalls = ['emailStatus', 'addEmail', 'addTemplate', 'sendEmail'];
/** Calls about no agent, or about more than the one that they are made of. */
const wideCalls = `connections serviceCalls consentOffer notifications usage exportUsage prices attention programRequest
  pauseWorkflow resumeWorkflow createAgent testConnection setupConnection disconnectConnection connectSandbox
  deleteSandboxRecords dismissFirstSteps addressee`.split(/\s+/);

/** What a call says to a key, by the texts above; undefined: it is let through. */
function refusalOf(name: string, key: string): [number, string] | undefined {
  const { rights = [], acts, agents } = keyGrants[key] ?? {};
  const right = keyRightOf(name);
  if (key === 'ended') return [401, 'This key is not valid: it is unknown, has ended or rests.'];
  if (right === undefined) return [403, 'A key can’t do this.'];
  if (!rights.includes(right)) return [403, `This key was not given the right “${right}”.`];
  if (right !== 'see' && acts === 'ask')
    return [403, 'This key asks first: use the MCP server at /mcp, or a key that acts at once.'];
  if (!agents || narrowedCalls.includes(name) || emailCalls.includes(name)) return undefined;
  if (wideCalls.includes(name))
    return [403, 'This key is limited to some agents, and this is not about one of them alone.'];
  return [404, 'agent contacts does not exist'];
}

const walkedKeys = Object.keys(keyGrants);
test.each(walkedKeys)('a call with the key “%s” is let through or refused as it should be', async (key) => {
  for (const [name, endpoint] of calls) {
    // A stream of an agent that there is stays open.
    const { status, text } = await statusOf(endpoint, key, endpoint.stream ? 'nobody' : 'contacts');
    const refused = refusalOf(name, key);
    const named = /agents\/([a-z-]+)\//.exec(endpoint.path)?.[1] ?? (endpoint.stream ? 'nobody' : 'contacts');
    const said = refused?.[1].replace('contacts', named);
    const answered =
      [401, 403, 429].includes(status) || refused ? [status, JSON.parse(text) as unknown] : 'let through';
    expect([name, answered]).toEqual([name, refused ? [refused[0], { error: said }] : 'let through']);
  }
});

test('a key that is limited to an agent makes the calls of that agent, by its id and its slug', async () => {
  const ofAgent = calls.filter(([name, { path, stream }]) => !stream && path.includes(':agentId') && keyRightOf(name));
  expect(ofAgent.length).toBeGreaterThan(20);
  for (const agentId of ['email', 'email-agent'])
    for (const [name, endpoint] of ofAgent) {
      const { status, text } = await statusOf(endpoint, 'of the email agent', agentId);
      expect([name, [401, 403, 429].includes(status), /agent \S+ does not exist/.test(text)]).toEqual([
        name,
        false,
        false,
      ]);
    }
});

test('each call of a key is of one agent, or it is said above how far it goes', () => {
  const others = calls.filter(([name, { path }]) => keyRightOf(name) && !/agents\/|:agentId/.test(path));
  expect(others.map(([name]) => name).filter((name) => ![...narrowedCalls, ...wideCalls].includes(name))).toEqual([]);
});

const strangers = [
  ['nobody', {}],
  ['a made-up token', { authorization: `Bearer ${'A'.repeat(43)}` }],
] as const;
test.each(calls.flatMap(([name, endpoint]) => strangers.map(([who, headers]) => ({ name, who, headers, endpoint }))))(
  '$name is refused to $who',
  async ({ headers, endpoint: { method, path } }) => {
    const url = path.replace(/:\w+/g, 'nobody');
    const body = method === 'GET' || method === 'DELETE' ? {} : { payload: {} };
    const answer = await app.inject({ method, url, headers, ...body });
    expect([answer.statusCode, answer.json()]).toEqual([401, { error: 'Sign in to continue' }]);
  },
);

test('a stranger may sign in, open a link, come back from Google or single sign-on, and read what calls there are', () => {
  const open = Object.entries<Endpoint>(endpoints).filter(([, { signedIn }]) => !signedIn);
  expect(open.map(([name]) => name).toSorted()).toEqual([
    'acceptInvitation',
    'beginSignOn',
    'consentCallback',
    'finishSignOn',
    'invitation',
    'login',
    'openApi',
    'passkeySignIn',
    'passkeySignInOptions',
    'signInWays',
    'signOnCallback',
  ]);
});

test('a viewer reads, asks, looks after their own account, and nothing else', () => {
  const allowed = calls.filter(([, { right }]) => right === 'see' || right === 'own');
  expect(allowed.filter(([, { method }]) => method !== 'GET').map(([name]) => name)).toEqual([
    'changePassword',
    'endSession',
    'passkeyOptions',
    'addPasskey',
    'renamePasskey',
    'removePasskey',
    'prove',
    'makeKey',
    'revokeKey',
    'exportRecords',
    'chat',
    'speak',
    'saveVoice',
    'renameConversation',
    'deleteConversation',
    'stopAnswer',
    'undoReceipt',
    'restoreMessages',
    'setThumb',
    'visit',
    'putOff',
    'logout',
  ]);
});

// The specification, not read from the contract: so that a change of the contract's table has to be made here, too.
test.each([
  ['tenant_admin', ['own', 'see', 'work', 'configure', 'administer']],
  ['tenant_member', ['own', 'see', 'work', 'configure']],
  ['tenant_viewer', ['own', 'see']],
  ['a_role_of_tomorrow', ['own', 'see']],
])('the session of %s says what it may', async (role, may) => {
  // The walk above signed out.
  const member = { username: role, password: 'a-long-password' };
  const answer = await app.inject({ url: endpoints.session.path, headers: await signIn(app, member) });
  expect(answer.json()).toMatchObject({ role, may });
});
