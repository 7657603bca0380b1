import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach } from 'vitest';
import { demoTenantId } from '../src/tenants/demo.ts';
import type { CollectionName, RecordOf } from '../src/records/collections.ts';
import { writeRecords } from '../src/records/records.ts';
import type { Database } from '../src/platform/store/Database.ts';
import { inWords } from './inWords.ts';
import { queueRun } from './queueRun.ts';
import { manualTime, type ManualTime } from './manualTime.ts';
import { addTenant, createTestApp, createTestDatabase, signIn, testNow } from './testApp.ts';

export type Answer<N extends keyof typeof endpoints> = AnswerOf<(typeof endpoints)[N]>;

/** The member of another tenant. */
export const rivalMember = { tenantId: 'rival', username: 'rival', password: 'rival-password' };

/** A server for reading and writing the agents' pages, created before each test of the file. */
export function pagesApp() {
  let db: Database;
  let time: ManualTime;
  let app: FastifyInstance;
  let headers: { authorization: string };
  beforeEach(async () => {
    db = await createTestDatabase();
    time = manualTime(testNow);
    app = await createTestApp({ db, clock: time.clock, timers: time.timers });
    headers = await signIn(app);
  });
  afterEach(async () => {
    await app.close();
    await db.destroy();
  });

  const get = (url: string, as = headers) => app.inject({ url, headers: as });
  const post = (url: string, payload: object = {}, as = headers) =>
    app.inject({ method: 'POST', url, headers: as, payload });
  const act = (agent: string, action: string) =>
    app.inject({ method: 'POST', url: `/api/agents/${agent}/${action}`, headers });
  const configure = (agent: string, customSettings: object) =>
    app.inject({ method: 'PUT', url: `/api/agents/${agent}/config`, headers, payload: { customSettings } });
  const status = async <N extends keyof typeof endpoints>(slug: string, as = headers) =>
    inWords((await get(`/api/agents/${slug}/status`, as)).json<NonNullable<Answer<N>>>());
  const keep = <C extends CollectionName>(agentId: string, collection: C, records: RecordOf<C>[]) =>
    writeRecords(
      db,
      { tenantId: demoTenantId, agentId, collection },
      records.map((record) => ({ record, createdAt: testNow.toISOString() })),
    );
  /** Runs an agent once, whatever it lacks. */
  const run = async (agent: string) => {
    const id = await queueRun({ db, clock: time.clock, wake: () => app.jobs.wake() }, demoTenantId, agent);
    await app.jobs.idle();
    return { id };
  };

  /** The seven agents of another tenant, which sees no samples. */
  async function addRival(): Promise<{ authorization: string }> {
    await addTenant(db, rivalMember);
    const agents = await db.selectFrom('agents').selectAll().where('tenantId', '=', demoTenantId).execute();
    await db
      .insertInto('agents')
      .values(agents.map((agent) => ({ ...agent, tenantId: rivalMember.tenantId })))
      .execute();
    return signIn(app, rivalMember);
  }

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
    get headers() {
      return headers;
    },
    /** The sign-in expires when much time passes. */
    signInAgain: async () => {
      headers = await signIn(app);
    },
    get,
    post,
    act,
    configure,
    status,
    keep,
    run,
    addRival,
  };
}
