import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Timers } from '../../src/platform/clock.ts';
import type { Database } from '../../src/platform/store/Database.ts';
import { connect } from '../connect.ts';
import { openSeeded, startPostgres, type TestPostgres } from '../postgres.ts';
import { createTestApp, createTestDatabase, signIn, testNow } from '../testApp.ts';
import { askReader } from './askReader.ts';
import { cases, type Case } from './cases.ts';
import { heldFetch, places } from './heldFetch.ts';
import { atWork, openEval, type Eval } from './openEval.ts';
import { rewordings } from './rewordings.ts';

interface Server {
  readonly app: FastifyInstance;
  readonly url: string;
}

interface Read {
  readonly messages: readonly {
    readonly role: string;
    readonly text: string;
    readonly status?: string;
    readonly question?: object;
    readonly receipts?: readonly object[];
  }[];
}

/** What takes less than a second is soon over; the rest never comes, as the clock stands still. */
const quickTimers: Timers = {
  after: (ms, run) => {
    const timer = ms < 1_000 ? setTimeout(run, ms / 10) : undefined;
    return () => clearTimeout(timer);
  },
};

let postgres: TestPostgres | undefined;
let evaluation: Eval;
let model: ReturnType<typeof heldFetch>;
let servers: readonly [Server, Server];
let dbs: readonly [Database, Database];
let close: () => Promise<void>;
let headers: { authorization: string };

async function serve(db: Database): Promise<Server> {
  const app = await createTestApp({ db, clock: () => testNow, timers: quickTimers, fetch: model.fetch });
  return { app, url: await app.listen({ port: 0, host: '127.0.0.1' }) };
}

const stores = {
  SQLite: async () => {
    const db = await createTestDatabase();
    return [[db, db], async () => {}] as const;
  },
  PostgreSQL: async () => {
    postgres ??= await startPostgres();
    const url = await postgres.fresh();
    const [one, other] = [await openSeeded(url), await openSeeded(url)];
    const closeBoth = async () => {
      await one.close();
      await other.close();
    };
    return [[one.db, other.db], closeBoth] as const;
  },
} as const;
beforeAll(async () => {
  evaluation = await openEval(askReader);
});
afterAll(async () => {
  await evaluation.close();
  await postgres?.stop();
});

const send = (
  server: Server,
  method: 'GET' | 'POST',
  path: string,
  body?: object,
  more: Readonly<Record<string, string>> = {},
  signal: AbortSignal | null = null,
) =>
  fetch(`${server.url}/api/${path}`, {
    method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }), ...more },
    ...(body && { body: JSON.stringify(body) }),
    signal,
  });
const asked = async <T>(answer: Promise<Response>): Promise<T> => {
  const { status, ok } = await answer;
  const text = await (await answer).text();
  expect(ok, `${status} ${text}`).toBe(true);
  return JSON.parse(text) as T;
};

/** The events in a stream, or in the part of it that came. */
const eventsIn = (stream: string) =>
  stream
    .split('\n\n')
    .slice(0, -1)
    .flatMap((block) => {
      const [, id = '', event = '', data = ''] = /^id: (.*)\nevent: (.*)\ndata: (.*)$/m.exec(block) ?? [];
      return event === '' ? [] : [{ id, event, data: JSON.parse(data) as { text: string; response: string } }];
    });
const textIn = (events: ReturnType<typeof eventsIn>): string =>
  events.map(({ event, data }) => (event === 'delta' ? data.text : '')).join('');

/** Sends a message, and hangs up once `until` resolves or all has come. Returns what came. */
async function askAndLeave(
  server: Server,
  body: object,
  key: Readonly<Record<string, string>>,
  until: Promise<unknown>,
): Promise<string> {
  const leaving = new AbortController();
  const accept = { accept: 'text/event-stream', ...key };
  const answer = await send(server, 'POST', 'switchboard/chat', body, accept, leaving.signal);
  let came = '';
  const end = (async () => {
    const decoder = new TextDecoder();
    for await (const bytes of answer.body ?? []) came += decoder.decode(bytes, { stream: true });
  })().catch(() => undefined);
  await Promise.race([until, end]);
  leaving.abort();
  await end;
  return came;
}

/** What the assistant did, line by line. */
const done = async (): Promise<string[]> => {
  const lines = await dbs[0].selectFrom('audit').selectAll().where('byType', '=', 'assistant').orderBy('id').execute();
  return lines.map(({ kind, agentId, target }) => [kind, agentId, target].join(' '));
};

/** Goes away in the middle of an answer and comes back to the other server; then the same with the yes. */
async function leaveAndComeBack(one: Case, index: number): Promise<{ readonly cut: boolean; readonly acted: boolean }> {
  const [here, there] = index % 2 === 0 ? servers : ([servers[1], servers[0]] as const);
  const sessionId = `session-${index + 1}`;
  for (const message of one.before ?? []) await asked(send(here, 'POST', 'switchboard/chat', { message, sessionId }));

  const stop = model.hold(places[index % places.length]!);
  const message = { message: one.said, sessionId };
  const key = { 'idempotency-key': randomUUID() };
  const came = eventsIn(await askAndLeave(here, message, key, stop.reached));
  const last = index % 3 === 0 ? undefined : came.at(-1)?.id;
  const seen: Readonly<Record<string, string>> = last === undefined ? {} : { 'last-event-id': last };
  const back = await send(there, 'GET', `conversations/${sessionId}/events`, undefined, seen);
  stop.letOn();
  const followed = eventsIn(await back.text());
  const again = await asked<{ response: string }>(send(there, 'POST', 'switchboard/chat', message, key));

  const read = () => asked<Read>(send(there, 'GET', `conversations/${sessionId}`));
  const { messages } = await read();
  const answer = messages.at(-1)!;
  expect(messages.map(({ role }) => role)).toEqual(
    [...(one.before ?? []), one.said].flatMap(() => ['user', 'assistant']),
  );
  expect(messages.at(-2)?.text).toBe(one.said);
  expect(answer.status).toBe('done');
  expect(answer.text.replaceAll(/ ?\[\d+\]/g, '')).toBe(again.response);
  const whole = [...(last === undefined ? [] : came), ...followed];
  const isThere = back.status === 204;
  expect(followed.filter(({ event }) => event === 'done')).toHaveLength(isThere ? 0 : 1);
  expect(isThere ? answer.text : textIn(whole)).toBe(answer.text);
  const cut = !came.some(({ event }) => event === 'done');
  if (!answer.question) return { cut, acted: false };

  const before = await done();
  const yes = { message: 'Yes', sessionId };
  const yesKey = { 'idempotency-key': randomUUID() };
  await askAndLeave(there, yes, yesKey, Promise.resolve());
  await asked(send(here, 'POST', 'switchboard/chat', yes, yesKey));
  await asked(send(there, 'POST', 'switchboard/chat', yes, yesKey));
  const { messages: all } = await read();
  expect(all.map(({ text }) => text).filter((text) => text === 'Yes')).toHaveLength(1);
  const receipts = all.at(-1)?.receipts ?? [];
  const after = await done();
  const lines = after.slice(before.length);
  expect(lines.length, one.said).toBeGreaterThanOrEqual(receipts.length);
  expect(lines, 'once each').toEqual([...new Set(lines)]);
  await asked(send(here, 'POST', 'switchboard/chat', { message: 'yes', sessionId }));
  expect(await done()).toEqual(after);
  return { cut, acted: receipts.length > 0 };
}

describe.each(Object.entries(stores))('two servers on %s', (name, open) => {
  beforeEach(async () => {
    model = heldFetch(askReader(evaluation.byReader));
    [dbs, close] = await open();
    servers = [await serve(dbs[0]), await serve(dbs[1])];
    headers = await signIn(servers[0].app);
    await atWork(servers[0].app, dbs[0], headers);
    await connect(dbs[0], { serviceId: 'openai', credentials: { apiKey: 'sk-of-the-evaluation' } });
  });
  afterEach(async () => {
    for (const { app } of servers) await app.close();
    await close();
  });

  test('each of the sixty orders is answered once and done once, wherever one hangs up', async () => {
    const seen = [];
    // PGlite takes a second for each.
    const every = name === 'PostgreSQL' && postgres?.outage ? 5 : 1;
    for (const [index, one] of [...cases, ...rewordings].entries())
      if (index % every === 0) seen.push(await leaveAndComeBack(one, index));
    expect(seen.filter(({ cut }) => cut).length).toBeGreaterThan(seen.length / 2);
    expect(seen.filter(({ acted }) => acted).length).toBeGreaterThan(seen.length / 5);
  });
});
