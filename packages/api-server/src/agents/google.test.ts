import { beforeEach, expect, test } from 'vitest';
import { oauth, tokenUrl, workingApp } from '../../test/workingApp.ts';

const { connect, run, world } = workingApp();
beforeEach(() => Promise.all([connect('gmail', oauth), connect('google-calendar', oauth)]));

test.each([
  [
    { status: 400, body: { error: 'invalid_grant' } },
    /^failed: The Refresh Token of .* has expired or was revoked; enter a new one/,
  ],
  [
    { status: 401, body: { error: 'invalid_client' } },
    /^failed: Google does not accept the Client ID and the Client Secret of/,
  ],
  [{ status: 400, body: '<p>Bad request' }, /^failed: Google does not accept/],
])('a refused sign-in %j is explained', async (reply, words) => {
  world.reply = (address) => (address === tokenUrl ? reply : undefined);
  for (const agent of ['email', 'calendar', 'contacts']) expect(await run(agent)).toMatch(words);
});

test.each([
  [
    { status: 403, body: { error: { errors: [{ reason: 'insufficientPermissions' }] } } },
    /^failed: The Refresh Token can’t read/,
  ],
  [
    { status: 403, body: { error: { errors: [{ reason: 'userRateLimitExceeded' }] } } },
    /^queued: .* accepts no more requests at the moment/,
  ],
  [{ status: 500, body: 'x' }, /^queued: .* has a problem at the moment/],
  [{ status: 200, body: '[]' }, /^queued: .* could not be read/],
])('a refused read %j is explained', async (reply, words) => {
  world.reply = (address) => (address === tokenUrl ? undefined : reply);
  for (const agent of ['email', 'calendar', 'contacts']) expect(await run(agent), agent).toMatch(words);
});
