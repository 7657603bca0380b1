// node packages/api-server/test/benchmarkRuns.ts: how long pages take right after a write, with 100 000 runs of one agent.
import { addRun } from '../src/runs/addRun.ts';
import { findAgentRow } from '../src/services/agents/agentRows.ts';
import { createTestApp, createTestDatabase, signIn, testNow } from './testApp.ts';

const runs = 100_000;
const rounds = 20;
const tenantId = 'northlight';
const minuteMs = 60_000;

const db = await createTestDatabase();
const agent = await findAgentRow(db, tenantId, 'email');
await db.change(tenantId, async (trx) => {
  for (let index = 0; index < runs; index += 1) {
    const at = new Date(testNow.getTime() - (runs - index) * minuteMs).toISOString();
    const { id } = await addRun(trx, agent, { id: `run-${index}`, at, trigger: 'member' });
    await trx
      .updateTable('executions')
      .set({ status: index % 20 === 0 ? 'failed' : 'completed', startTime: at, endTime: at, durationMs: 900 })
      .where('tenantId', '=', tenantId)
      .where('id', '=', id)
      .execute();
  }
});
const app = await createTestApp({ db });
const headers = await signIn(app);
const figures = [];
for (const url of [
  '/api/agents/email',
  '/api/agents',
  '/api/agent-executions/email',
  '/api/agents/email/run-preview',
]) {
  const times: number[] = [];
  let status = 0;
  for (let round = 0; round < rounds; round += 1) {
    // Any write: kept answers don't count.
    await db.updateTable('connections').set({ usageRequests: round }).where('tenantId', '=', tenantId).execute();
    const begun = performance.now();
    status = (await app.inject({ url, headers })).statusCode;
    times.push(performance.now() - begun);
  }
  times.sort((a, b) => a - b);
  figures.push({
    url,
    status,
    'median (ms)': times[rounds / 2]?.toFixed(1),
    'slowest (ms)': times.at(-1)?.toFixed(1),
  });
}
console.table(figures);
await app.close();
await db.destroy();
