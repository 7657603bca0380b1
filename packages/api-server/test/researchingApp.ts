import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ServiceId } from '@switchboard/api-contract/catalogue';
import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { createCall } from '../src/providers/client.ts';
import type { Database } from '../src/store/Database.ts';
import { connect } from './connect.ts';
import { inWords } from './inWords.ts';
import { manualTime, type ManualTime } from './manualTime.ts';
import { documented, query, type Seen } from './services/research.ts';
import { createTestApp, createTestDatabase, signIn, testNow } from './testApp.ts';

export type Task = AnswerOf<typeof endpoints.researchTasks>[number];

const keys: Partial<Record<ServiceId, string>> = {
  tavily: 'tvly-right',
  serper: 'serper-right',
  perplexity: 'pplx-right',
  openai: 'sk-right',
  anthropic: 'sk-ant-right',
};

/** A server whose calls to search services and language models the test answers, created before each test of the file. */
export function researchingApp() {
  let stand: Server;
  let port: number;
  let db: Database;
  let time: ManualTime;
  let app: FastifyInstance;
  let headers: { authorization: string };
  let logged: string[];
  const services: {
    /** The requests of this test. */
    seen: Seen[];
    onSeen: (request: Seen) => void;
    /** Answers a request of the server under test. Requests that it does not answer hang. */
    reply: (request: Seen, response: ServerResponse) => void;
  } = { seen: [], onSeen: () => {}, reply: documented };

  beforeAll(async () => {
    stand = createServer(async (request, response) => {
      const parts: Buffer[] = [];
      for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
      const text = Buffer.concat(parts).toString();
      const got = {
        at: `${request.headers.host?.replace(/:\d+$/, '')}${request.url}`,
        headers: request.headers,
        body: text ? (JSON.parse(text) as Record<string, unknown>) : {},
      };
      services.seen.push(got);
      services.onSeen(got);
      services.reply(got, response);
    });
    await new Promise<void>((listening) => void stand.listen(0, '127.0.0.1', listening));
    port = (stand.address() as AddressInfo).port;
  });
  afterAll(() => {
    stand.closeAllConnections();
    stand.close();
  });
  beforeEach(async () => {
    services.seen = [];
    services.onSeen = () => {};
    services.reply = documented;
    logged = [];
    db = await createTestDatabase();
    time = manualTime(testNow);
    const atLoopback = createCall({
      loopbackForTests: true,
      resolve: async () => [{ address: '127.0.0.1', family: 4 }],
    });
    app = await createTestApp({
      db,
      clock: time.clock,
      timers: time.timers,
      env: {
        OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1`,
        ANTHROPIC_BASE_URL: `http://127.0.0.1:${port}/anthropic`,
        LOG_LEVEL: 'info',
      },
      logTo: { write: (line) => void logged.push(line) },
      fetch,
      call: ({ url, ...rest }) => atLoopback({ ...rest, url: url.replace(/^https:\/\/([^/]+)/, `http://$1:${port}`) }),
    });
    headers = await signIn(app);
  });
  afterEach(async () => {
    await app.close();
    await db.destroy();
    if (logged.length === 0 || /tvly-|serper-right|pplx-|sk-/.test(logged.join('')))
      throw new Error(`A secret was logged, or nothing was: ${logged.join('')}`);
  });

  async function connectAll(...chosen: (readonly [ServiceId, string?])[]): Promise<void> {
    for (const [position, [serviceId, apiKey = keys[serviceId] ?? '']] of chosen.entries())
      await connect(db, { serviceId, credentials: { apiKey }, position });
  }

  const post = (path: string, payload?: object) =>
    app.inject({ method: 'POST', url: `/api/agents/research/${path}`, headers, ...(payload ? { payload } : {}) });
  const get = async <T>(url: string) => inWords((await app.inject({ url, headers })).json<T>());
  const read = <T>(path: string) => get<T>(`/api/agents/research/${path}`);
  const put = (path: string, payload: object) =>
    app.inject({ method: 'PUT', url: `/api/agents/research/${path}`, headers, payload });
  const configure = (customSettings: object) => put('config', { customSettings });
  const start = async (text = query): Promise<Task> => {
    const answer = await post('start', { query: text });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<Task>();
  };
  /** Starts a research and waits for it. `tries` advances the time to later attempts. */
  async function researched(tries = 1, text = query): Promise<Task> {
    const { id } = await start(text);
    for (let count = 0; count < tries; count += 1) {
      await app.jobs.idle();
      if (count < tries - 1) time.advance(60_000);
    }
    const task = (await read<Task[]>('tasks')).find((one) => one.id === id);
    if (!task) throw new Error('The research is not among the tasks');
    return task;
  }
  const usage = async (serviceId: ServiceId) =>
    (await db.selectFrom('connections').select('usageRequests').where('serviceId', '=', serviceId).executeTakeFirst())
      ?.usageRequests;

  return {
    get app() {
      return app;
    },
    get db() {
      return db;
    },
    get time() {
      return time;
    },
    services,
    connect: connectAll,
    post,
    get,
    read,
    put,
    configure,
    start,
    researched,
    usage,
  };
}
