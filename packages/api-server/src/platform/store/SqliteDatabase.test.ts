import { beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/testApp.ts';
import { afterCommit } from './Database.ts';
import type { SqliteDatabase } from './SqliteDatabase.ts';

let db: SqliteDatabase;
beforeEach(async () => {
  db = await createTestDatabase();
});

const names = async () =>
  (await db.selectFrom('tenants').select('name').orderBy('id').execute()).map((row) => row.name);
const tenant = (id: string) => ({ id, name: id, samplesAt: null, createdAt: '2026-03-12T00:00:00Z' });

describe('SqliteDatabase', () => {
  test('undoes a transaction that throws', async () => {
    await expect(
      db.transaction().execute(async (trx) => {
        await trx.insertInto('tenants').values(tenant('b')).execute();
        throw new Error('halfway');
      }),
    ).rejects.toThrow('halfway');
    expect(await names()).toEqual(['Northlight GmbH']);
  });

  test('does what is to follow a transaction once it is committed, and not if it throws', async () => {
    const done: string[] = [];
    const change = (id: string, fails: boolean) =>
      db.change('northlight', async (trx) => {
        afterCommit(trx, () => done.push(id));
        await trx.insertInto('tenants').values(tenant(id)).execute();
        expect(done).not.toContain(id);
        if (fails) throw new Error('halfway');
      });
    await change('b', false);
    await expect(change('c', true)).rejects.toThrow('halfway');
    expect(done).toEqual(['b']);
  });

  test('lets a read wait for a transaction that runs, and then see all of it', async () => {
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    const writing = db.transaction().execute(async (trx) => {
      await trx.insertInto('tenants').values(tenant('b')).execute();
      await gate;
      await trx.insertInto('tenants').values(tenant('c')).execute();
    });
    const reading = names();
    open();
    expect(await reading).toEqual(['b', 'c', 'Northlight GmbH']);
    await writing;
  });

  test('says how many rows a statement changed', async () => {
    expect((await db.updateTable('agents').set({ status: 'idle' }).executeTakeFirst()).numUpdatedRows).toBe(7n);
    expect((await db.deleteFrom('agents').where('id', '=', 'nobody').executeTakeFirst()).numDeletedRows).toBe(0n);
    expect(await db.insertInto('tenants').values(tenant('b')).returning('id').execute()).toEqual([{ id: 'b' }]);
  });

  test('refuses a row that points to nothing', async () => {
    await expect(
      db.insertInto('sessions').values({ tokenHash: 'x', userId: 'nobody', createdAt: '', expiresAt: '' }).execute(),
    ).rejects.toThrow(/FOREIGN KEY/);
  });

  test('streams rows', async () => {
    const ids: string[] = [];
    for await (const row of db.selectFrom('agents').select('id').orderBy('position').stream()) ids.push(row.id);
    expect(ids).toHaveLength(7);
  });
});
