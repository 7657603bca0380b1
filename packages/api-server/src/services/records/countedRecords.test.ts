import { expect, test } from 'vitest';
import { createTestApp, createTestDatabase, signIn, testNow } from '../../../test/testApp.ts';
import { writeRecords } from './records.ts';

/** More than a page lists. */
const many = 10_050;
const place = { tenantId: 'northlight', agentId: 'lead-generation-agent', collection: 'leads' } as const;

test('figures count all records that are not deleted, more than the page lists', async () => {
  const db = await createTestDatabase();
  const at = testNow.toISOString();
  await writeRecords(
    db,
    place,
    Array.from({ length: many }, (_, index) => ({
      record: {
        id: `l${index}`,
        name: 'Ada',
        status: index % 2 === 0 ? 'qualified' : 'new',
        score: index % 3,
        createdAt: at,
      },
      createdAt: at,
    })),
  );
  const app = await createTestApp({ db });
  const headers = await signIn(app);
  const figures = async () => (await app.inject({ url: '/api/agents/lead-generation/status', headers })).json().metrics;
  expect(await figures()).toMatchObject({ totalLeads: many, addedToday: many, qualified: many / 2, averageScore: 1 });
  await app.inject({ method: 'DELETE', url: '/api/agents/lead-generation/records/leads/l0', headers });
  expect(await figures()).toMatchObject({ totalLeads: many - 1, qualified: many / 2 - 1 });
});
