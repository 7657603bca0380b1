import { beforeEach, expect, test } from 'vitest';
import { json } from '../../test/playedSandbox.ts';
import { sandboxedApp } from '../../test/sandboxedApp.ts';

const { connect, run, world } = sandboxedApp();
beforeEach(() => connect('gmail', 'google-calendar'));

const tokenUrl = 'https://oauth2.googleapis.com/token';
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
