import { expect, test } from 'vitest';
import { createTestApp, createTestDatabase, signIn, testNow } from '../testing.ts';
import { failInterrupted } from './failInterrupted.ts';

test('runs that a killed server left behind are failed; samples, queued and ended ones stay', async () => {
  const db = await createTestDatabase();
  const run = { tenantId: 'northlight', agentId: 'email-agent', executionType: 'email_sort', queuedAt: '2026-03-12T09:00:00.000Z', startTime: '2026-03-12T09:00:01.000Z', endTime: null, durationMs: null, result: null, errorMessage: null, sample: 0 };
  await db
    .insertInto('executions')
    .values([
      { ...run, id: 'left', status: 'running' },
      { ...run, id: 'waiting', status: 'queued', startTime: null },
      { ...run, id: 'done', status: 'completed' },
    ])
    .execute();
  expect(await failInterrupted(db, () => testNow)).toBe(1);
  expect(await failInterrupted(db, () => testNow)).toBe(0);
  const app = await createTestApp({ db });
  const runs = (await app.inject({ url: '/api/agent-executions/email', headers: await signIn(app) })).json<{ id: string }[]>();
  expect(runs.find(({ id }) => id === 'left')).toMatchObject({ status: 'failed', endTime: testNow.toISOString(), errorMessage: 'The server stopped during this run' });
  expect(runs.filter(({ id }) => id !== 'left')).toMatchObject([{ id: 'waiting', status: 'queued' }, { id: 'done', status: 'completed' }]);
  expect((await db.selectFrom('executions').select('id').where('sample', '=', 1).where('status', '=', 'running').execute()).length).toBeGreaterThan(0);
});
