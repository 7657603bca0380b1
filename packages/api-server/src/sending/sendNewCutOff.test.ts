import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import { expect, test } from 'vitest';
import { inWords } from '../../test/inWords.ts';
import { json } from '../../test/playedSandbox.ts';
import { sandboxedApp } from '../../test/sandboxedApp.ts';
import { testContext } from '../../test/testContext.ts';
import { recoverExpired } from '../runs/queue/leases.ts';

const server = sandboxedApp();
const { send, setUp, world } = server;
type RunAnswer = AnswerOf<typeof endpoints.run>;

const customSettings = {
  categories: ['restaurants'],
  locations: ['Leipzig'],
  maxResultsPerSearch: 25,
  sendNewTo: ['airtable'],
};
/** Begins a run of the maps scraper that may take this many seconds. */
const begin = async (timeout = 300): Promise<string> => {
  for (const id of ['google', 'airtable'] as const) await setUp(id);
  const set = await send('PUT', 'agents/maps-scraper/config', { customSettings, retryAttempts: 0, timeout });
  expect(set.statusCode, set.body).toBe(200);
  return (await send('POST', 'agents/maps-scraper/runs')).json<{ id: string }>().id;
};
const isWrite = ({ method, address }: { method: string; address: string }) =>
  method === 'POST' && /\/tbl\w+$/.test(address);
const detail = async (id: string): Promise<RunAnswer> => inWords((await send('GET', `runs/${id}`)).json<RunAnswer>());
const textsOf = ({ steps = [] }: RunAnswer): string[] => steps.map(({ text }) => wordsOf(text));
const waiting = () => server.db.selectFrom('unsentRecords').select(['recordId', 'begun']).execute();

/** The second batch gets no answer. */
function hang() {
  let writes = 0;
  world.play = (asked, signal) => {
    if (isWrite(asked)) writes += 1;
    return isWrite(asked) && writes > 1
      ? new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))
      : undefined;
  };
  return () => writes;
}

test('a run whose time is up while it sends completes with what it found, and says that the rest goes later', async () => {
  hang();
  const id = await begin(10);
  await server.passing(server.app.jobs.idle());
  const ended = await detail(id);
  expect(ended.status).toBe('completed');
  expect(wordsOf(ended.result)).toContain('24');
  expect(textsOf(ended).at(-1)).toBe('There was no time left to send everything new; the next run continues');
  // The first ten arrived, and of ten it is not known.
  expect((await waiting()).filter(({ begun }) => begun === 1)).toHaveLength(10);
  expect(await waiting()).toHaveLength(14);
});

test('a run that was killed while it sent completes too, once it may not be tried again', async () => {
  const writes = hang();
  const id = await begin();
  await expect.poll(writes).toBe(2);
  await server.db
    .updateTable('executions')
    .set({ leasedUntil: server.time.clock().toISOString() })
    .where('id', '=', id)
    .execute();
  expect(await recoverExpired(testContext({ db: server.db, clock: server.time.clock }))).toBe(1);
  const ended = await detail(id);
  expect(ended.status).toBe('completed');
  expect(wordsOf(ended.result)).toContain('24');
});

test('where a service leaves open whether it took records without an address, they are not sent again', async () => {
  let writes = 0;
  world.play = (asked) => {
    if (isWrite(asked)) writes += 1;
    return isWrite(asked) && writes === 2 ? json({}, 503) : undefined;
  };
  const id = await begin();
  await server.app.jobs.idle();
  const ended = await detail(id);
  expect(textsOf(ended)).toEqual(
    expect.arrayContaining([
      'Sent 10 businesses to Airtable: 10 created, 0 updated, 10 refused',
      expect.stringMatching(/^10 businesses not sent to Airtable: It may have arrived in Airtable/),
      expect.stringMatching(/^4 businesses wait to be sent to Airtable/),
    ]),
  );
  expect(await waiting()).toHaveLength(4);
});
