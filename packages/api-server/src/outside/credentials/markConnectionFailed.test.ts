import { expect, it } from 'vitest';
import { connect as connectOutside } from '../../../test/connect.ts';
import { json } from '../../../test/playedSandbox.ts';
import { sandboxedApp } from '../../../test/sandboxedApp.ts';
import { testNow } from '../../../test/testApp.ts';

// A model of one's own, which knows no key.
const server = sandboxedApp({
  fetch: () => Promise.resolve(Response.json({ error: { message: 'no' } }, { status: 401 })),
});
const { connect, run, listed, world } = server;
const tokenUrl = 'https://oauth2.googleapis.com/token';
const lines = () =>
  server.db
    .selectFrom('audit')
    .select(['kind', 'byType', 'byName', 'target', 'agentId'])
    .where('kind', '=', 'connection.failed')
    .execute();

it('a token that is revoked turns the connection to error with the run, says who met it, and since when', async () => {
  await connect('gmail');
  world.play = ({ address }) => (address === tokenUrl ? json({ error: 'invalid_grant' }, 400) : undefined);
  await run('contacts');
  expect(await listed('gmail')).toMatchObject({
    status: 'error',
    lastTest: {
      outcome: 'wrong-credentials',
      message: 'The Refresh Token of Gmail has expired or was revoked; enter a new one under API Connections.',
      since: testNow.toISOString(),
      by: { type: 'use', name: 'Contacts Agent' },
    },
  });
  expect(await lines()).toEqual([
    {
      kind: 'connection.failed',
      byType: 'member',
      byName: 'Demo User',
      target: 'Gmail',
      agentId: 'contacts-agent',
    },
  ]);
  // Another test that fails changes nothing about since when.
  server.time.advance(60_000);
  await server.send('POST', 'connections/gmail/test');
  expect(await listed('gmail')).toMatchObject({
    lastTest: {
      since: testNow.toISOString(),
      testedAt: new Date(testNow.getTime() + 60_000).toISOString(),
      by: { type: 'member', name: 'Demo User' },
    },
  });
});

it('so does a key that the assistant meets', async () => {
  await connectOutside(server.db, { serviceId: 'openai', credentials: { apiKey: 'sk-of-the-test' } });
  await server.send('POST', 'switchboard/chat', { message: 'Tell me a joke', sessionId: 'session-1' });
  expect(await listed('openai')).toMatchObject({ status: 'error', lastTest: { by: { type: 'use' } } });
  expect(await lines()).toMatchObject([{ byType: 'member', byName: 'Demo User', target: 'OpenAI', agentId: null }]);
});

it('so does a key that a run does without', async () => {
  await connect('gmail', 'openai');
  world.play = ({ address }) => (address.includes('openai') ? json({ error: { message: 'no' } }, 401) : undefined);
  await run('email');
  expect(await listed('openai')).toMatchObject({
    status: 'error',
    lastTest: { by: { type: 'use', name: 'Email Agent' } },
  });
  expect(await listed('gmail')).toMatchObject({ status: 'connected' });
});

it('a connection that was set up again meanwhile is left alone', async () => {
  await connect('gmail');
  world.play = ({ address }) => {
    if (address !== tokenUrl) return undefined;
    world.play = () => undefined;
    return server.setUp('gmail').then(() => json({ error: 'invalid_grant' }, 400));
  };
  await run('contacts');
  expect(await listed('gmail')).toMatchObject({ status: 'connected' });
  expect(await lines()).toEqual([]);
});
