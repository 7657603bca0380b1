import { endpoints, type Endpoint } from '@switchboard/api-contract/endpoints';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { connect } from '../test/connect.ts';
import { manualTime, type ManualTime } from '../test/manualTime.ts';
import { startPgliteServer, type PgliteServer } from '../test/pgliteServer.ts';
import { openSeeded } from '../test/postgres.ts';
import { queueRun } from '../test/queueRun.ts';
import { sampleBody } from '../test/sampleBody.ts';
import { startStandInModel, type StandInModel } from '../test/standInModel.ts';
import { createTestApp, signIn, testNow } from '../test/testApp.ts';
import type { OpenStore } from './platform/store/openStore.ts';

/** How long the store is away. */
const awayMs = 10_000;
const sessionId = 'session-1';
const conversation = `/api/conversations/${sessionId}/events`;

let postgres: PgliteServer;
let provider: StandInModel;
let time: ManualTime;
let headers: { authorization: string };
let leaving: AbortController;
let open: { readonly app: FastifyInstance; readonly store: OpenStore; readonly address: string }[];
beforeEach(async () => {
  postgres = await startPgliteServer();
  provider = await startStandInModel();
  time = manualTime(testNow);
  leaving = new AbortController();
  open = [];
});
afterEach(async () => {
  leaving.abort();
  await provider.close();
  for (const { app, store } of open) {
    await app.close();
    await store.close();
  }
  await postgres.stop();
});

async function begin() {
  const store = await openSeeded(postgres.url);
  const env = { OPENAI_BASE_URL: provider.url, VOICE_ENGINE: 'none' };
  const app = await createTestApp({ db: store.db, clock: time.clock, timers: time.timers, fetch, env });
  app.jobs.begin();
  app.watch.begin();
  const server = { app, store, address: await app.listen({ port: 0, host: '127.0.0.1' }) };
  open.push(server);
  return server;
}

interface Follow {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Opens a stream of events and collects what it says. */
async function follow(url: string, { headers: more, ...request }: Follow = {}) {
  const answer = await fetch(url, { ...request, signal: leaving.signal, headers: { ...headers, ...more } });
  let text = '';
  let isOpen = true;
  const ended = (async () => {
    for await (const part of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) text += part;
  })()
    .catch(() => {})
    .finally(() => (isOpen = false));
  const said = () => text;
  await expect.poll(said).toContain(': open');
  return { said, ended, isOpen: () => isOpen };
}

/** These read nothing at all, or before they know that the call is good or say where to go. */
const needNoStore = [
  'passkeySignInOptions',
  'passkeySignIn',
  'consentCallback',
  'signInWays',
  'beginSignOn',
  'signOnCallback',
  'openApi',
];

/** The calls of the contract that are not answered by 503 with Retry-After. */
async function answeredOtherwise(app: FastifyInstance): Promise<unknown[]> {
  const asked = Object.entries<Endpoint>(endpoints).filter(([name]) => !needNoStore.includes(name));
  const answers = asked.map(async ([name, endpoint]) => {
    const { method, path } = endpoint;
    const url = path.replace(/:\w+/g, 'A'.repeat(43));
    const payload = sampleBody(endpoint) as object | undefined;
    const answer = await app.inject({ method, url, headers, ...(payload && { payload }) });
    return [name, answer.statusCode, answer.headers['retry-after']];
  });
  return (await Promise.all(answers)).filter(([, status, retryAfter]) => status !== 503 || retryAfter !== '5');
}

const words = (content: string) => ({ choices: [{ index: 0, delta: { content }, finish_reason: null }] });

test('a store that is away for a while takes no server, stream or answer with it', async () => {
  const [own, other] = [await begin(), await begin()];
  const { db } = own.store;
  await connect(db, { serviceId: 'openai', credentials: { apiKey: 'sk-planted-Key-1234567890' } });
  headers = await signIn(own.app);
  const watched = await Promise.all(
    [own, own, own, other, other].map(({ address }) => follow(`${address}/api/agents/lead-generation/events`)),
  );
  provider.play({ events: [words('Once upon a time')], end: 'stall' });
  const asked = await follow(own.address + endpoints.chat.path, {
    method: 'POST',
    headers: { accept: 'text/event-stream', 'content-type': 'application/json' },
    body: JSON.stringify({ sessionId, message: 'Tell me a tale' }),
  });
  await expect.poll(asked.said).toContain('Once');
  const beside = await follow(own.address + conversation);
  const elsewhere = await follow(other.address + conversation);
  await expect.poll(() => (time.advance(250), elsewhere.said())).toContain('Once');

  await postgres.shut();
  for (let passed = 0; passed < awayMs; passed += 250) {
    time.advance(250);
    for (const { app } of [own, other]) expect((await app.inject({ url: '/readyz' })).statusCode).toBe(503);
  }
  for (const { app } of [own, other]) expect(await answeredOtherwise(app)).toEqual([]);
  // What this server makes, it tells from memory; the other one can't read it, and its stream ends.
  provider.write(`data: ${JSON.stringify(words(', there was a bear.'))}`);
  for (const { said } of [asked, beside]) await expect.poll(said).toContain('there was');
  await elsewhere.ended;
  expect(watched.map(({ isOpen }) => isOpen())).toEqual(watched.map(() => true));

  await postgres.open();
  for (const { app } of [own, other]) expect((await app.inject({ url: '/api/agents', headers })).statusCode).toBe(200);
  const id = await queueRun({ db, clock: time.clock, wake: () => {} }, 'northlight', 'lead-generation');
  for (const { said } of watched) await expect.poll(() => (time.advance(500), said())).toContain(id);
  const [last = ''] =
    elsewhere
      .said()
      .match(/(?<=^id: ).*$/gm)
      ?.slice(-1) ?? [];
  const again = await follow(other.address + conversation, { headers: { 'last-event-id': last } });
  await expect.poll(() => (time.advance(250), again.said())).toContain('there was');
  await other.app.inject({ method: 'POST', url: `/api/conversations/${sessionId}/stop`, headers });
  for (const { said, isOpen } of [asked, beside, again]) {
    await expect.poll(() => (time.advance(250), said())).toContain('event: done');
    await expect.poll(isOpen).toBe(false);
  }
});
