import { Migrator } from 'kysely/migration';
import { expect, test } from 'vitest';
import { migrate, migrations } from '../migrations.ts';
import { SqliteDatabase } from '../SqliteDatabase.ts';

/** More than are read at a time. */
const many = 1_500;
const createdAt = '2026-03-01T08:00:00.000Z';

test('records of before are found by their address, of every organisation, and those without one are left alone', async () => {
  const db = SqliteDatabase.open(':memory:');
  const before = Object.fromEntries(Object.entries(migrations).filter(([key]) => key < '0010'));
  await new Migrator({ db, provider: { getMigrations: async () => before } }).migrateToLatest();
  for (const id of ['a', 'b'])
    await db.insertInto('tenants').values({ id, name: id, samplesAt: null, createdAt }).execute();
  const agent = { id: 'leads', listType: 'lead', detailType: 'lead', name: 'Leads', description: '', secrets: null };
  for (const tenantId of ['a', 'b'])
    await db
      .insertInto('agents')
      .values({
        ...agent,
        tenantId,
        status: 'deployed',
        capabilitiesJson: '[]',
        integrationsJson: '[]',
        configurationJson: '{}',
        configurationVersion: 1,
        position: 0,
        createdAt,
      })
      .execute();
  const record = (tenantId: string, id: string, body: object) => ({
    tenantId,
    id,
    agentId: 'leads',
    collection: 'leads',
    bodyJson: JSON.stringify(body),
    createdAt,
  });
  const rows = [
    record('a', 'odd', { email: 7 }),
    record('a', 'none', { name: 'Ada' }),
    record('b', 'same', { email: ' Ada@Example.com ' }),
    ...Array.from({ length: many }, (_, index) => record('a', `r${index}`, { email: `Person${index}@example.com` })),
  ];
  for (let from = 0; from < rows.length; from += 500)
    await db
      .insertInto('records')
      .values(rows.slice(from, from + 500))
      .execute();

  await migrate(db);
  const addressOf = async (tenantId: string, id: string) =>
    (
      await db
        .selectFrom('records')
        .select('address')
        .where('tenantId', '=', tenantId)
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).address;
  expect([await addressOf('b', 'same'), await addressOf('a', 'odd'), await addressOf('a', 'none')]).toEqual([
    'ada@example.com',
    null,
    null,
  ]);
  const filled = await db
    .selectFrom('records')
    .select(['id', 'address'])
    .where('tenantId', '=', 'a')
    .where('address', 'is not', null)
    .execute();
  expect(filled).toHaveLength(many);
  expect(filled.every(({ id, address }) => address === `person${id.slice(1)}@example.com`)).toBe(true);
  await db.destroy();
});
