import type { FastifyInstance } from 'fastify';
import { beforeEach, expect, test } from 'vitest';
import { addMember, createTestApp, createTestDatabase, signIn, testNow } from '../../../test/testApp.ts';
import type { Database } from '../../platform/store/Database.ts';
import { makeLink } from './links.ts';

const tenantId = 'northlight';
const password = 'ein w\u00F6rterbuch';
let db: Database;
let app: FastifyInstance;
let admin: { authorization: string };
beforeEach(async () => {
  db = await createTestDatabase();
  app = await createTestApp({ db });
  admin = await signIn(app);
});

const invite = (email: string) =>
  app.inject({
    method: 'POST',
    url: '/api/members/invitations',
    headers: admin,
    payload: { email, role: 'tenant_member' },
  });
const accept = (token: string, typed = password) =>
  app.inject({
    method: 'POST',
    url: `/api/invitations/${token}/accept`,
    payload: { name: 'Cy', password: typed },
  });
const tokenOf = (answer: { json: () => unknown }): string =>
  (answer.json() as { link: string }).link.replace(/^.*\//, '');
const signsIn = async (username: string, typed = password) =>
  (await app.inject({ method: 'POST', url: '/api/auth/login', payload: { username, password: typed } })).statusCode;
const open = async () =>
  (await db.selectFrom('invitations').select('email').where('withdrawnAt', 'is', null).execute()).map(
    ({ email }) => email,
  );

test.each([
  '<cy@x.example>',
  'cy@x.example;',
  'mailto:cy@x.example',
  'Cy <cy@x.example>',
  ' CY@X.example ',
  'cy\u200B@x.example',
  '\u202Ecy@x.example',
  'cy@x.exam\u00ADple',
])('who is invited as %j signs in as cy@x.example', async (typed) => {
  await accept(tokenOf(await invite(typed)));
  expect(await signsIn('cy@x.example')).toBe(200);
  expect(await signsIn(typed)).toBe(200);
});

test.each([
  'cy\u00A0lee@x.example',
  'cy lee@x.example',
  'cy@x.example, lee@x.example',
  'x@cy@x.example',
  'cy@x_y.example',
])('nobody is invited as %j', async (typed) => {
  const answer = await invite(typed);
  expect([answer.statusCode, answer.json<{ fields: unknown }>().fields]).toEqual([
    422,
    { email: 'Enter an email address such as ada@example.com' },
  ]);
  expect(await open()).toEqual([]);
});

test.each([
  ['CY@x.example', 'Cy <cy@X.example>'],
  ['mu\u0308ller@x.example', 'M\u00DCLLER@x.example'],
  ['cy@m\u00FCller.example', 'cy@xn--mller-kva.example'],
])('of two invitations to one person, %j and %j, the second is open', async (first, second) => {
  const before = tokenOf(await invite(first));
  await invite(second);
  expect(await open()).toHaveLength(1);
  expect((await accept(before)).statusCode).toBe(410);
});

test('who is a member is not invited under another form of the address', async () => {
  await accept(tokenOf(await invite('cy@m\u00FCller.example')));
  expect((await invite('CY@xn--mller-kva.example')).statusCode).toBe(409);
});

test('an invitation from before addresses were cleaned makes a member who can sign in', async () => {
  const to = { tenantId, role: 'tenant_member', userId: null, invitedBy: null, now: testNow };
  const { token } = await db.change(tenantId, (trx) => makeLink(trx, { ...to, email: 'cy\u200B@x.example' }));
  expect((await accept(token)).statusCode).toBe(200);
  expect(await signsIn('cy@x.example')).toBe(200);
});

test.each(['cy\u200B@x.example', 'mu\u0308ller@x.example'])('who is stored as %j goes on signing in', async (email) => {
  await addMember(db, { tenantId, username: email, password, role: 'tenant_member' });
  expect(await signsIn(email)).toBe(200);
});

test('a password counts as what it says, whichever way it is typed, and so does its length', async () => {
  const token = tokenOf(await invite('cy@x.example'));
  expect((await accept(token, 'o\u0308u\u0308a\u0308o\u0308u\u0308')).statusCode).toBe(422);
  expect((await accept(token, 'ein wo\u0308rterbuch')).statusCode).toBe(200);
  expect(await signsIn('cy@x.example', 'ein w\u00F6rterbuch')).toBe(200);
  expect(await signsIn('cy@x.example', 'ein wo\u0308rterbuch')).toBe(200);
  expect(await signsIn('cy@x.example', 'ein worterbuch')).toBe(401);
});
