import { sql } from 'kysely';
import { programOf } from '../../src/programs/programOf.ts';
import { addRun } from '../../src/runs/addRun.ts';
import { findAgentRow } from '../../src/tenants/agentRows.ts';
import type { Database } from '../../src/platform/store/Database.ts';
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

/**
 * How long pages take with 100,000 runs of one agent: where nothing may be kept, and while another agent's run calls
 * services and reports its steps.
 */
export async function measurePages(): Promise<readonly Figure[]> {
  const db = await createTestDatabase();
  await fill(db);
  const app = await createTestApp({ db });
  const headers = await signIn(app);
  const reports = (
    await db.selectFrom('executions').select('id').where('agentId', '=', 'contacts-agent').executeTakeFirstOrThrow()
  ).id;
  let position = 0;
  const writes = {
    'right after a write': () => sql`update agents set name = name`.execute(db),
    'while another run reports': async () => {
      const step = { tenantId, runId: reports, position: (position += 1), at: '', bodyJson: '{}' };
      await db.insertInto('runSteps').values(step).execute();
      await db
        .updateTable('executions')
        .set({ steps: position })
        .where('tenantId', '=', tenantId)
        .where('id', '=', reports)
        .execute();
    },
  } as const;
  const figures: Figure[] = [];
  for (const [when, write] of Object.entries(writes))
    for (const url of addresses) {
      const measured: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        await write();
        const began = performance.now();
        const { statusCode, body } = await app.inject({ url, headers });
        measured.push(performance.now() - began);
        if (statusCode !== 200) throw new Error(body);
      }
      figures.push({ what: `${url}, ${when}`, measured, bar: 100 });
    }
  await app.close();
  await db.destroy();
  return figures;
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
