import type { FastifyInstance } from 'fastify';
import { beforeEach, expect, test } from 'vitest';
import { dayMs } from '@switchboard/api-contract/time';
import { addMember, createTestApp, createTestDatabase, signIn, testNow, testVault } from '../../../test/testApp.ts';
import { manualTime, type ManualTime } from '../../../test/manualTime.ts';
import { CallError } from '../../outside/providers/client.ts';
import { sealCredentials } from '../../outside/credentials/credentials.ts';
import type { Database } from '../../platform/store/Database.ts';

const tenantId = 'northlight';
const password = 'a quiet tuesday';

let time: ManualTime;
let db: Database;
let app: FastifyInstance;
let admin: { authorization: string };
beforeEach(async () => {
  time = manualTime(testNow);
  db = await createTestDatabase(time.clock);
  app = await createTestApp({ db, ...time });
  admin = await signIn(app);
});

type Headers = Record<string, string>;
const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, headers: Headers = admin, payload?: object) =>
  app.inject({ method, url: `/api/${url}`, headers, ...(payload && { payload }) });
const invite = async (email: string) => call('POST', 'members/invitations', admin, { email, role: 'tenant_member' });
const listed = async (headers = admin) =>
  (await call('GET', 'members', headers))
    .json<{ invitations: { email: string; state: string }[] }>()
    .invitations.map(({ email, state }) => `${email} ${state}`);
const tokenOf = (answer: { json: () => unknown }) =>
  (answer.json() as { link: string }).link.split('/invitation/')[1] ?? '';

test('of several invitations to an address the last one is listed, and none of a member', async () => {
  await invite('mira@northlight.example');
  time.advance(1_000);
  const again = await invite('mira@northlight.example');
  time.advance(1_000);
  await invite('teo@northlight.example');
  expect(await listed()).toEqual(['teo@northlight.example open', 'mira@northlight.example open']);
  await call('POST', `invitations/${tokenOf(again)}/accept`, {}, { name: 'Mira', password });
  expect(await listed()).toEqual(['teo@northlight.example open']);
  time.advance(4 * dayMs);
  expect(await listed(await signIn(app))).toEqual(['teo@northlight.example expired']);
  time.advance(30 * dayMs);
  expect(await listed(await signIn(app))).toEqual([]);
});

test('another link for a new password, and a change of it, withdraw the one before', async () => {
  await addMember(db, { tenantId, username: 'mira', password, role: 'tenant_member' });
  const reset = async () => tokenOf(await call('POST', `members/${tenantId}-mira/reset`));
  const [first, second] = [await reset(), await reset()];
  const opened = await call('GET', `invitations/${first}`, {});
  expect(opened.statusCode).toBe(410);
  expect(opened.json<{ error: string }>().error).toMatch(/^This link was withdrawn/);
  const mira = await signIn(app, { username: 'mira', password });
  await call('PUT', 'auth/password', mira, { old: password, new: 'another quiet day' });
  expect((await call('GET', `invitations/${second}`, {})).statusCode).toBe(410);
});

/** Connects SendGrid with a key that nobody checked. */
async function connectSendGrid(): Promise<void> {
  const credentials = sealCredentials(testVault, { tenantId, serviceId: 'sendgrid' }, { apiKey: 'SG.1' });
  await db
    .insertInto('connections')
    .values({
      tenantId,
      serviceId: 'sendgrid',
      status: 'connected',
      credentials,
      lastSync: null,
      lastTestJson: null,
      position: 50,
    })
    .onConflict((conflict) =>
      conflict.columns(['tenantId', 'serviceId']).doUpdateSet({ status: 'connected', credentials }),
    )
    .execute();
}

test('a mail that can’t be sent is no reason not to invite', async () => {
  await connectSendGrid();
  let calls = 0;
  for (const fail of [
    () => Promise.reject(new Error('Something unforeseen')),
    () => Promise.reject(new CallError('unreachable')),
  ]) {
    const broken = await createTestApp({
      db,
      ...time,
      call: () => {
        calls += 1;
        return fail();
      },
    });
    const answer = await broken.inject({
      method: 'POST',
      url: '/api/members/invitations',
      headers: await signIn(broken),
      payload: { email: 'mira@northlight.example', role: 'tenant_member' },
    });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({
      id: expect.any(String),
      link: expect.stringContaining('/invitation/'),
      expiresAt: expect.any(String),
    });
  }
  expect(calls).toBeGreaterThan(1);
});

test('two organisations that invite one address at once make one member of it', async () => {
  const at = testNow.toISOString();
  await db.insertInto('tenants').values({ id: 'rival', name: 'Rival', samplesAt: null, createdAt: at }).execute();
  await addMember(db, { tenantId: 'rival', username: 'rival', password, role: 'tenant_admin' });
  const theirs = await signIn(app, { username: 'rival', password });
  const body = { email: 'kim@example.com', role: 'tenant_member' };
  const links = [tokenOf(await invite(body.email)), tokenOf(await call('POST', 'members/invitations', theirs, body))];
  const answers = await Promise.all(
    links.map((token) => call('POST', `invitations/${token}/accept`, {}, { name: 'Kim', password })),
  );
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const refused = answers.find(({ statusCode }) => statusCode === 409)?.body ?? '';
  expect(refused).not.toMatch(/northlight|rival/i);
});
