import { minuteMs } from '@switchboard/api-contract/time';
import type { Database } from '../../src/platform/store/Database.ts';
import type { OpenStore } from '../../src/platform/store/openStore.ts';
import { openSeeded, startPostgres } from '../postgres.ts';
import { createTestApp, createTestDatabase, signIn, testNow } from '../testApp.ts';
import type { Figure } from './Figure.ts';

const runs = 100_000;
const writtenAtOnce = 500;
const rounds = 20;
const addresses = [
  '/api/agents',
  '/api/agents/email',
  '/api/agents/email/status',
  '/api/agent-executions/email',
  '/api/agents/email/run-preview',
  '/api/connections',
  '/api/agents/lead-generation/records/leads',
];

/** How long pages take with 100,000 runs of one agent. */
export async function measurePages(): Promise<readonly Figure[]> {
  const postgres = process.env['TEST_DATABASE_URL'] ? await startPostgres() : undefined;
  const { db, close } = postgres ? await openSeeded(await postgres.fresh()) : await openSqlite();
  await fill(db);
  const app = await createTestApp({ db });
  const headers = await signIn(app);
  const figures: Figure[] = [];
  for (const url of addresses) {
    const measured: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const began = performance.now();
      const { statusCode, body } = await app.inject({ url, headers });
      measured.push(performance.now() - began);
      if (statusCode !== 200) throw new Error(body);
    }
    figures.push({ what: url, measured, bar: 100 });
  }
  await app.close();
  await close();
  await postgres?.stop();
  return figures;
}

async function openSqlite(): Promise<OpenStore> {
  const db = await createTestDatabase();
  return { db, close: () => db.destroy() };
}

async function fill(db: Database): Promise<void> {
  const sample = await db
    .selectFrom('executions')
    .selectAll()
    .where('agentId', '=', 'email-agent')
    .where('status', '=', 'completed')
    .limit(1)
    .executeTakeFirstOrThrow();
  for (let from = 0; from < runs; from += writtenAtOnce) {
    const rows = Array.from({ length: writtenAtOnce }, (_, index) => {
      const at = new Date(testNow.getTime() - (runs - from - index) * minuteMs).toISOString();
      const status = index % 20 === 0 ? ('failed' as const) : ('completed' as const);
      const times = { queuedAt: at, startTime: at, endTime: at, durationMs: 900 };
      return { ...sample, sample: 0, id: `run-${from + index}`, ...times, status };
    });
    // One transaction for all would count each run past the versions of the total that the ones before left.
    await db.insertInto('executions').values(rows).execute();
  }
}
