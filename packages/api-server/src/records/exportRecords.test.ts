import { exportQuery } from '@switchboard/api-contract/records/listQuery';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { createTestApp, createTestDatabase, signIn, testNow } from '../../test/testApp.ts';
import { testContext } from '../../test/testContext.ts';
import { eachId } from './findPage.ts';
import { exportRecords } from './exportRecords.ts';
import { writeRecords } from './records.ts';

const place = { tenantId: 'northlight', agentId: 'contacts-agent', collection: 'contacts' } as const;
const url = '/api/agents/contacts/records/contacts';
/** More than are read at a time. */
const many = 1_203;
const at = '2026-03-01T08:00:00.000Z';

async function filled() {
  const db = await createTestDatabase();
  const records = Array.from({ length: many }, (_, index) => ({
    record: { id: `c${index}`, name: `Contact ${index}`, company: index % 3 === 0 ? '=1+1, "Acme"' : 'Böhm' },
    createdAt: at,
  }));
  await writeRecords(db, place, records);
  return db;
}

test('a file has every record once, in the order of the list, without those that are deleted', async () => {
  const db = await filled();
  const app = await createTestApp({ db });
  const headers = await signIn(app);
  await app.inject({ method: 'DELETE', url: `${url}/c5`, headers });
  const answer = await app.inject({ url: `${url}/export?sort=-name&format=json`, headers });
  expect(answer.headers['content-disposition']).toMatch(/filename="contacts-agent-contacts-\d{4}-\d\d-\d\d\.json"/);
  const names = answer.json<{ name: string }[]>().map(({ name }) => name);
  const expected = Array.from({ length: many }, (_, index) => `Contact ${many - 1 - index}`);
  expect(names).toEqual(expected.filter((name) => name !== 'Contact 5'));
  const csv = await app.inject({ url: `${url}/export?company=${encodeURIComponent('=1+1, "Acme"')}`, headers });
  const lines = csv.body.trimEnd().split('\r\n');
  expect(lines).toHaveLength(1 + Math.ceil(many / 3));
  expect(lines[1]).toContain(`"'=1+1, ""Acme"""`);
});

test('a file is read in parts, no more of it than is taken', async () => {
  const context = testContext({ db: await filled(), clock: () => testNow });
  const asked = { agentId: 'contacts', collection: 'contacts' };
  const { parts } = await exportRecords(context, place.tenantId, asked, v.parse(exportQuery, {}));
  await parts.next();
  const first = await parts.next();
  expect(String(first.value).trimEnd().split('\r\n')).toHaveLength(500);
  await parts.return();
});

test('many matches are read by the index in the same order', async () => {
  const db = await filled();
  const query = { search: ['contact'], sort: '-company', filters: {}, deleted: false };
  const idsOf = async (sortedHere: number) => {
    const ids: string[] = [];
    for await (const some of eachId(db, place, query, { atOnce: 100, sortedHere })) ids.push(...some);
    return ids;
  };
  const ids = await idsOf(0);
  expect(new Set(ids).size).toBe(many);
  expect(ids).toEqual(await idsOf(many));
});
