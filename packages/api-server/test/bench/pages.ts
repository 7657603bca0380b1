import { programOf } from '../../src/programs/programOf.ts';
import { addRun } from '../../src/runs/addRun.ts';
import { findAgentRow } from '../../src/tenants/agentRows.ts';
import type { Database } from '../../src/platform/store/Database.ts';
import type { OpenStore } from '../../src/platform/store/openStore.ts';
import { openSeeded, startPostgres } from '../postgres.ts';
import { createTestApp, createTestDatabase, signIn, testNow } from '../testApp.ts';
import type { Figure } from './Figure.ts';

const runs = 100_000;
const rounds = 20;
const tenantId = 'northlight';
const minuteMs = 60_000;
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
  const agent = await findAgentRow(db, tenantId, 'email');
  await db.change(tenantId, async (trx) => {
    for (let index = 0; index < runs; index += 1) {
      const at = new Date(testNow.getTime() - (runs - index) * minuteMs).toISOString();
      const { id } = await addRun({ programOf }, trx, agent, { id: `run-${index}`, at, trigger: 'member' });
      await trx
        .updateTable('executions')
        .set({ status: index % 20 === 0 ? 'failed' : 'completed', startTime: at, endTime: at, durationMs: 900 })
        .where('tenantId', '=', tenantId)
        .where('id', '=', id)
        .execute();
    }
  });
}
