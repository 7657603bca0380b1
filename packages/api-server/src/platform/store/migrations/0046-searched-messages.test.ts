import { Migrator } from 'kysely/migration';
import { expect, test } from 'vitest';
import { migrate, migrations } from '../migrations.ts';
import { SqliteDatabase } from '../SqliteDatabase.ts';

/** More than are read at a time. */
const many = 1_200;

test('messages of before are found by apostrophes and phone numbers as people type them', async () => {
  const db = SqliteDatabase.open(':memory:');
  const before = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0046'));
  await new Migrator({ db, provider: { getMigrations: async () => before } }).migrateToLatest();
  const at = '2026-03-01T08:00:00.000Z';
  const own = { tenantId: 'a', userId: 'ada' };
  const user = {
    username: 'ada',
    name: 'Ada',
    email: 'ada@example.com',
    role: 'tenant_admin',
    passwordHash: '',
  } as const;
  await db.insertInto('tenants').values({ id: 'a', name: 'a', samplesAt: null, createdAt: at }).execute();
  await db
    .insertInto('users')
    .values({ id: 'ada', tenantId: 'a', createdAt: at, ...user })
    .execute();
  const conversation = {
    ...own,
    sessionId: 'one',
    pendingJson: '[]',
    askedAt: null,
    hinted: 0,
    title: null,
    about: null,
  };
  await db
    .insertInto('conversations')
    .values({ ...conversation, createdAt: at, usedAt: at })
    .execute();
  const rows = Array.from({ length: many }, (_, position) => ({
    ...own,
    sessionId: 'one',
    id: `message-${position}`,
    position,
    role: 'user' as const,
    text: 'Call O’Brien at +48 22 123 45 67',
    search: position === 7 ? '' : 'call o’brien at +48 22 123 45 67',
    at,
    status: 'done' as const,
    partsJson: '{}',
    replacedBy: null,
    heldUntil: null,
    stopAsked: 0,
  }));
  await db.insertInto('conversationMessages').values(rows).execute();

  await migrate(db);
  const found = await db.selectFrom('conversationMessages').select(['id', 'search']).distinct().execute();
  const searches = new Map(found.map(({ id, search }) => [id, search]));
  expect(searches.get('message-7')).toBe('');
  searches.delete('message-7');
  expect(new Set(searches.values())).toEqual(new Set(["call o'brien at +48 22 123 45 67\n48221234567"]));
});
