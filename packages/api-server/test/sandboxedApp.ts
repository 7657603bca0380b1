import type { ServiceId } from '@switchboard/api-contract/catalogue';
import type { ConnectionSetup, SandboxSetup } from '@switchboard/api-contract/connections';
import type { SandboxKey } from '@switchboard/api-contract/sandboxKeys';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { CallError, type OutgoingRequest } from '../src/outside/providers/client.ts';
import { sandboxCredentials } from '../src/outside/sandbox/sandboxCredentials.ts';
import type { ConnectionAnswer } from '../src/connections/readConnections.ts';
import type { Database } from '../src/platform/store/Database.ts';
import { inWords } from './inWords.ts';
import { manualTime, type ManualTime } from './manualTime.ts';
import { playedSandbox } from './playedSandbox.ts';
import { rowInWords } from './rowInWords.ts';
import { createTestApp, createTestDatabase, signIn, testNow, type TestAppOptions } from './testApp.ts';

/** A key that works, and that must be repeated nowhere. */
const plantedKey = 'sandbox-planted-0123456789';

/** A server whose organisation uses the sandbox, created before each test of the file. */
export function sandboxedApp(options: TestAppOptions = {}) {
  let db: Database;
  let time: ManualTime;
  let app: FastifyInstance;
  let headers: { authorization: string };
  /** `outside`: what left the machine. Nothing there answers. */
  const world = Object.assign(playedSandbox(), { outside: [] as OutgoingRequest[] });
  const logged: string[] = [];
  const begin = async (more: TestAppOptions = {}) => {
    app = await createTestApp({
      db,
      clock: time.clock,
      timers: time.timers,
      call: (request) => {
        world.outside.push(request);
        return Promise.reject(new CallError('unreachable'));
      },
      makeSandbox: world.make,
      env: { LOG_LEVEL: 'info' },
      logTo: { write: (line) => void logged.push(line) },
      ...options,
      ...more,
    });
    headers = await signIn(app);
  };
  beforeEach(async () => {
    world.clear();
    world.outside = [];
    logged.length = 0;
    db = await createTestDatabase();
    time = manualTime(testNow);
    await begin();
  });
  afterEach(async () => {
    await app.close();
    const stored = [
      await db.selectFrom('executions').selectAll().where('sample', '=', 0).execute(),
      await db.selectFrom('runSteps').selectAll().execute(),
      await db.selectFrom('activity').selectAll().execute(),
      await db.selectFrom('records').selectAll().execute(),
    ];
    expect(`${JSON.stringify(stored)}${logged.join('')}`).not.toContain(plantedKey);
    await db.destroy();
  });

  const send = (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, payload?: object, as = headers) =>
    app.inject({ method, url: `/api/${url}`, headers: as, ...(payload && { payload }) });
  const get = async <T>(url: string) => inWords((await send('GET', url)).json<T>());
  const submit = async (id: ServiceId, setup: ConnectionSetup | SandboxSetup) => {
    const answer = await send('POST', `connections/${id}/setup`, setup);
    expect(answer.statusCode, answer.body).toBe(200);
    return inWords(answer.json<ConnectionAnswer>());
  };
  /** Connects a service to the sandbox, with this key. */
  const setUp = (id: ServiceId, key: SandboxKey = 'sandbox') => submit(id, { sandbox: true, key });
  /** Connects a service with the values of its form. */
  const enter = (id: ServiceId, values: ConnectionSetup) => submit(id, values);
  /** Connects services to the sandbox. */
  const connect = async (...ids: readonly ServiceId[]) => {
    for (const id of ids) await enter(id, sandboxCredentials(id, plantedKey));
    world.asked = [];
  };
  const list = () => get<ConnectionAnswer[]>('connections');
  const configure = (agent: string, customSettings: object) =>
    send('PUT', `agents/${agent}/config`, { customSettings, retryAttempts: 0 });
  /** Runs an agent once and returns its outcome in words: its result, or why it did not run or failed. */
  async function run(agent: string): Promise<string> {
    const answer = await send('POST', `agents/${agent}/runs`);
    if (answer.statusCode !== 201) return `refused: ${answer.json<{ error: string }>().error}`;
    return outcomeOf(answer.json<{ id: string }>().id);
  }
  async function outcomeOf(id: string): Promise<string> {
    await app.jobs.idle();
    const row = rowInWords(
      await db.selectFrom('executions').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    );
    return row.status === 'completed' ? (row.result ?? '') : `${row.status}: ${row.errorMessage}`;
  }
  /** Lets time pass until the work is done. None passes while a module loads, which takes time of the real clock. */
  async function passing<T>(work: Promise<T>): Promise<T> {
    const open = new Set([work]);
    const ended = work.finally(() => open.delete(work));
    for (let turn = 0; open.size > 0; turn += 1) {
      await (turn % 10 === 0 ? vi.dynamicImportSettled() : new Promise(setImmediate));
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
    get headers() {
      return headers;
    },
    world,
    send,
    get,
    setUp,
    enter,
    connect,
    list,
    listed: async (id: ServiceId) => (await list()).find((item) => item.id === id),
    page: <T>(slug: string) => get<T>(`agents/${slug}/status`),
    configure,
    run,
    outcomeOf,
    passing,
    /** Replaces the server with another one on the same database. */
    reopen: async (more: TestAppOptions) => {
      await app.close();
      await begin(more);
    },
    /** The sign-in expires when much time passes. */
    signInAgain: async () => {
      headers = await signIn(app);
    },
  };
}
