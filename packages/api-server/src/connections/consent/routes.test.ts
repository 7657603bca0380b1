import { expect, it } from 'vitest';
import { demoTenantId } from '../../tenants/demo.ts';
import { credentialsOf } from '../../outside/credentials/credentials.ts';
import { sandboxedApp } from '../../../test/sandboxedApp.ts';
import { addMember, addTenant, signIn, testVault as vault } from '../../../test/testApp.ts';
import { throughGoogle } from '../../../test/throughGoogle.ts';

const server = sandboxedApp();
const typed = { clientId: '4471.apps.googleusercontent.com', clientSecret: 'sandbox-planted-0123456789' };
const browser = (headers = server.headers) => throughGoogle({ app: server.app, headers });
const stored = (id: 'gmail' | 'google-calendar' | 'google' = 'gmail') =>
  credentialsOf({ db: server.db, vault }, demoTenantId, id);
const offer = (id: string) => server.send('GET', `connections/${id}/scopes`);
const granted = async (id: string) =>
  Object.fromEntries(
    (await offer(id))
      .json<{ scopes: { name: string; granted?: boolean }[] }>()
      .scopes.map((one) => [one.name, one.granted]),
  );
const lines = () =>
  server.db.selectFrom('audit').select(['kind', 'byName', 'target', 'changesJson']).orderBy('id').execute();
const addressOf = async (one: ReturnType<typeof browser>, values: object | undefined = typed, id = 'gmail') =>
  (await one.begin(id, values)).json<{ address: string }>().address;

it('lists what Google will be asked, why and for whom, and the address to register', async () => {
  const { redirect, scopes } = (await offer('gmail')).json<{ redirect: string; scopes: { name: string }[] }>();
  expect(redirect).toBe('http://localhost:80/api/connections/gmail/callback');
  expect(scopes.map(({ name }) => name)).toEqual(['gmail.modify', 'gmail.send', 'contacts.readonly', 'spreadsheets']);
  expect(scopes).toContainEqual({
    name: 'gmail.modify',
    what: 'Read and label mail',
    why: ['Email Agent sorts the inbox'],
    without: ['Email Agent can’t read the inbox'],
  });
  expect((await offer('openai')).statusCode).toBe(404);
});

it('asks for a code that lasts, bound to a challenge, with a state of 256 bits', async () => {
  const one = browser();
  const answer = await one.begin('gmail', { clientId: '4471.apps.googleusercontent.com', clientSecret: 'GOCSPX-real' });
  const url = new URL(answer.json<{ address: string }>().address);
  expect(url.origin + url.pathname).toBe('https://accounts.google.com/o/oauth2/v2/auth');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    client_id: '4471.apps.googleusercontent.com',
    redirect_uri: 'http://localhost:80/api/connections/gmail/callback',
    response_type: 'code',
    scope: expect.stringMatching(/^https:\/\/www\.googleapis\.com\/auth\/gmail\.modify .*gmail\.send/),
    access_type: 'offline',
    prompt: 'consent',
    state: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 'S256',
  });
  expect(answer.body).not.toContain('GOCSPX');
  expect(answer.headers['set-cookie']).toBe(
    `${one.cookie}; Path=/api/connections; Max-Age=600; HttpOnly; SameSite=Lax`,
  );
  const rows = await server.db.selectFrom('consents').selectAll().execute();
  const kept = JSON.stringify(rows) + Buffer.from(rows[0]?.client ?? []).toString('latin1');
  for (const secret of [url.searchParams.get('state') ?? '', one.cookie.slice(8), 'GOCSPX'])
    expect(kept).not.toContain(secret);
});

it('the screen is a page with a form, and the way back connects, tests and says so', async () => {
  const one = browser();
  const address = await addressOf(one);
  const page = await one.visit(address);
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-type']).toContain('text/html');
  expect(page.body).toContain('Continue');
  expect(page.body).not.toMatch(/<script|style=|planted/);
  const location = await one.answer(address);
  expect(await one.back(location)).toBe('done');
  expect(await stored()).toEqual({ ...typed, refreshToken: expect.stringMatching(/^sandbox-grant\./) });
  expect(await server.listed('gmail')).toMatchObject({
    status: 'connected',
    sandbox: true,
    stored: ['clientId', 'clientSecret', 'refreshToken'],
    lastTest: { outcome: 'ok', by: { type: 'member', name: 'Demo User' } },
  });
  expect(Object.values(await granted('gmail'))).toEqual([true, true, true, true]);
  expect((await lines()).filter(({ kind }) => kind.startsWith('connection.'))).toEqual([
    {
      kind: 'connection.consented',
      byName: 'Demo User',
      target: 'Gmail',
      changesJson: JSON.stringify(
        ['Client ID', 'Client Secret', 'Refresh Token'].map((field) => ({ field, new: 'changed' })),
      ),
    },
  ]);
});

it('with the stored client nothing has to be typed; without one it is refused', async () => {
  const one = browser();
  const refused = await one.begin('google');
  expect(refused.statusCode).toBe(409);
  expect((await one.begin('google', {})).json()).toMatchObject({
    fields: { clientId: 'Client ID is required', clientSecret: 'Client Secret is required' },
  });
  await server.setUp('google');
  const address = await addressOf(one, undefined, 'google');
  expect(await one.back(await one.answer(address))).toBe('done');
  const account = await stored('google');
  expect(account?.['refreshToken']).toMatch(/^sandbox-grant\./);
  // The form of Google has no field for it, and keeps it.
  await server.enter('google', { clientId: '', clientSecret: '' });
  expect(await stored('google')).toEqual(account);
});

it('who says no changes nothing, and what worked goes on working', async () => {
  await server.setUp('gmail');
  const before = await stored();
  const one = browser();
  expect(await one.back(await one.answer(await addressOf(one), { deny: true }))).toBe('denied');
  expect(await stored()).toEqual(before);
});

it('a way that is left open keeps nothing of what was typed', async () => {
  await server.setUp('gmail');
  const before = await server.listed('gmail');
  await browser().begin('gmail', typed);
  expect(await server.listed('gmail')).toEqual(before);
});

it('a state that nobody gave out is refused', async () => {
  const one = browser();
  const location = await one.answer(await addressOf(one));
  const wrong = new URL(location);
  wrong.searchParams.set('state', 'x'.repeat(43));
  expect(await one.back(wrong.href)).toBe('expired');
  wrong.searchParams.delete('state');
  expect(await one.back(wrong.href)).toBe('expired');
  expect(await stored()).toBeUndefined();
});

it('after ten minutes it is over, even with a code that is younger', async () => {
  const one = browser();
  const address = await addressOf(one);
  server.time.advance(600_000);
  expect(await one.back(await one.answer(address))).toBe('expired');
  expect(await stored()).toBeUndefined();
});

it('a way back works once, even with a code that was not used', async () => {
  const one = browser();
  const address = await addressOf(one);
  const location = await one.answer(address);
  expect(await one.back(location)).toBe('done');
  await server.send('POST', 'connections/gmail/disconnect');
  expect(await one.back(location)).toBe('expired');
  server.time.advance(1_000);
  const other = await one.answer(address);
  expect(other).not.toBe(location);
  expect(await one.back(other)).toBe('expired');
  expect(await stored()).toBeUndefined();
});

it('another browser can’t end it, and does not spoil it', async () => {
  const one = browser();
  const location = await one.answer(await addressOf(one));
  expect(await browser().back(location)).toBe('expired');
  await addMember(server.db, {
    tenantId: demoTenantId,
    username: 'eve',
    password: 'a-long-password',
    role: 'tenant_admin',
  });
  const other = browser(await signIn(server.app, { username: 'eve', password: 'a-long-password' }));
  await other.begin('gmail', typed);
  expect(await other.back(location)).toBe('expired');
  expect(await stored()).toBeUndefined();
  expect(await one.back(location)).toBe('done');
});

it('a member of another organisation in the same browser begins anew, and ends nothing of the one before', async () => {
  const one = browser();
  const location = await one.answer(await addressOf(one));
  await addTenant(server.db, { tenantId: 'rival', username: 'rival', password: 'rival-password' });
  const headers = await signIn(server.app, { username: 'rival', password: 'rival-password' });
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/connections/gmail/consent',
    headers: { ...headers, cookie: one.cookie },
    payload: { ...typed, clientSecret: 'GOCSPX-rival' },
  });
  const cookie = String(answer.headers['set-cookie']).split(';', 1)[0] ?? '';
  expect(cookie).not.toBe(one.cookie);
  const back = await server.app.inject({ url: location.replace(/^http:\/\/[^/]+/, ''), headers: { cookie } });
  expect(back.headers.location).toBe('/api-status?setup=gmail&consent=expired');
  expect(await stored()).toBeUndefined();
});

it.each([
  ['is signed out', (_: string, own: { authorization: string }) => server.send('POST', 'auth/logout', undefined, own)],
  ['may only look', (id: string) => server.send('PATCH', `members/${id}`, { role: 'tenant_viewer' })],
  ['is removed', (id: string) => server.send('DELETE', `members/${id}`)],
])('it ends with the session: who %s meanwhile connects nothing', async (_, ends) => {
  const eve = { tenantId: demoTenantId, username: 'eve', password: 'a-long-password' };
  await addMember(server.db, { ...eve, role: 'tenant_member' });
  const own = await signIn(server.app, eve);
  const one = browser(own);
  const location = await one.answer(await addressOf(one));
  await ends(`${demoTenantId}-eve`, own);
  expect(await one.back(location)).toBe('expired');
  expect(await stored()).toBeUndefined();
});

it('two ways of one session in two tabs both come back', async () => {
  const one = browser();
  const first = await one.answer(await addressOf(one));
  const second = await one.answer(await addressOf(one, typed, 'google-calendar'));
  expect(await one.back(second)).toBe('done');
  expect(await one.back(first)).toBe('done');
});

it('what was not allowed is named with who can’t do what, and the rest is connected', async () => {
  const one = browser();
  const location = await one.answer(await addressOf(one), { without: ['contacts.readonly'] });
  expect(await one.back(location)).toBe('missing');
  expect(await server.listed('gmail')).toMatchObject({ status: 'connected' });
  expect(await granted('gmail')).toMatchObject({ 'gmail.modify': true, 'contacts.readonly': false });
  // Sending is part of what was allowed.
  const again = await one.answer(await addressOf(one), { without: ['gmail.send'] });
  expect(await one.back(again)).toBe('done');
});

it('too little does not replace an account that works', async () => {
  await server.setUp('gmail');
  const before = await stored();
  const one = browser();
  const location = await one.answer(await addressOf(one), { without: ['gmail.modify', 'gmail.send'] });
  expect(await one.back(location)).toBe('kept');
  expect(await stored()).toEqual(before);
  await server.send('POST', 'connections/gmail/disconnect');
  const other = await one.answer(await addressOf(one), { without: ['gmail.modify', 'gmail.send'] });
  expect(await one.back(other)).toBe('missing');
  expect(await server.listed('gmail')).toMatchObject({ status: 'error', lastTest: { outcome: 'no-permission' } });
});

it.each([
  ['sandbox-no-refresh-token', 'no-refresh'],
  ['sandbox-redirect-mismatch', 'mismatch'],
  ['sandbox-wrong', 'client'],
  ['sandbox-down', 'unreached'],
  ['sandbox-nonsense', 'unreached'],
])('the client with the secret %s comes back with %s, and what worked stays', async (clientSecret, outcome) => {
  await server.setUp('gmail');
  const before = await stored();
  const one = browser();
  const location = await one.answer(await addressOf(one, { ...typed, clientSecret }));
  expect(await one.back(location)).toBe(outcome);
  expect(await stored()).toEqual(before);
});

it('a code that another verifier belongs to is worth nothing', async () => {
  const one = browser();
  const first = new URL(await one.answer(await addressOf(one)));
  const second = new URL(await one.answer(await addressOf(one)));
  second.searchParams.set('code', first.searchParams.get('code') ?? '');
  expect(await one.back(second.href)).toBe('expired');
  expect(await stored()).toBeUndefined();
});

it('the sandbox’s page sends nobody to an address that is not ours, and is not there where the sandbox is off', async () => {
  const one = browser();
  const address = new URL(await addressOf(one));
  address.searchParams.set('redirect_uri', 'https://evil.example/api/connections/gmail/callback');
  address.pathname = address.pathname.replace(/auth$/, 'answer');
  const answer = await one.visit(`${address.href}&answer=cancel`);
  expect(answer.statusCode).toBe(400);
  expect(answer.headers).not.toHaveProperty('location');
  await server.reopen({ env: { SANDBOX: 'off' } });
  expect((await server.app.inject({ url: '/sandbox/google/o/oauth2/v2/auth' })).statusCode).toBe(404);
});

it('agents work with what was allowed for them', async () => {
  const one = browser();
  await one.back(await one.answer(await addressOf(one)));
  expect(await server.run('contacts')).toMatch(/contacts/);
  expect(await server.run('email')).toMatch(/messages/);
  await one.back(await one.answer(await addressOf(one, typed, 'google-calendar')));
  expect(await server.run('calendar')).toMatch(/events/);
});
