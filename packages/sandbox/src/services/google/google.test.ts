import { beforeEach, expect, test } from 'vitest';
import { googleForm, signIn } from '../../../test/google.ts';
import { inSandbox, testNow } from '../../../test/inSandbox.ts';
import { keyFor, type Behaviour } from '../../keys.ts';
import { issueCode, issueRefresh, scopes } from './tokens.ts';

const token = 'https://oauth2.googleapis.com/token';
const profile = 'https://gmail.googleapis.com/gmail/v1/users/me/profile';

let sandbox: ReturnType<typeof inSandbox>;
beforeEach(() => {
  sandbox = inSandbox();
});
const exchange = (form: Record<string, string>) => sandbox.ask(token, { form: { ...googleForm('sandbox'), ...form } });

test('issues an access token for a refresh token', async () => {
  const { status, body } = await exchange({});
  expect(status).toBe(200);
  expect(body).toEqual({
    access_token: expect.stringMatching(/^ya29\./),
    expires_in: 3_599,
    scope: expect.stringContaining('https://www.googleapis.com/auth/gmail.modify'),
    token_type: 'Bearer',
  });
});

test.each<[Record<string, string>, number, string]>([
  [{ client_secret: 'GOCSPX-real' }, 401, 'invalid_client'],
  [{ client_secret: keyFor('wrong') }, 401, 'invalid_client'],
  [{ client_id: '' }, 400, 'invalid_request'],
  [{ refresh_token: 'no-such-refresh-token' }, 400, 'invalid_grant'],
  [{ refresh_token: '' }, 400, 'invalid_request'],
  [{ refresh_token: keyFor('wrong') }, 400, 'invalid_grant'],
  [{ grant_type: 'password' }, 400, 'unsupported_grant_type'],
  [{ grant_type: 'authorization_code' }, 400, 'invalid_request'],
  [{ grant_type: 'authorization_code', code: '4/0nothing' }, 400, 'invalid_grant'],
])('refuses %j with %i %s', async (form, status, error) => {
  const answer = await exchange(form);
  expect(answer.status).toBe(status);
  expect(answer.body).toEqual({ error, error_description: expect.any(String) });
});

test('exchanges what somebody agreed to once, for those scopes alone', async () => {
  const grant = {
    clientId: googleForm('').client_id,
    redirectUri: 'https://switchboard.example/back',
    scopes: [scopes.mailSend],
    expires: testNow.getTime() + 60_000,
  };
  const form = { grant_type: 'authorization_code', code: issueCode(grant), redirect_uri: grant.redirectUri };
  const elsewhere = await exchange({ ...form, redirect_uri: 'https://evil.example/' });
  expect(elsewhere.body).toMatchObject({ error: 'redirect_uri_mismatch' });
  expect((await exchange({ ...form, client_id: 'another' })).body).toMatchObject({ error: 'invalid_grant' });

  const { status, body } = await exchange(form);
  expect(status).toBe(200);
  const { refresh_token, scope } = body as { refresh_token: string; scope: string };
  expect(scope).toBe(scopes.mailSend);
  expect((await exchange({ refresh_token })).body).toMatchObject({ scope });
  expect((await sandbox.ask(profile, { headers: await signIn(sandbox, refresh_token) })).status).toBe(403);

  expect((await exchange(form)).body).toMatchObject({ error: 'invalid_grant' });
  const late = issueCode({ ...grant, expires: testNow.getTime() });
  expect((await exchange({ ...form, code: late })).body).toMatchObject({ error: 'invalid_grant' });
});

test('an access token lasts an hour', async () => {
  const headers = await signIn(sandbox);
  sandbox.pass(3_598_000);
  expect((await sandbox.ask(profile, { headers })).status).toBe(200);
  sandbox.pass(1_000);
  const { status, body } = await sandbox.ask(profile, { headers });
  expect(status).toBe(401);
  expect(body).toMatchObject({
    error: { code: 401, status: 'UNAUTHENTICATED', errors: [{ reason: 'authError', location: 'Authorization' }] },
  });
});

test.each(['', 'sandbox', 'ya29.', 'ya29.e30', 'ya29.real'])('the access token “%s” is none', async (text) => {
  expect((await sandbox.ask(profile, { headers: { authorization: `Bearer ${text}` } })).status).toBe(401);
});

test('the account without permission signs in, but has no scope', async () => {
  const { body } = await exchange({ refresh_token: keyFor('no-permission') });
  expect(body).toMatchObject({ scope: '' });
  const refused = await sandbox.ask(profile, { headers: await signIn(sandbox, keyFor('no-permission')) });
  expect(refused.status).toBe(403);
  expect(refused.body).toMatchObject({
    error: { status: 'PERMISSION_DENIED', errors: [{ reason: 'insufficientPermissions' }] },
  });
});

test('a token for other scopes does not reach', async () => {
  const headers = await signIn(sandbox, issueRefresh([scopes.calendar]));
  expect((await sandbox.ask(profile, { headers })).status).toBe(403);
});

test('a client that misbehaves does so before the account, and the account else', async () => {
  for (const form of [{ client_secret: keyFor('down') }, { refresh_token: keyFor('down') }])
    expect((await exchange(form)).status).toBe(503);
  expect((await exchange({ client_secret: keyFor('down'), refresh_token: keyFor('nonsense') })).status).toBe(503);
  await exchange({ refresh_token: keyFor('slow') });
  expect(sandbox.waited).toEqual([3_000]);
});

test.each<Behaviour>(['slow', 'rate-limited', 'no-credit'])(
  'a token of the key %s behaves like it',
  async (behaviour) => {
    const { body } = await exchange({ refresh_token: keyFor(behaviour) });
    const { access_token } = body as { access_token: string };
    sandbox.waited.length = 0;
    const { status } = await sandbox.ask(profile, { headers: { authorization: `Bearer ${access_token}` } });
    expect([status, sandbox.waited.length]).toEqual(
      { slow: [200, 1], 'rate-limited': [429, 0], 'no-credit': [403, 0] }[behaviour as 'slow'],
    );
  },
);

test('knows no other path', async () => {
  expect((await sandbox.ask('https://oauth2.googleapis.com/nothing', { form: googleForm('sandbox') })).status).toBe(
    404,
  );
});
