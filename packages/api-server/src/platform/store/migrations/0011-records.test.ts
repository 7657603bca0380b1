import { expect, test } from 'vitest';
import { createTestDatabase } from '../../../../test/testApp.ts';
import { records } from './0011-records.ts';

test('records of an earlier version are the first version of themselves, changed when they were made', async () => {
  const db = await createTestDatabase();
  const at = '2026-01-02T03:04:05.000Z';
  await db
    .insertInto('records')
    .values({
      tenantId: 'northlight',
      agentId: 'contacts-agent',
      collection: 'contacts',
      id: 'old',
      bodyJson: '{"name":"Ada"}',
      createdAt: at,
    })
    .execute();
  await db.schema.dropTable('recordChanges').execute();
  await db.schema.dropIndex('recordsByDeletion').execute();
  for (const column of ['version', 'updatedAt', 'deletedAt', 'fromJson'])
    await db.schema.alterTable('records').dropColumn(column).execute();
  await records.up(db);
  expect(
    await db
      .selectFrom('records')
      .select(['version', 'updatedAt', 'deletedAt', 'fromJson'])
      .where('id', '=', 'old')
      .executeTakeFirst(),
  ).toEqual({ version: 1, updatedAt: at, deletedAt: null, fromJson: null });
});
