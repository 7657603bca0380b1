import { beforeEach, expect, test } from 'vitest';
import { inGoogle } from '../../../test/google.ts';
import { keyFor } from '../../keys.ts';
import { scopes } from '../google/tokens.ts';

const base = 'https://gmail.googleapis.com/gmail/v1/users/me';

let google: Awaited<ReturnType<typeof inGoogle>>;
beforeEach(async () => {
  google = await inGoogle();
});

test.each([
  ['rate-limited', 429, 'rateLimitExceeded', '30'],
  ['no-credit', 403, 'dailyLimitExceeded', null],
] as const)('the key %s is refused with %i %s', async (behaviour, status, reason, retryAfter) => {
  google = await inGoogle(keyFor(behaviour));
  const answer = await google.as(`${base}/profile`);
  const { error } = answer.body as { error: { errors: { reason: string }[] } };
  expect([answer.status, error.errors[0]?.reason, answer.headers.get('retry-after')]).toEqual([
    status,
    reason,
    retryAfter,
  ]);
});

test('each call asks for its scope', async () => {
  const status = async (scope: string, path: string, json?: object) =>
    (await google.with([scope], base + path, json && { json })).status;
  expect(await status(scopes.mailReadonly, '/messages')).toBe(200);
  expect(await status(scopes.mailReadonly, '/messages/send', {})).toBe(403);
  expect(await status(scopes.mailSend, '/messages/send', {})).toBe(400);
  expect(await status(scopes.mailSend, '/messages')).toBe(403);
  expect(await status(scopes.mailReadonly, '/drafts', {})).toBe(403);
  expect(await status(scopes.mailReadonly, '/messages/x/modify', {})).toBe(403);
});

test('knows no other path', async () => {
  const { status, headers } = await google.as('https://gmail.googleapis.com/gmail/v1/nothing');
  expect([status, headers.get('content-type')]).toEqual([404, 'text/html; charset=UTF-8']);
});
