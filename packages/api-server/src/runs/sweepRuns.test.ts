import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { manualTime } from '../../test/manualTime.ts';
import { createTestDatabase, testNow } from '../../test/testApp.ts';
import { readFigures } from '../agents/metrics.ts';
import { listAgents } from '../agents/listAgents.ts';
import type { Database } from '../platform/store/Database.ts';
import { sweepNightly } from '../platform/sweepNightly.ts';
import { sweeps } from '../sweeps.ts';
import { sweepRuns } from './sweepRuns.ts';

const tenantId = 'northlight';
const agentId = 'email-agent';
const keeping = { stepDays: 30, runDays: 365, auditDays: 365, conversationDays: 90 };
const daysAgo = (days: number): string => new Date(testNow.getTime() - days * 86_400_000).toISOString();

let db: Database;
const sweep = () => sweepRuns({ db, clock: () => testNow, keeping });
beforeEach(async () => {
  db = await createTestDatabase();
});
afterEach(() => db.destroy());

async function addRun(id: string, days: number, workflowId: string | null = null): Promise<void> {
  const at = daysAgo(days);
  await db
    .insertInto('executions')
    .values({
      id,
      tenantId,
      agentId,
      workflowId,
      executionType: 'x',
      status: 'completed',
      sample: 0,
      queuedAt: at,
      startTime: at,
      endTime: at,
      durationMs: 1_000,
      result: null,
      errorMessage: null,
      steps: 1,
    })
    .execute();
  await db.insertInto('runSteps').values({ tenantId, runId: id, position: 0, at, bodyJson: '{}' }).execute();
}

const left = async () => ({
  runs: (await db.selectFrom('executions').select('id').where('sample', '=', 0).orderBy('id').execute()).map(
    ({ id }) => id,
  ),
  steps: (await db.selectFrom('runSteps').select('runId').orderBy('runId').execute()).map(({ runId }) => runId),
});

describe('the sweep', () => {
  test('removes steps after 30 days and runs after 365, however often it comes', async () => {
    await addRun('a-new', 29);
    await addRun('b-month', 31);
    await addRun('c-year', 366);
    for (const _ of [1, 2]) {
      await Promise.all([sweep(), sweep()]);
      expect(await left()).toEqual({ runs: ['a-new', 'b-month'], steps: ['a-new'] });
    }
  });

  test('takes more than one batch, and no figure falls with it', async () => {
    for (let index = 0; index < 250; index += 1) await addRun(`run-${index}`, 400);
    const figures = () => readFigures(db, { tenantId, agentId, now: testNow });
    const before = { figures: await figures(), list: await listAgents(db, tenantId) };
    expect(before.figures.metrics.totalExecutions).toBe(250);
    await sweep();
    expect(await left()).toEqual({ runs: [], steps: [] });
    expect({ figures: await figures(), list: await listAgents(db, tenantId) }).toEqual(before);
  });

  test('leaves runs that are open, and those that a research or a workflow gets its state from', async () => {
    const record = { tenantId, agentId, bodyJson: '{}', createdAt: daysAgo(400), address: null };
    await db
      .insertInto('records')
      .values([
        { ...record, id: 'workflow', collection: 'workflows' },
        { ...record, id: 'research', collection: 'tasks' },
      ])
      .execute();
    await addRun('research', 400);
    await addRun('step', 400, 'workflow');
    await addRun('waits', 400);
    await db.updateTable('executions').set({ status: 'queued' }).where('id', '=', 'waits').execute();
    await sweep();
    expect((await left()).runs).toEqual(['research', 'step', 'waits']);
  });

  test('comes soon after the start, then each night', async () => {
    const time = manualTime(testNow);
    const faults: unknown[] = [];
    const stop = sweepNightly(
      sweeps,
      { db, clock: time.clock, keeping },
      { timers: time.timers, onFault: (error) => faults.push(error) },
    );
    const swept = async () => {
      await new Promise(setImmediate);
      return (await left()).runs;
    };
    await addRun('old', 400);
    expect(await swept()).toEqual(['old']);
    time.advance(5 * 60_000);
    await expect.poll(swept).toEqual([]);
    await db
      .insertInto('records')
      .values(
        [29, 31].map((days) => ({
          tenantId,
          agentId,
          collection: 'emails',
          id: `deleted-${days}`,
          bodyJson: '{}',
          createdAt: daysAgo(400),
          deletedAt: daysAgo(days),
        })),
      )
      .execute();
    const deleted = async () => (await db.selectFrom('records').select('id').execute()).map(({ id }) => id);
    await addRun('older', 400);
    time.advance(17 * 3_600_000);
    expect(await swept()).toEqual(['older']);
    time.advance(3_600_000);
    await expect.poll(swept).toEqual([]);
    await expect.poll(deleted).toEqual(['deleted-29']);
    await stop();
    expect(faults).toEqual([]);
  });
});
