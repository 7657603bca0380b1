import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, test } from 'vitest';
import { signOnEnv } from '../../../test/signOnApp.ts';
import { addMember, addTenant, createTestApp, createTestDatabase, signIn, testNow } from '../../../test/testApp.ts';
import { testContext } from '../../../test/testContext.ts';
import { readConfig } from '../../platform/config.ts';
import type { Database } from '../../platform/store/Database.ts';
import { admit } from './admit.ts';
import { personOf } from './personOf.ts';
import { failureOf } from './SignOnFailure.ts';

let db: Database;
let app: FastifyInstance;
const tenantId = 'northlight';
beforeEach(async () => {
  db = await createTestDatabase();
  await addMember(db, { tenantId, username: 'mira', password: 'a-long-password', role: 'tenant_member' });
  await addTenant(db, { tenantId: 'rival', username: 'rita', password: 'a-long-password' });
  app = await createTestApp({ db, env: signOnEnv() });
});

const said = { sub: 'sub-1', email: 'Mira@Northlight.test', email_verified: true, name: 'Mira  Okafor' };

/** What becomes of somebody of whom the provider says this: the member's user name and role, or the outcome. */
async function come(claims: object, env: Readonly<Record<string, string>> = {}): Promise<string> {
  const config = readConfig({ ...signOnEnv(), ...env });
  const { signOn } = config;
  if (!signOn) throw new Error('There is no single sign-on');
  const context = testContext({ db, clock: () => testNow, config });
  try {
    const gate = { signOn, tenantId, address: '203.0.113.9' };
    const id = await admit(context, gate, personOf({ ...said, ...claims }, signOn));
    const { username, role } = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    return `${username} as ${role}`;
  } catch (error) {
    return failureOf(error).outcome;
  }
}

const auditOf = async (kind: string) =>
  (await db.selectFrom('audit').selectAll().where('kind', '=', kind).execute()).map(({ target }) => target);
const invite = async (email: string, role: string) =>
  app.inject({ method: 'POST', url: '/api/members/invitations', headers: await signIn(app), payload: { email, role } });
const roles = { OIDC_ROLE_CLAIM: 'realm_access.roles' };
const withRoles = (...given: readonly string[]) => ({ realm_access: { roles: given } });

describe('the table of decisions', () => {
  test('1: a known account is its member’s, whatever its address says now, of which there is one line', async () => {
    expect(await come({})).toBe('mira as tenant_member');
    for (const email of ['other@acme.example', 'OTHER@acme.example', undefined])
      expect(await come({ email, email_verified: undefined })).toBe('mira as tenant_member');
    expect(await auditOf('member.address-differs')).toEqual(['mira']);
    expect(await auditOf('member.sign-on-joined')).toEqual(['mira']);
  });

  test.each([
    [{ email: undefined }, {}, 'no-address'],
    [{ email: 'mira' }, {}, 'no-address'],
    [{ email: ['mira@northlight.test'] }, {}, 'no-address'],
    [{ email_verified: false }, {}, 'unverified'],
    [{ email_verified: undefined }, {}, 'unverified'],
    [{ email_verified: 'TRUE' }, {}, 'mira as tenant_member'],
    [{ email_verified: undefined }, { OIDC_EMAIL: 'unless-denied' }, 'mira as tenant_member'],
    [{ email_verified: false }, { OIDC_EMAIL: 'unless-denied' }, 'unverified'],
    [{ email_verified: 'no' }, { OIDC_EMAIL: 'unless-denied' }, 'unverified'],
    [{ email_verified: false }, { OIDC_EMAIL: 'any' }, 'mira as tenant_member'],
  ])('2 and 3: %j with %j is %s', async (claims, env, outcome) => {
    expect(await come(claims, env)).toBe(outcome);
  });

  test('4: another account with the address of a joined member is refused', async () => {
    await come({});
    expect(await come({ sub: 'sub-2' })).toBe('taken');
    expect(await auditOf('session.refused')).toEqual(['mira@northlight.test']);
  });

  test('4: a provider that the operator had before does not count', async () => {
    await come({});
    expect(await come({ sub: 'sub-2' }, { OIDC_ISSUER: 'https://new.example' })).toBe('mira as tenant_member');
  });

  test('5: an open invitation is accepted with its role', async () => {
    await invite('Teo@Northlight.test', 'tenant_admin');
    const teo = { sub: 'sub-teo', email: 'TEO@northlight.test' };
    expect(await come(teo)).toBe('teo@northlight.test as tenant_admin');
    expect(await auditOf('member.joined')).toEqual(['teo@northlight.test']);
    const { used } = await db.selectFrom('invitations').select('usedAt as used').executeTakeFirstOrThrow();
    expect(used).not.toBeNull();
    // Nobody can sign in with a password that was never set.
    for (const password of ['', ' ', 'A'.repeat(43)]) {
      const payload = { username: 'teo@northlight.test', password };
      expect((await app.inject({ method: 'POST', url: '/api/auth/login', payload })).statusCode).toBeGreaterThan(400);
    }
  });

  test('6: an account of another organisation, or the demo’s, is unknown, also if invited', async () => {
    await invite('rita@rival.test', 'tenant_member');
    for (const email of ['rita@rival.test', 'demo@switchboard.test'])
      expect(await come({ email }, { OIDC_JOIN: 'viewer' })).toBe('unknown');
    expect(await db.selectFrom('invitations').select('usedAt').execute()).toEqual([{ usedAt: null }]);
  });

  test('7: anybody else is what OIDC_JOIN says', async () => {
    const kim = { sub: 'sub-kim', email: 'kim@northlight.test', name: 'Kim' };
    expect(await come(kim)).toBe('unknown');
    expect(await come(kim, { OIDC_JOIN: 'viewer' })).toBe('kim@northlight.test as tenant_viewer');
  });
});

describe('roles that the provider says', () => {
  test.each([
    [withRoles('Viewer', 'ADMIN', 'offline_access'), 'tenant_admin'],
    [{ realm_access: { roles: 'viewer' } }, 'tenant_viewer'],
    [{ 'realm_access.roles': ['admin'] }, 'tenant_admin'],
    [withRoles('king'), 'tenant_member'],
    [{}, 'tenant_member'],
    [{ realm_access: 'roles' }, 'tenant_member'],
  ])('%j: %s', async (claims, role) => {
    expect(await come(claims, roles)).toBe(`mira as ${role}`);
  });

  test('count at each sign-in, and can’t be changed here meanwhile', async () => {
    expect(await come(withRoles('admin'), roles)).toBe('mira as tenant_admin');
    expect(await come({}, roles)).toBe('mira as tenant_admin');
    expect(await come(withRoles('viewer'), roles)).toBe('mira as tenant_viewer');
    expect(await auditOf('member.role-changed')).toEqual(['mira', 'mira']);
    const configured = await createTestApp({ db, env: { ...signOnEnv(), ...roles } });
    const answer = await configured.inject({
      method: 'PATCH',
      url: '/api/members/northlight-mira',
      headers: await signIn(configured),
      payload: { role: 'tenant_admin' },
    });
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      { error: 'Acme SSO sets this role at each sign-in. Change it there' },
    ]);
  });

  test('never take the last admin’s', async () => {
    await come(withRoles('admin'), roles);
    await db.deleteFrom('users').where('username', '=', 'demo').execute();
    expect(await come(withRoles('viewer'), roles)).toBe('mira as tenant_admin');
  });
});
