import { endpoints, type Endpoint } from '@switchboard/api-contract/endpoints';
import { missingRightText, rightsOf, roles } from '@switchboard/api-contract/roles';
import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { addMember, createTestApp, createTestDatabase, signIn } from '../test/testApp.ts';

/** Every role of the contract, and one that this version does not know, which may do what a viewer may. */
const walkedRoles = [...roles, 'a_role_of_tomorrow'];
// Signing out comes last: it ends the session that the others use.
const calls = Object.entries<Endpoint>(endpoints)
  .filter(([, { signedIn }]) => signedIn)
  .toSorted(([a], [b]) => Number(a === 'logout') - Number(b === 'logout'));

let app: FastifyInstance;
const headersOf = new Map<string, { authorization: string }>();
beforeAll(async () => {
  const db = await createTestDatabase();
  app = await createTestApp({ db });
  for (const role of walkedRoles) {
    const member = { tenantId: 'northlight', username: role, password: 'a-long-password' };
    await addMember(db, { ...member, role });
    headersOf.set(role, await signIn(app, member));
  }
});

async function statusOf({ method, path }: Endpoint, role: string) {
  const url = path.replace(/:\w+/g, 'nobody');
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
