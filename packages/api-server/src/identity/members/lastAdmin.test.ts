import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSeeded, startPostgres, type TestPostgres } from '../../../test/postgres.ts';
import { addMember, createTestApp, createTestDatabase, signIn } from '../../../test/testApp.ts';
import type { Database } from '../../platform/store/Database.ts';

const tenantId = 'northlight';
const password = 'a quiet tuesday';
const admins = ['mira', 'luis'];

async function addAdmins(db: Database): Promise<void> {
  for (const username of admins) await addMember(db, { tenantId, username, password, role: 'tenant_admin' });
}

const adminsIn = async (db: Database): Promise<string[]> =>
  (
    await db.selectFrom('users').select('username').where('role', '=', 'tenant_admin').orderBy('username').execute()
  ).map(({ username }) => username);

/** Each of two admins takes the other one's role, or the other one, at the same moment. */
async function takeEachOther(apps: readonly FastifyInstance[], method: 'PATCH' | 'DELETE'): Promise<number[]> {
  const headers = await Promise.all(apps.map((app, index) => signIn(app, { username: admins[index] ?? '', password })));
  const answers = await Promise.all(
    apps.map((app, index) =>
      app.inject({
        method,
        url: `/api/members/${tenantId}-${admins[1 - index] ?? ''}`,
        headers: headers[index] ?? {},
        ...(method === 'PATCH' && { payload: { role: 'tenant_viewer' } }),
      }),
    ),
  );
  return answers.map(({ statusCode }) => statusCode);
}

test('where Demo Access is off, its account is no admin who would be left', async () => {
  const db = await createTestDatabase();
  await addAdmins(db);
  const app = await createTestApp({ db, env: { DEMO: 'off' } });
  const headers = await signIn(app, { username: 'mira', password });
  const remove = (id: string) => app.inject({ method: 'DELETE', url: `/api/members/${tenantId}-${id}`, headers });
  expect((await remove('luis')).statusCode).toBe(204);
  expect((await remove('mira')).statusCode).toBe(409);
  expect(await adminsIn(db)).toEqual(['demo', 'mira']);
});

describe('of two admins who take each other one stays, on PostgreSQL', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());

  test.each(['PATCH', 'DELETE'] as const)('by %s', async (method) => {
    const url = await postgres.cleared();
    const stores = [await openSeeded(url), await openSeeded(url)];
    const [{ db } = { db: undefined }] = stores;
    if (!db) throw new Error('There is no database');
    await addAdmins(db);
    await db.deleteFrom('users').where('username', '=', 'demo').execute();
    const apps = await Promise.all(stores.map((store) => createTestApp({ db: store.db })));
    const codes = await takeEachOther(apps, method);
    // The other one is no admin any more, or nobody, when the second one is looked at.
    expect(codes.filter((code) => code === (method === 'PATCH' ? 200 : 204))).toHaveLength(1);
    expect(await adminsIn(db)).toHaveLength(1);
    for (const store of stores) await store.close();
  });
});
