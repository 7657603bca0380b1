import { Migrator } from 'kysely/migration';
import { expect, test } from 'vitest';
import { SqliteDatabase } from '../SqliteDatabase.ts';
import { migrations, migrate } from '../migrations.ts';

test('Auto Sync of before becomes a schedule, due an hour after the last run', async () => {
  const db = SqliteDatabase.open(':memory:');
  const before = Object.fromEntries(Object.entries(migrations).filter(([key]) => key < '0006'));
  await new Migrator({ db, provider: { getMigrations: async () => before } }).migrateToLatest();
  const createdAt = '2026-03-01T08:00:00.000Z';
  await db.insertInto('tenants').values({ id: 'a', name: 'A', samplesAt: null, createdAt }).execute();
  const agent = (id: string, listType: string, configuration: object) => ({
    tenantId: 'a',
    id,
    listType,
    detailType: listType,
    name: id,
    description: '',
    status: 'deployed' as const,
    capabilitiesJson: '[]',
    integrationsJson: '[]',
    configurationJson: JSON.stringify(configuration),
    configurationVersion: 1,
    secrets: null,
    position: 0,
    createdAt,
  });
  await db
    .insertInto('agents')
    .values([
      agent('synced', 'contacts', { customSettings: { autoSync: true } }),
      agent('new', 'contacts', {}),
      agent('off', 'contacts', { customSettings: { autoSync: false } }),
      agent('mail', 'email', {}),
    ])
    .execute();
  const run = { tenantId: 'a', agentId: 'synced', status: 'completed' as const, executionType: 'x', sample: 0 };
  await db
    .insertInto('executions')
    .values({
      ...run,
      id: 'r',
      queuedAt: createdAt,
      startTime: createdAt,
      endTime: '2026-03-05T09:10:00.000Z',
      durationMs: 1,
      result: null,
      errorMessage: null,
    })
    .execute();
  await migrate(db);
  const schedule = { scheduleJson: '{"kind":"interval","everyMinutes":60}', leftOut: 0, runId: null };
  expect(await db.selectFrom('schedules').selectAll().orderBy('agentId').execute()).toMatchObject([
    { agentId: 'new', nextDueAt: '2026-03-01T09:00:00.000Z', ...schedule },
    { agentId: 'synced', nextDueAt: '2026-03-05T10:10:00.000Z', ...schedule },
  ]);
  await db.destroy();
});
