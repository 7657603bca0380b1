import type { Insertable } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../platform/store/Database.ts';
import type { ExecutionsTable } from '../runs/tables.ts';
import { createTestDatabase, testNow } from '../../test/testApp.ts';
import { readFigures, uptimePercent } from './metrics.ts';

let db: Database;
beforeEach(async () => {
  db = await createTestDatabase();
});

const figures = (agentId = 'email-agent') => readFigures(db, { tenantId: 'northlight', agentId, now: testNow });

async function addRuns(...runs: (Partial<Insertable<ExecutionsTable>> & { queuedAt: string })[]): Promise<void> {
  const base = {
    tenantId: 'northlight',
    agentId: 'email-agent',
    executionType: 'email_sort',
    status: 'completed' as const,
    result: null,
    errorMessage: null,
    sample: 0,
  };
  await db
    .insertInto('executions')
    .values(
      runs.map((run, index) => ({
        ...base,
        id: `run-${index}`,
        startTime: run.queuedAt,
        endTime: run.queuedAt,
        durationMs: 1000,
        ...run,
      })),
    )
    .execute();
}

describe('readFigures', () => {
  test('knows nothing of an agent that never ran', async () => {
    const agent = await db.selectFrom('agents').selectAll().where('id', '=', 'email-agent').executeTakeFirstOrThrow();
    await db
      .insertInto('agents')
      .values({ ...agent, id: 'scout' })
      .execute();
    expect(await figures('scout')).toEqual({
      samples: true,
      metrics: { totalExecutions: 0, totalProcessingTime: 0, dailyExecutions: [0, 0, 0, 0, 0, 0, 0] },
      confidenceScore: undefined,
      lastRun: undefined,
    });
  });

  test('takes rates of the runs that ended, and times of all of them', async () => {
    await addRuns(
      { queuedAt: '2026-03-12T08:00:00.000Z', durationMs: 1000 },
      { queuedAt: '2026-03-12T08:10:00.000Z', durationMs: 2000 },
      { queuedAt: '2026-03-12T07:00:00.000Z', durationMs: 6000, status: 'failed' },
      { queuedAt: '2026-03-12T09:00:00.000Z', durationMs: null, endTime: null, status: 'running' },
      { queuedAt: '2026-03-12T09:30:00.000Z', durationMs: null, startTime: null, endTime: null, status: 'queued' },
    );
    const { metrics, confidenceScore, lastRun } = await figures();
    expect(metrics).toMatchObject({
      totalExecutions: 5,
      successRate: 66.7,
      errorRate: 33.3,
      averageResponseTime: 3000,
      totalProcessingTime: 9,
      peakPerformanceHour: '08:00',
    });
    expect(confidenceScore).toBe(6);
    expect(lastRun).toBe('2026-03-12T09:00:00.000Z');
  });

  test('counts the last seven days of UTC, oldest first', async () => {
    await addRuns(
      { queuedAt: '2026-03-12T09:41:20.000Z' },
      { queuedAt: '2026-03-12T00:00:00.000Z' },
      { queuedAt: '2026-03-11T23:59:59.999Z' },
      { queuedAt: '2026-03-06T00:00:00.000Z' },
      { queuedAt: '2026-03-05T23:59:59.999Z' },
    );
    expect((await figures()).metrics).toMatchObject({ totalExecutions: 5, dailyExecutions: [1, 0, 0, 0, 0, 1, 2] });
  });

  test('takes neither samples nor runs of other agents', async () => {
    await addRuns(
      { queuedAt: '2026-03-12T08:00:00.000Z', agentId: 'research-agent' },
      { queuedAt: '2026-03-12T08:00:00.000Z', sample: 1, id: 'sample-x' },
      { queuedAt: '2026-03-12T08:00:00.000Z' },
    );
    expect((await figures()).metrics.totalExecutions).toBe(1);
  });
});

const hour = (bucket: string, ended: number, failed = 0) =>
  [
    { kind: 'endedHour', bucket: `2026-03-${bucket}`, runs: ended },
    { kind: 'failedHour', bucket: `2026-03-${bucket}`, runs: failed },
  ].filter(({ runs }) => runs > 0);

describe('uptimePercent', () => {
  test.each([
    ['nothing ran', [], 100],
    ['one success', [...hour('12T08', 1)], 100],
    ['one failure', [...hour('12T08', 0, 1)], 0],
    ['a failure among four of one hour', [...hour('12T08', 3, 1)], 75],
    [
      'an hour of failures',
      [...hour('12T08', 3), ...hour('12T09', 0, 9), ...hour('12T10', 1), ...hour('12T11', 1)],
      75,
    ],
    ['empty hours after one of failures', [...hour('11T22', 1), ...hour('11T23', 0, 1), ...hour('12T02', 1)], 40],
  ])('with %s', (_, hours, expected) => {
    expect(uptimePercent(hours)).toBe(expected);
  });
});
