import type { ServiceId } from '@switchboard/api-contract/catalogue';
import { createSandbox } from '@switchboard/sandbox/createSandbox';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect } from 'vitest';
import { CallError, type OutgoingRequest } from '../src/providers/client.ts';
import type { ConnectionAnswer } from '../src/services/connections/describeConnection.ts';
import type { Database } from '../src/store/Database.ts';
import { inWords } from './inWords.ts';
import { manualTime, type ManualTime } from './manualTime.ts';
import { rowInWords } from './rowInWords.ts';
import { createTestApp, createTestDatabase, signIn, testNow } from './testApp.ts';

/** A request that the sandbox got. */
export interface Asked {
  readonly method: string;
  /** Without query. */
  readonly address: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Headers;
  readonly body: string;
}

/** A server whose organisation uses the sandbox, created before each test of the file. */
export function sandboxedApp({ env = {} }: { env?: Readonly<Record<string, string>> } = {}) {
  let db: Database;
  let time: ManualTime;
  let app: FastifyInstance;
  let headers: { authorization: string };
  const world = {
    /** What the sandbox was asked in this test. */
    asked: [] as Asked[],
    /** What left the machine. */
    outside: [] as OutgoingRequest[],
    /** An answer in place of the sandbox's, for faults that it has no key for. */
    play: (() => undefined) as (asked: Asked) => Response | undefined,
  };
  beforeEach(async () => {
    world.asked = [];
    world.outside = [];
    world.play = () => undefined;
    db = await createTestDatabase();
    time = manualTime(testNow);
    app = await createTestApp({
      db,
      env,
      clock: time.clock,
      timers: time.timers,
      call: (request) => {
        world.outside.push(request);
        return Promise.reject(new CallError('unreachable'));
      },
      makeSandbox: (options) => {
        const sandbox = createSandbox(options);
        return {
          ...sandbox,
          fetch: async (request) => {
            const { origin, pathname, searchParams } = new URL(request.url);
            const asked = {
              method: request.method,
              address: origin + pathname,
              query: Object.fromEntries(searchParams),
              headers: request.headers,
              body: await request.clone().text(),
            };
            world.asked.push(asked);
            return world.play(asked) ?? sandbox.fetch(request);
          },
        };
      },
    });
    headers = await signIn(app);
  });
  afterEach(async () => {
    await app.close();
    await db.destroy();
  });

  const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
    app.inject({ method, url: `/api/${url}`, headers, ...(payload && { payload }) });
  const get = async <T>(url: string) => inWords((await send('GET', url)).json<T>());
  /** Connects a service to the sandbox, with this key. */
  const setUp = async (id: ServiceId, key = 'sandbox') => {
    const answer = await send('POST', `connections/${id}/setup`, { sandbox: true, key });
    expect(answer.statusCode, answer.body).toBe(200);
    return inWords(answer.json<ConnectionAnswer>());
  };
  const configure = (agent: string, customSettings: object) =>
    send('PUT', `agents/${agent}/config`, { customSettings, retryAttempts: 0 });
  /** Runs an agent once and returns its outcome in words: its result, or why it failed. */
  async function run(agent: string): Promise<string> {
    const answer = await send('POST', `agents/${agent}/runs`);
    expect(answer.statusCode, answer.body).toBe(201);
    return outcomeOf(answer.json<{ id: string }>().id);
  }
  async function outcomeOf(id: string): Promise<string> {
    await app.jobs.idle();
    const row = rowInWords(
      await db.selectFrom('executions').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    );
    return row.status === 'completed' ? (row.result ?? '') : `${row.status}: ${row.errorMessage}`;
  }

  /** Lets time pass until the work is done. */
  async function passing<T>(work: Promise<T>): Promise<T> {
    const open = new Set([work]);
    const ended = work.finally(() => open.delete(work));
    while (open.size > 0) {
      await new Promise(setImmediate);
      time.advance(100);
    }
    return ended;
  }

  return {
    get db() {
      return db;
    },
    get time() {
      return time;
    },
    get app() {
      return app;
    },
    world,
    send,
    get,
    setUp,
    configure,
    run,
    outcomeOf,
    passing,
    /** The sign-in expires when much time passes. */
    signInAgain: async () => {
      headers = await signIn(app);
    },
  };
}
