import { Migrator } from 'kysely/migration';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrate, migrations } from '../migrations.ts';
import { SqliteDatabase } from '../SqliteDatabase.ts';

test('conversations of before keep what was said, and the question that is open', async () => {
  const db = SqliteDatabase.open(':memory:');
  const before = Object.fromEntries(Object.entries(migrations).filter(([key]) => key < '0039'));
  await new Migrator({ db, provider: { getMigrations: async () => before } }).migrateToLatest();
  const at = '2026-03-01T08:00:00.000Z';
  await db.insertInto('tenants').values({ id: 'a', name: 'a', samplesAt: null, createdAt: at }).execute();
  await db
    .insertInto('users')
    .values({
      id: 'ada',
      tenantId: 'a',
      username: 'ada',
      name: 'Ada',
      email: 'ada@example.com',
      role: 'tenant_admin',
      passwordHash: '',
      createdAt: at,
    })
    .execute();
  const turns = JSON.stringify([
    { role: 'user', text: 'Stop the mail agent' },
    { role: 'assistant', text: 'Shall I?' },
  ]);
  await sql`insert into "conversations" ("tenantId", "userId", "sessionId", "turnsJson", "pendingJson", "askedAt", "hinted", "usedAt")
    values ('a', 'ada', 'session-1', ${turns}, '[]', ${at}, 1, ${at}), ('a', 'ada', 'session-2', '[]', null, null, 0, ${at})`.execute(
    db,
  );

  await migrate(db);
  expect(await db.selectFrom('conversations').selectAll().where('sessionId', '=', 'session-1').execute()).toEqual([
    {
      tenantId: 'a',
      userId: 'ada',
      sessionId: 'session-1',
      title: null,
      about: null,
      pendingJson: '[]',
      askedAt: at,
      hinted: 1,
      createdAt: at,
      usedAt: at,
    },
  ]);
  expect(
    await db
      .selectFrom('conversationMessages')
      .select(['sessionId', 'id', 'role', 'text', 'at', 'status'])
      .orderBy('position')
      .execute(),
  ).toEqual([
    {
      sessionId: 'session-1',
      id: 'message-0',
      role: 'user',
      text: 'Stop the mail agent',
      at,
      status: 'done',
    },
    { sessionId: 'session-1', id: 'message-1', role: 'assistant', text: 'Shall I?', at, status: 'done' },
  ]);
  await db.deleteFrom('conversations').execute();
  expect(await db.selectFrom('conversationMessages').selectAll().execute()).toEqual([]);
  await db.destroy();
});
