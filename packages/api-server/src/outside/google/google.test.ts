import { beforeEach, expect, test } from 'vitest';
import { json } from '../../../test/playedSandbox.ts';
import { sandboxedApp } from '../../../test/sandboxedApp.ts';

const server = sandboxedApp();
const { connect, run, world } = server;
beforeEach(() => connect('gmail', 'google-calendar'));

const tokenUrl = 'https://oauth2.googleapis.com/token';
const limit = 'User-rate limit exceeded.  Retry after 2026-03-12T09:51:20.000Z';
const reasoned = (reason: string) => json({ error: { errors: [{ reason }] } }, 403);

test.each([
  ['a token that has expired', () => json({ error: 'invalid_grant' }, 400), /The Refresh Token of .* has expired/],
  ['a client that is gone', () => json({ error: 'invalid_client' }, 401), /does not accept the Client ID/],
  ['something odd', () => new Response('<p>Bad request', { status: 400 }), /Google does not accept/],
])('a sign-in that is refused for %s is explained', async (_, answer, words) => {
  world.play = ({ address }) => (address === tokenUrl ? answer() : undefined);
  for (const agent of ['email', 'calendar', 'contacts']) {
    const outcome = await run(agent);
    expect(outcome).toMatch(/^failed: /);
    expect(outcome).toMatch(words);
  }
});

test.each([
  ['a missing scope', () => reasoned('insufficientPermissions'), /^failed: The Refresh Token can’t read/],
  ['too many requests', () => reasoned('userRateLimitExceeded'), /^queued: .* accepts no more requests at the moment/],
  ['a used-up day', () => reasoned('dailyLimitExceeded'), /^failed: The daily quota of .* is used up/],
  ['a fault', () => new Response('x', { status: 500 }), /^queued: .* has a problem at the moment/],
  ['a list', () => json([]), /^queued: .* could not be read/],
])('a read that is refused for %s is explained', async (_, answer, words) => {
  world.play = ({ address }) => (address === tokenUrl ? undefined : answer());
  for (const agent of ['email', 'calendar', 'contacts']) expect(await run(agent), agent).toMatch(words);
});

test.each([
  ['403', () => json({ error: { message: limit, errors: [{ reason: 'rateLimitExceeded' }] } }, 403)],
  ['429', () => json({ error: { message: `${limit} (Mail sending)`, status: 'RESOURCE_EXHAUSTED' } }, 429)],
])('Gmail is asked again at the moment that it names, with status %s', async (_, refusal) => {
  const asks = () => world.asked.filter(({ address }) => address.endsWith('/users/me/messages')).length;
  world.play = ({ address }) => (address.endsWith('/users/me/messages') && asks() === 1 ? refusal() : undefined);
  expect(await run('email')).toMatch(/^queued: .* accepts no more requests at the moment/);
  server.time.advance(595_000);
  await server.app.jobs.idle();
  expect(asks()).toBe(1);
  server.time.advance(10_000);
  await server.app.jobs.idle();
  expect(asks()).toBeGreaterThan(1);
});
