import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, test } from 'vitest';
import { addMember, addTenant, createTestApp, createTestDatabase, signIn, testNow } from '../../../test/testApp.ts';
import { manualTime, type ManualTime } from '../../../test/manualTime.ts';
import type { Database } from '../../platform/store/Database.ts';
import { createOrganisation } from '../../seed/createOrganisation.ts';
import { linkTo } from './links.ts';

const tenantId = 'northlight';
const password = 'a quiet tuesday';
let time: ManualTime;
let db: Database;
let app: FastifyInstance;
let admin: { authorization: string };
beforeEach(async () => {
  time = manualTime(testNow);
  db = await createTestDatabase(time.clock);
  app = await createTestApp({ db, ...time, env: { SESSION_IDLE_HOURS: '24' } });
  admin = await signIn(app);
});

type Headers = Record<string, string>;
const call = (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, headers: Headers, payload?: object) =>
  app.inject({ method, url: `/api/${url}`, headers, ...(payload && { payload }) });
const invite = async (email = 'mira@northlight.example', role = 'tenant_member') =>
  (await call('POST', 'members/invitations', admin, { email, role })).json<{ id: string; link: string }>();
const tokenIn = (link: string) => link.slice(link.lastIndexOf('/') + 1);
const accept = (link: string, body: object = { name: 'Mira Okafor', password }) =>
  call('POST', `invitations/${tokenIn(link)}/accept`, {}, body);
/** A member who joined by invitation: their id and the headers of their session. */
async function join(email = 'mira@northlight.example', role = 'tenant_member') {
  const answer = (await accept((await invite(email, role)).link)).json<{ token: string; user: { id: string } }>();
  return { id: answer.user.id, headers: { authorization: `Bearer ${answer.token}` } };
}
const kindsOf = async () =>
  (await db.selectFrom('audit').select('kind').orderBy('id').execute()).map(({ kind }) => kind);

describe('an invitation', () => {
  test('is kept as a digest, opens once, and is gone after 72 hours', async () => {
    const { link } = await invite();
    expect(JSON.stringify(await db.selectFrom('invitations').selectAll().execute())).not.toContain(tokenIn(link));
    time.advance(72 * 3_600_000 - 1);
    expect((await call('GET', `invitations/${tokenIn(link)}`, {})).statusCode).toBe(200);
    time.advance(1);
    const gone = await accept(link);
    expect([gone.statusCode, gone.json()]).toEqual([
      410,
      { error: 'This invitation has expired. Ask Demo User for a new one.' },
    ]);
    expect(await db.selectFrom('users').select('id').execute()).toHaveLength(1);
  });

  test('accepted twice at once makes one member', async () => {
    const { link } = await invite();
    const codes = (await Promise.all([accept(link), accept(link)])).map(({ statusCode }) => statusCode);
    expect(new Set(codes)).toEqual(new Set([200, 410]));
    expect(await db.selectFrom('users').select('id').execute()).toHaveLength(2);
  });

  test('to the same address replaces the one before', async () => {
    const first = await invite();
    await invite();
    const gone = await accept(first.link);
    expect([gone.statusCode, gone.json<{ error: string }>().error]).toEqual([
      410,
      'This invitation was withdrawn. Ask Demo User for a new one.',
    ]);
  });

  test('to a member of another organisation tells the admin nothing, and the guest what to do', async () => {
    await addTenant(db, { tenantId: 'rival', username: 'kim@rival.example', password });
    const { link } = await invite('kim@rival.example');
    const refused = await accept(link, { name: 'Kim', password });
    expect([refused.statusCode, refused.json<{ error: string }>().error]).toEqual([
      409,
      'This address can’t be used for a new account. Ask for an invitation to another address of yours',
    ]);
    // Nothing was used up.
    expect((await call('GET', `invitations/${tokenIn(link)}`, {})).statusCode).toBe(200);
  });
});

describe('a member', () => {
  test('whose role changes may no more than it from the next call on', async () => {
    const { id, headers } = await join();
    expect((await call('POST', 'agents/email-agent/stop', headers)).statusCode).toBe(200);
    await call('PATCH', `members/${id}`, admin, { role: 'tenant_viewer' });
    expect((await call('POST', 'agents/email-agent/start', headers)).statusCode).toBe(403);
    expect((await call('GET', 'auth/session', headers)).json()).toMatchObject({ role: 'tenant_viewer' });
  });

  test('who is removed is signed out at once, and what they did keeps their name', async () => {
    const { id, headers } = await join();
    await call('PUT', 'agents/email-agent/schedule', headers, { kind: 'daily', time: '08:00', zone: 'UTC' });
    expect((await call('DELETE', `members/${id}`, admin)).statusCode).toBe(204);
    expect((await call('GET', 'agents', headers)).statusCode).toBe(401);
    const joined = await db.selectFrom('audit').select(['byName']).where('kind', '=', 'member.joined').execute();
    expect(joined).toEqual([{ byName: 'Mira Okafor' }]);
  });

  test('with the last role of an admin stays one, also if two are made less at once', async () => {
    const { id } = await join('ada@northlight.example', 'tenant_admin');
    const other = await join('eve@northlight.example', 'tenant_admin');
    await call('DELETE', 'members/demo-user', other.headers);
    const answers = await Promise.all([
      call('PATCH', `members/${id}`, other.headers, { role: 'tenant_viewer' }),
      call('PATCH', `members/${other.id}`, other.headers, { role: 'tenant_viewer' }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toContain(409);
    const admins = await db.selectFrom('users').select('id').where('role', '=', 'tenant_admin').execute();
    expect(admins).toHaveLength(1);
  });

  test('sets a new password by a link, which ends their sessions; the old password is over', async () => {
    const { id, headers } = await join();
    const { link } = (await call('POST', `members/${id}/reset`, admin)).json<{ link: string }>();
    expect((await call('GET', `invitations/${tokenIn(link)}`, {})).json()).toMatchObject({
      kind: 'reset',
      name: 'Mira Okafor',
    });
    expect((await accept(link, { password: 'another quiet day' })).statusCode).toBe(200);
    expect((await call('GET', 'agents', headers)).statusCode).toBe(401);
    const mira = { username: 'mira@northlight.example', password };
    await expect(signIn(app, mira)).rejects.toThrow('401');
    await signIn(app, { ...mira, password: 'another quiet day' });
  });

  test('makes no link for a new password of their own, as an admin either', async () => {
    const { id, headers } = await join();
    await call('PATCH', `members/${id}`, admin, { role: 'tenant_admin' });
    const answer = await call('POST', `members/${id}/reset`, headers);
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      { error: 'Change your own password under Profile, with the old one' },
    ]);
  });

  test('changes their password with the old one, which ends the other sessions and not this one', async () => {
    const { headers } = await join();
    const elsewhere = await signIn(app, { username: 'MIRA@northlight.example', password });
    const wrong = await call('PUT', 'auth/password', headers, { old: 'not it at all', new: 'another quiet day' });
    expect([wrong.statusCode, wrong.json()]).toEqual([
      422,
      { error: 'This is not your password', fields: { old: 'This is not your password' } },
    ]);
    const changed = await call('PUT', 'auth/password', headers, { old: password, new: 'another quiet day' });
    expect(changed.statusCode).toBe(200);
    expect((await call('GET', 'agents', headers)).statusCode).toBe(200);
    expect((await call('GET', 'agents', elsewhere)).statusCode).toBe(401);
  });

  test('of another organisation changes and reads nothing here', async () => {
    const { id } = await join();
    const { id: invitationId } = await invite('teo@northlight.example');
    await addTenant(db, { tenantId: 'rival', username: 'rival', password });
    const rival = await signIn(app, { username: 'rival', password });
    const answers = await Promise.all([
      call('PATCH', `members/${id}`, rival, { role: 'tenant_viewer' }),
      call('DELETE', `members/${id}`, rival),
      call('POST', `members/${id}/reset`, rival),
      call('DELETE', `members/invitations/${invitationId}`, rival),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
    expect((await call('GET', 'members', rival)).body).not.toContain('northlight');
  });
});

describe('a session', () => {
  test('says where it is, and is ended by its member', async () => {
    const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
    const { headers } = await join();
    await app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'user-agent': agent },
      payload: { username: 'mira@northlight.example', password },
    });
    const list = (await call('GET', 'auth/sessions', headers)).json<{
      sessions: { id: string; browser?: string; current?: boolean }[];
    }>();
    const other = list.sessions.find(({ browser }) => browser === 'Firefox on Linux');
    expect(list.sessions.filter(({ current }) => current)).toHaveLength(1);
    expect(other?.current).toBeUndefined();
    expect((await call('DELETE', `auth/sessions/${other?.id}`, admin)).statusCode).toBe(404);
    expect((await call('DELETE', `auth/sessions/${other?.id}`, headers)).statusCode).toBe(204);
    const after = (await call('GET', 'auth/sessions', headers)).json<typeof list>();
    expect(after.sessions).toHaveLength(1);
  });

  test('ends after a day without use, and not while it is used', async () => {
    const { headers } = await join();
    for (let hour = 0; hour < 30; hour += 1) {
      time.advance(3_600_000);
      expect((await call('GET', 'agents', headers)).statusCode).toBe(200);
    }
    time.advance(24 * 3_600_000);
    expect((await call('GET', 'agents', headers)).statusCode).toBe(401);
  });

  test('makes room for the twenty-first of its member', async () => {
    const { headers } = await join();
    const mira = { username: 'mira@northlight.example', password };
    for (let count = 0; count < 20; count += 1) {
      time.advance(1_000);
      await signIn(app, mira);
    }
    expect((await call('GET', 'agents', headers)).statusCode).toBe(401);
    expect((await call('GET', 'agents', admin)).statusCode).toBe(200);
  });
});

describe('strangers who guess', () => {
  const guess = (address: string, headers: Headers = {}, typed = 'wrong') =>
    app.inject({
      method: 'POST',
      url: '/api/auth/login',
      remoteAddress: address,
      headers,
      payload: { username: 'mira@northlight.example', password: typed },
    });

  test('from however many addresses come to an end, and never keep the owner out where they signed in before', async () => {
    await join();
    const own = await guess('198.51.100.1', {}, password);
    const cookie = String(own.headers['set-cookie']).split(';')[0] ?? '';
    const statuses: number[] = [];
    for (let count = 0; count < 25; count += 1) statuses.push((await guess(`203.0.113.${count}`)).statusCode);
    expect(statuses).toEqual([...Array<number>(20).fill(401), ...Array<number>(5).fill(429)]);
    const stranger = await guess('198.51.100.77', {}, password);
    expect(stranger.statusCode).toBe(429);
    expect(Number(stranger.headers['retry-after'])).toBe(3_600);
    expect((await guess('203.0.113.0', { cookie }, password)).statusCode).toBe(200);
    time.advance(3_600_000);
    expect((await guess('198.51.100.77', {}, password)).statusCode).toBe(200);
  });

  test('with the cookie of another member’s browser are not spared', async () => {
    await join();
    const own = await app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { username: 'demo', password: 'demo-switchboard' },
    });
    const cookie = String(own.headers['set-cookie']).split(';')[0] ?? '';
    for (let count = 0; count < 5; count += 1) await guess('203.0.113.9', { cookie });
    expect((await guess('203.0.113.9', { cookie }, password)).statusCode).toBe(429);
  });

  test('with one address in two ways count as one', async () => {
    await join();
    for (const address of ['203.0.113.5', '::ffff:203.0.113.5', '::ffff:cb00:7105', '203.0.113.5', '203.0.113.5'])
      await guess(address);
    expect((await guess('::ffff:203.0.113.5')).statusCode).toBe(429);
  });
});

test('what is done leaves a line each', async () => {
  const { id, headers } = await join();
  await call('PATCH', `members/${id}`, admin, { role: 'tenant_viewer' });
  await call('POST', 'auth/logout', headers);
  await call('DELETE', `members/${id}`, admin);
  expect(await kindsOf()).toEqual([
    'session.signed-in',
    'member.invited',
    'member.joined',
    'session.signed-in',
    'member.role-changed',
    'session.signed-out',
    'member.removed',
  ]);
});

test('a new organisation has the seven agents, no samples, and an invitation of its first admin', async () => {
  const made = await createOrganisation(
    { db, clock: time.clock },
    { name: 'Harbour Ltd', admin: 'ada@harbour.example' },
  );
  const joined = await accept(linkTo('http://localhost', made), { name: 'Ada', password });
  const headers = { authorization: `Bearer ${joined.json<{ token: string }>().token}` };
  const agents = (await call('GET', 'agents', headers)).json<{ sample?: boolean }[]>();
  expect(agents).toHaveLength(7);
  expect(agents.filter(({ sample }) => sample)).toEqual([]);
  expect((await call('GET', 'members', headers)).json()).toMatchObject({
    members: [{ name: 'Ada', role: 'tenant_admin' }],
    invitations: [],
  });
});

test('the demo account is closed where Demo Access is off', async () => {
  const closed = await createTestApp({ db, clock: time.clock, env: { DEMO: 'off' } });
  await expect(signIn(closed)).rejects.toThrow('401');
  await addMember(db, { tenantId, username: 'vera', password, role: 'tenant_viewer' });
  await signIn(closed, { username: 'vera', password });
});
