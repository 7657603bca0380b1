import { demoCredentials } from '@switchboard/api-contract/session';
import { afterEach, expect, test, vi } from 'vitest';
import { requestDemoSession, requestSession } from './calls.ts';

afterEach(() => vi.unstubAllGlobals());

/** Gives every call this answer and returns what the calls sent. */
function server(body: string, init?: ResponseInit): unknown[] {
  const bodies: unknown[] = [];
  vi.stubGlobal('fetch', async (_path: string, call: { body: string }) => {
    bodies.push(JSON.parse(call.body));
    return new Response(body, init);
  });
  return bodies;
}
const messageOf = async (attempt: ReturnType<typeof requestSession>) => {
  const outcome = await attempt;
  return outcome.kind === 'done' ? undefined : outcome.message;
};

test.each([
  ['the server’s own error', '{"error":"Too many attempts"}', 403, 'Too many attempts', 'Too many attempts'],
  ['a 401 without a word', '', 401, 'Invalid credentials', 'Invalid credentials'],
  ['another refusal without a word', '', 500, 'Login failed', 'Demo login failed'],
  ['a success without a token', '{}', 200, 'Login failed', 'Demo login failed'],
  ['a success with an error in place of a token', '{"error":"Not yet"}', 200, 'Not yet', 'Not yet'],
  ['a page of a proxy', '<h1>Bad Gateway</h1>', 502, 'Login failed', 'Demo login failed'],
])('%s', async (_name, body, status, message, demoMessage) => {
  // HTTP/2 has no status text.
  for (const statusText of ['Refused', '']) {
    server(body, { status, statusText });
    expect(await messageOf(requestSession('ada', 'x'))).toBe(message);
    expect(await messageOf(requestDemoSession())).toBe(demoMessage);
  }
});

test('a server that can not be reached makes Demo Access unavailable', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
  expect(await messageOf(requestDemoSession())).toBe('Demo login unavailable');
  expect(await messageOf(requestSession('ada', 'x'))).toBe('The server can’t be reached.');
});

test('Demo Access sends the demo credentials; only signing in by name keeps the tenant', async () => {
  const tenant = { id: 'northlight', name: 'Northlight GmbH' };
  const sent = server(JSON.stringify({ token: 't', user: { id: 'u' }, tenant }));
  expect(await requestSession('ada', 'x')).toMatchObject({ kind: 'done', value: { token: 't', tenant } });
  expect(await requestDemoSession()).toMatchObject({ kind: 'done', value: { token: 't', tenant: undefined } });
  expect(sent).toEqual([{ username: 'ada', password: 'x' }, demoCredentials]);
});
