import type { ServiceId } from '@switchboard/api-contract/catalogue';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach } from 'vitest';
import type { OutgoingRequest } from '../src/providers/client.ts';
import type { Database } from '../src/store/Database.ts';
import { connect } from './connect.ts';
import { inWords } from './inWords.ts';
import { manualTime, type ManualTime } from './manualTime.ts';
import { createTestApp, createTestDatabase, signIn, testNow } from './testApp.ts';
import { rowInWords } from './rowInWords.ts';

/** What the outside world answers. */
export interface Reply {
  readonly status?: number;
  readonly body: unknown;
}

/** Where Google issues access tokens, and an account that it issues them to. */
export const tokenUrl = 'https://oauth2.googleapis.com/token';
export const oauth = { clientId: 'client', clientSecret: 'planted-client-secret', refreshToken: 'planted-refresh' };

/** The query of a requested address. */
export const queryOf = ({ url }: OutgoingRequest): Record<string, string> =>
  Object.fromEntries(new URL(url).searchParams);

/** A server whose agents run in a world that the test plays, created before each test of the file. */
export function workingApp() {
  let db: Database;
  let time: ManualTime;
  let app: FastifyInstance;
  let headers: { authorization: string };
  const world = {
    /** The requests in this test. */
    asked: [] as OutgoingRequest[],
    /** What the outside world answers, by address without its query. */
    reply: (() => undefined) as (address: string, request: OutgoingRequest) => Reply | undefined,
  };
  beforeEach(async () => {
    world.asked = [];
    world.reply = () => undefined;
    db = await createTestDatabase();
    time = manualTime(testNow);
    app = await createTestApp({
      db,
      clock: time.clock,
      timers: time.timers,
      call: async (request) => {
        world.asked.push(request);
        const address = request.url.replace(/\?.*/, '');
        const { status = 200, body } =
          world.reply(address, request) ??
          (address === tokenUrl
            ? { body: { access_token: 'planted-access', expires_in: 3_599 } }
            : { status: 404, body: null });
        return { status, headers: {}, body: typeof body === 'string' ? body : JSON.stringify(body), latencyMs: 1 };
      },
    });
    headers = await signIn(app);
  });
  afterEach(async () => {
    await app.close();
    const contents = JSON.stringify([
      await db.selectFrom('executions').selectAll().where('sample', '=', 0).execute(),
      await db.selectFrom('activity').selectAll().execute(),
      await db.selectFrom('records').selectAll().execute(),
    ]);
    if (contents.includes('planted')) throw new Error(`A secret was stored in the open: ${contents}`);
    await db.destroy();
  });

  const connectHere = (serviceId: ServiceId, credentials: Record<string, string>) =>
    connect(db, { serviceId, credentials });

  /** Runs an agent once and returns its outcome in words: its result, why it failed, or what it lacks. */
  async function run(agent: string): Promise<string> {
    const answer = await app.inject({ method: 'POST', url: `/api/agents/${agent}/runs`, headers });
    if (answer.statusCode !== 201) return `refused: ${answer.json<{ error: string }>().error}`;
    await app.jobs.idle();
    const row = rowInWords(
      await db
        .selectFrom('executions')
        .selectAll()
        .where('id', '=', answer.json<{ id: string }>().id)
        .executeTakeFirstOrThrow(),
    );
    return row.status === 'completed' ? (row.result ?? '') : `${row.status}: ${row.errorMessage}`;
  }
  const configure = (agent: string, customSettings: object) =>
    app.inject({
      method: 'PUT',
      url: `/api/agents/${agent}/config`,
      headers,
      payload: { customSettings, retryAttempts: 0 },
    });
  const page = async <T>(slug: string) =>
    inWords((await app.inject({ url: `/api/agents/${slug}/status`, headers })).json<T>());

  const post = (path: string, payload?: object) =>
    app.inject({ method: 'POST', url: `/api/agents${path}`, headers, ...(payload ? { payload } : {}) });

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
    connect: connectHere,
    run,
    configure,
    page,
    post,
    /** The sign-in expires when much time passes. */
    signInAgain: async () => {
      headers = await signIn(app);
    },
  };
}
