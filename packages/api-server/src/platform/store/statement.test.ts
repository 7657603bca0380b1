import { expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/testApp.ts';
import { statement, type ValueOf } from './statement.ts';

/** Finds agents of two types, and says how often it was built. */
function agentsOfTypes() {
  const count = { built: 0 };
  const select = statement((db, value: ValueOf<{ tenantId: string; first: string; other: string }>) => {
    count.built += 1;
    return db
      .selectFrom('agents')
      .select('id')
      .where('tenantId', '=', value('tenantId'))
      .where('listType', 'in', ['email', value('first'), value('other'), value('first')])
      .orderBy('position')
      .limit(2);
  });
  return { select, count };
}

it('a statement is built once, in a transaction too, and takes other values each time', async () => {
  const db = await createTestDatabase();
  const { select, count } = agentsOfTypes();
  const tenantId = 'northlight';
  expect(await select(db, { tenantId, first: 'research', other: '' })).toEqual([
    { id: 'research-agent' },
    { id: 'email-agent' },
  ]);
  expect(await select(db, { tenantId: 'another', first: 'research', other: 'contacts' })).toEqual([]);
  await db.change(tenantId, async (trx) => {
    await trx.deleteFrom('agents').where('id', '=', 'email-agent').execute();
    expect(await select(trx, { tenantId, first: 'contacts', other: 'research' })).toEqual([
      { id: 'research-agent' },
      { id: 'contacts-agent' },
    ]);
  });
  expect(count.built).toBe(1);
  await db.destroy();
});

it('each database has its own', async () => {
  const { select, count } = agentsOfTypes();
  for (const built of [1, 2]) {
    const db = await createTestDatabase();
    expect(await select(db, { tenantId: 'northlight', first: '', other: '' })).toEqual([{ id: 'email-agent' }]);
    expect(count.built).toBe(built);
    await db.destroy();
  }
});
