import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import { sandboxCriteria } from '@switchboard/api-contract/sandbox';
import { hourMs } from '@switchboard/api-contract/time';
import { beforeEach, expect, test } from 'vitest';
import { sandboxedApp } from '../../test/sandboxedApp.ts';

const server = sandboxedApp();
const { configure, connect, run, send } = server;
type Answer = AnswerOf<typeof endpoints.attention>;

const visit = async () => (await send('POST', 'attention/visit')).json<Answer>();
const since = async () => (await send('GET', 'attention')).json<Answer>().since;

beforeEach(async () => {
  await connect('apollo', 'gmail');
  await configure('lead-generation', sandboxCriteria['lead-generation']);
  await send('PUT', 'agents/contacts/schedule', { kind: 'off' });
});

test('who was away for four hours is told what was done meanwhile, in words with links', async () => {
  const from = server.time.clock().toISOString();
  expect((await visit()).since).toBeUndefined();
  server.time.advance(hourMs);
  expect(await run('lead-generation')).toMatch(/^[1-9]\d* leads added/);
  await run('contacts');
  server.time.advance(3 * hourMs);
  const { since: told } = await visit();
  expect(told).toEqual({
    from,
    lines: [
      {
        id: 'lead-generation',
        agentId: 'lead-generation-agent',
        link: expect.stringMatching(/^\d+ leads$/) as string,
        rest: 'found',
        to: '/agents/lead-generation/detail',
        sandbox: true,
      },
      { id: 'runs', link: '2 runs', rest: 'ended, none of them failed', to: '/agents', sandbox: true },
    ],
  });
  expect(await since()).toEqual(told);
});

test('a minute less is no absence, and who keeps looking is not away', async () => {
  await visit();
  server.time.advance(1_000);
  await run('lead-generation');
  server.time.advance(4 * hourMs - 60_000);
  expect((await visit()).since).toBeUndefined();
  server.time.advance(60_000);
  expect((await visit()).since).toBeUndefined();
});

test('it stays over the visit, is put away for good, and comes again after the next absence', async () => {
  await visit();
  server.time.advance(1_000);
  await run('lead-generation');
  server.time.advance(5 * hourMs);
  await visit();
  server.time.advance(hourMs);
  // What runs during the visit is no news of it.
  await run('contacts');
  expect((await visit()).since?.lines?.at(-1)).toMatchObject({ link: '1 run', rest: 'ended, and did not fail' });
  expect((await send('POST', 'attention/since/later', {})).statusCode).toBe(200);
  expect(await since()).toBeUndefined();
  server.time.advance(5 * hourMs);
  expect((await visit()).since).toBeUndefined();
  server.time.advance(1_000);
  await run('contacts');
  server.time.advance(5 * hourMs);
  expect((await visit()).since?.lines?.at(-1)).toMatchObject({ link: '1 run' });
});

test('nothing ran: nothing is told', async () => {
  await visit();
  server.time.advance(5 * hourMs);
  expect((await visit()).since).toBeUndefined();
});
