import { expect, test } from 'vitest';
import { createTestApp, createTestDatabase, signIn } from '../../test/testApp.ts';
import { fillRecordKeys } from './recordKeys.ts';

/** More than are made at a time. */
const many = 450;
const path = '/api/agents/contacts/records/contacts';

test('records of before are found, sorted and counted by keys, those of another edition too', async () => {
  const db = await createTestDatabase();
  const place = { tenantId: 'northlight', agentId: 'contacts-agent', collection: 'contacts' };
  const rows = Array.from({ length: many }, (_, index) => ({
    ...place,
    id: `c${index}`,
    bodyJson: JSON.stringify({ name: `Zoë ${index}`, company: index % 2 === 0 ? 'Acme' : undefined }),
    createdAt: '2026-03-01T08:00:00.000Z',
    deletedAt: index === 7 ? '2026-03-02T08:00:00.000Z' : null,
  }));
  await db.insertInto('records').values(rows).execute();
  await db.inTurn('start', fillRecordKeys);
  const app = await createTestApp({ db });
  const headers = await signIn(app);
  const list = async (query: string) => (await app.inject({ url: `${path}${query}`, headers })).json();
  expect(await list('?sort=-name&limit=1')).toMatchObject({ total: many - 1, items: [{ id: 'c449' }] });
  expect(await list('?search=zoe%2044&company=Acme&limit=1&sort=name')).toMatchObject({
    total: 9,
    items: [{ id: 'c44' }],
  });
  expect(await list('?deleted=true&search=zoe')).toMatchObject({ total: 1, items: [{ id: 'c7' }] });

  await db.updateTable('recordKeys').set({ made: 'before', search: '' }).where('id', '=', 'c44').execute();
  expect((await list('?search=zoe')).total).toBe(many - 2);
  await db.inTurn('start', fillRecordKeys);
  expect((await list('?search=zoe')).total).toBe(many - 1);
});
