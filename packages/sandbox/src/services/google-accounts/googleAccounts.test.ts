import { hash } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { inSandbox } from '../../../test/inSandbox.ts';
import { clientsThatMisbehave } from '../google/google.ts';
import { scopes } from '../google/tokens.ts';

const screen = 'https://accounts.google.com/o/oauth2/v2';
const redirect = 'https://switchboard.example/back';
const verifier = 'v'.repeat(43);
const asked = {
  client_id: '4471.apps.googleusercontent.com',
  redirect_uri: redirect,
  response_type: 'code',
  scope: `${scopes.mailModify} ${scopes.contactsReadonly}`,
  state: 's&"<',
  access_type: 'offline',
  code_challenge: hash('sha256', verifier, 'base64url'),
  code_challenge_method: 'S256',
};

let sandbox: ReturnType<typeof inSandbox>;
beforeEach(() => {
  sandbox = inSandbox();
});
const open = (path: string, fields: Record<string, string>, allowed: readonly string[] = []) => {
  const query = new URLSearchParams(fields);
  for (const scope of allowed) query.append('allow', scope);
  return sandbox.ask(`${screen}/${path}?${query.toString()}`);
};
/** Where the answer sends the browser. */
const answered = async (answer: string, allowed: readonly string[], fields = asked) => {
  const { status, headers } = await open('answer', { ...fields, answer }, allowed);
  expect(status).toBe(302);
  return new URL(headers.get('location') ?? '');
};
const exchange = (code: string | null, form: Record<string, string> = {}) =>
  sandbox.ask('https://oauth2.googleapis.com/token', {
    form: {
      grant_type: 'authorization_code',
      client_id: asked.client_id,
      client_secret: 'sandbox',
      redirect_uri: redirect,
      code_verifier: verifier,
      code: code ?? '',
      ...form,
    },
  });

test('asks for each scope, and hands on what it was asked with', async () => {
  const { status, text } = await open('auth', asked);
  expect(status).toBe(200);
  expect(text).toContain(`value="${scopes.mailModify}" checked`);
  expect(text).toContain('name="state" value="s&amp;&quot;&lt;"');
  expect(text).not.toContain('<script');
});

test.each([
  [{ client_id: '' }, 'invalid_client'],
  [{ redirect_uri: 'nowhere' }, 'invalid_request'],
  [{ response_type: 'token' }, 'invalid_request'],
  [{ scope: '' }, 'invalid_request'],
  [{ scope: 'https://www.googleapis.com/auth/everything' }, 'invalid_scope'],
  [{ code_challenge_method: 'S512' }, 'invalid_request'],
])('shows what is wrong with %j and sends nobody back', async (fields, error) => {
  for (const path of ['auth', 'answer']) {
    const { status, text, headers } = await open(path, { ...asked, ...fields });
    expect(status).toBe(400);
    expect(text).toContain(error);
    expect(headers.get('location')).toBeNull();
  }
});

test('sends back a code for what was allowed, which is exchanged once, with its verifier', async () => {
  const back = await answered('continue', [scopes.mailModify]);
  expect(back.origin + back.pathname).toBe(redirect);
  expect(back.searchParams.get('state')).toBe(asked.state);
  expect(back.searchParams.get('scope')).toBe(scopes.mailModify);
  const code = back.searchParams.get('code');
  expect((await exchange(code, { code_verifier: 'w'.repeat(43) })).body).toMatchObject({ error: 'invalid_grant' });
  expect((await exchange(code)).body).toMatchObject({
    scope: scopes.mailModify,
    refresh_token: expect.stringMatching(/^sandbox-grant\./),
  });
  expect((await exchange(code)).body).toMatchObject({ error: 'invalid_grant' });
});

test('a code lasts ten minutes', async () => {
  const back = await answered('continue', [scopes.mailModify]);
  sandbox.pass(600_000);
  expect((await exchange(back.searchParams.get('code'))).body).toMatchObject({ error: 'invalid_grant' });
});

test('who cancels, or allows nothing, is sent back without a code', async () => {
  for (const [answer, allowed] of [
    ['cancel', [scopes.mailModify]],
    ['continue', []],
  ] as const) {
    const back = await answered(answer, allowed);
    expect(Object.fromEntries(back.searchParams)).toEqual({ state: asked.state, error: 'access_denied' });
  }
});

test('without offline access there is no refresh token, and clients can misbehave', async () => {
  const { access_type: _, ...online } = asked;
  const code = async (fields: Record<string, string> = asked) =>
    (await answered('continue', [scopes.mailModify], fields as typeof asked)).searchParams.get('code');
  expect((await exchange(await code(online))).body).not.toHaveProperty('refresh_token');
  const { noRefreshToken, redirectMismatch } = clientsThatMisbehave;
  expect((await exchange(await code(), { client_secret: noRefreshToken })).body).not.toHaveProperty('refresh_token');
  expect((await exchange(await code(), { client_secret: redirectMismatch })).body).toMatchObject({
    error: 'redirect_uri_mismatch',
  });
});
