import { exportRequest } from '@switchboard/api-contract/records/calls';
import { limits } from '@switchboard/api-contract/limits';
import { exportQuery } from '@switchboard/api-contract/records/listQuery';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import readExcelFile from 'read-excel-file/node';
import { addMember, createTestApp, createTestDatabase, signIn, testNow } from '../../test/testApp.ts';
import { testContext } from '../../test/testContext.ts';
import { eachId } from './findPage.ts';
import { exportRecords } from './exportRecords.ts';
import { writeRecords } from './records.ts';

const place = { tenantId: 'northlight', agentId: 'contacts-agent', collection: 'contacts' } as const;
const url = '/api/agents/contacts/records/contacts';
/** More than are read at a time. */
const many = 1_203;
const at = '2026-03-01T08:00:00.000Z';

async function filled(count = many) {
  const db = await createTestDatabase();
  const records = Array.from({ length: count }, (_, index) => ({
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
  const ask = (query: string, payload: object) =>
    app.inject({ method: 'POST', url: `${url}/export?${query}`, headers, payload });
  const answer = await ask('sort=-name', { format: 'json' });
  expect(answer.headers['content-disposition']).toMatch(/filename="contacts-agent-contacts-\d{4}-\d\d-\d\d\.json"/);
  const names = answer.json<{ name: string }[]>().map(({ name }) => name);
  const expected = Array.from({ length: many }, (_, index) => `Contact ${many - 1 - index}`);
  expect(names).toEqual(expected.filter((name) => name !== 'Contact 5'));
  const csv = await ask(`company=${encodeURIComponent('=1+1, "Acme"')}`, { format: 'csv' });
  const lines = csv.body.trimEnd().split('\r\n');
  expect(lines).toHaveLength(1 + Math.ceil(many / 3));
  expect(lines[1]).toContain(`"'=1+1, ""Acme"""`);
});

test('a file is read in parts, no more of it than is taken', async () => {
  const context = testContext({ db: await filled(), clock: () => testNow });
  const asked = { agentId: 'contacts', collection: 'contacts' };
  const wanted = v.parse(exportRequest, { format: 'csv' });
  const { content } = await exportRecords(context, place.tenantId, asked, wanted, v.parse(exportQuery, {}));
  const parts = content as AsyncGenerator<string, void>;
  await parts.next();
  const first = await parts.next();
  expect(String(first.value).trimEnd().split('\r\n')).toHaveLength(500);
  await parts.return();
});

test('a workbook has numbers, dates of the member’s zone, and text that is never a formula', async () => {
  const app = await createTestApp({ db: await filled(3) });
  const headers = await signIn(app);
  const payload = { format: 'xlsx', ids: ['c2', 'c0'], zone: 'Asia/Kolkata' };
  const answer = await app.inject({ method: 'POST', url: `${url}/export?sort=name`, headers, payload });
  expect(answer.headers['content-disposition']).toMatch(/filename="contacts-agent-contacts-\d{4}-\d\d-\d\d\.xlsx"/);
  const [{ sheet, data } = { sheet: '', data: [] }] = await readExcelFile(answer.rawPayload);
  const [head = [], ...rows] = data;
  const column = (name: string) => rows.map((row) => row[head.indexOf(name)]);
  expect([sheet, column('id')]).toEqual(['contacts', ['c0', 'c2']]);
  expect(column('company')).toEqual(['=1+1, "Acme"', 'Böhm']);
  expect(column('updatedAt')).toEqual([new Date('2026-03-01T13:30:00Z'), new Date('2026-03-01T13:30:00Z')]);
});

test('a workbook of more than fit into memory is refused, and nothing is written down', async () => {
  const db = await filled(limits.records.workbook + 1);
  const app = await createTestApp({ db });
  const headers = await signIn(app);
  const answer = await app.inject({ method: 'POST', url: `${url}/export`, headers, payload: { format: 'xlsx' } });
  expect([answer.statusCode, answer.json<{ error: string }>().error]).toEqual([
    422,
    'A workbook holds at most 20,000 records. Export as CSV instead.',
  ]);
  expect(await db.selectFrom('audit').select('id').where('kind', '=', 'records.exported').execute()).toEqual([]);
});

test('a viewer exports what is selected, which leaves one line in the audit log', async () => {
  const db = await filled(3);
  const app = await createTestApp({ db });
  const viewer = { tenantId: place.tenantId, username: 'vera', password: 'a-long-password' };
  await addMember(db, { ...viewer, role: 'tenant_viewer' });
  const headers = await signIn(app, viewer);
  const payload = { format: 'csv', ids: ['c1'] };
  const answer = await app.inject({ method: 'POST', url: `${url}/export`, headers, payload });
  expect(answer.body.trimEnd().split('\r\n')).toHaveLength(2);
  const lines = await db.selectFrom('audit').selectAll().where('kind', '=', 'records.exported').execute();
  expect(lines.map(({ target, changesJson }) => [target, JSON.parse(changesJson)])).toEqual([
    [
      'contacts',
      [
        { field: 'format', new: 'csv' },
        { field: 'records', new: '1' },
        { field: 'selected', new: 'true' },
      ],
    ],
  ]);
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
