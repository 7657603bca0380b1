import { beforeEach, expect, test } from 'vitest';
import { bearer, inSandbox } from '../../../test/inSandbox.ts';
import { keyFor, type Refusal } from '../../keys.ts';

interface Row {
  readonly id: string;
  readonly fields: Readonly<Record<string, unknown>>;
}
interface Page {
  readonly records: readonly Row[];
  readonly offset?: string;
}

let sandbox: ReturnType<typeof inSandbox>;
let base: string;
const api = 'https://api.airtable.com/v0';
const call = (method: string, path: string, json?: object, key = 'sandbox') =>
  sandbox.ask(`${api}${path}`, { method, headers: bearer(key), ...(json && { json }) });
const list = async (table: string, query: Record<string, string> = {}): Promise<Page> =>
  (await call('GET', `/${base}/${table}?${new URLSearchParams(query).toString()}`)).body as Page;
const upsert = (records: object[], more: object = {}) =>
  call('PATCH', `/${base}/Leads`, { performUpsert: { fieldsToMergeOn: ['Email'] }, records, ...more });

beforeEach(async () => {
  sandbox = inSandbox();
  base = ((await call('GET', '/meta/bases')).body as { bases: { id: string }[] }).bases[0]?.id ?? '';
});

test('says whose token it is, and lists the base and its tables', async () => {
  expect((await call('GET', '/meta/whoami')).body).toMatchObject({ id: expect.stringMatching(/^usr\w{14}$/) });
  expect(base).toMatch(/^app\w{14}$/);
  const { body } = await call('GET', `/meta/bases/${base}/tables`);
  const { tables } = body as {
    tables: { name: string; primaryFieldId: string; fields: { id: string; name: string }[] }[];
  };
  expect(tables.map(({ name }) => name)).toEqual(['Leads', 'Restaurants']);
  for (const { primaryFieldId, fields } of tables) expect(fields[0]?.id).toBe(primaryFieldId);
});

test('lists records page by page to the end', async () => {
  const names: unknown[] = [];
  let offset: string | undefined;
  do {
    const page: Page = await list('Restaurants', offset === undefined ? {} : { offset });
    expect(page.records.length).toBeLessThanOrEqual(100);
    names.push(...page.records.map(({ fields }) => fields['Name']));
    offset = page.offset;
  } while (offset !== undefined);
  expect(names).toEqual(sandbox.world.places.map(({ name }) => name));
  expect((await list('Restaurants', { pageSize: '3', maxRecords: '5' })).offset).toBeDefined();
  expect((await list('Restaurants', { maxRecords: '5' })).records).toHaveLength(5);
});

test('creates records that can be read by the names and ids of table and fields', async () => {
  const { status, body } = await call('POST', `/${base}/Leads`, {
    records: [{ fields: { Name: 'Ewa Nowa', Email: 'ewa@nowa.example', Score: 80, Notes: '' } }],
  });
  expect(status).toBe(200);
  const [{ id } = { id: '' }] = (body as Page).records;
  const record = {
    id,
    createdTime: '2026-11-20T08:41:20.000Z',
    fields: { Name: 'Ewa Nowa', Email: 'ewa@nowa.example', Score: 80 },
  };
  expect(body).toEqual({ records: [record] });
  expect((await call('GET', `/${base}/Leads/${id}`)).body).toEqual(record);
  const changed = await call('PATCH', `/${base}/Leads/${id}`, { fields: { Score: null, Status: 'Won' } });
  expect(changed.body).toEqual({ ...record, fields: { Name: 'Ewa Nowa', Email: 'ewa@nowa.example', Status: 'Won' } });
});

test('takes a slash at the end of an address, as its own client writes it', async () => {
  const made = await call('POST', `/${base}/Leads/?`, { records: [{ fields: { Name: 'Ewa Nowa', Score: 80 } }] });
  expect(made.status).toBe(200);
  const [{ id } = { id: '' }] = (made.body as Page).records;
  const changed = await call('PATCH', `/${base}/Leads/?`, { records: [{ id, fields: { Score: 90 } }] });
  expect(changed.body).toMatchObject({ records: [{ id, fields: { Name: 'Ewa Nowa', Score: 90 } }] });
});

test('an upsert updates who is there by their address and creates the others', async () => {
  const [old] = (await list('Leads')).records;
  const { body } = await upsert([
    { fields: { Email: old?.fields['Email'], Score: 90 } },
    { fields: { Email: 'jan@nowa.example', Name: 'Jan' } },
  ]);
  const { records } = body as Page;
  expect(body).toMatchObject({ updatedRecords: [old?.id], createdRecords: [records[1]?.id] });
  expect(records[0]?.fields).toEqual({ ...old?.fields, Score: 90 });
  const found = await list('Leads', { filterByFormula: "{Email} = 'jan@nowa.example'" });
  expect(found.records.map(({ id }) => id)).toEqual([records[1]?.id]);
});

test('filters by formulas of equalities, and shows the fields that are asked for', async () => {
  const count = async (filterByFormula: string) => (await list('Leads', { filterByFormula })).records.length;
  const { records } = await list('Leads');
  const [one, other] = records.map(({ fields }) => String(fields['Email']));
  expect(await count(`OR({Email} = '${one}', {Email} = "${other}")`)).toBe(2);
  expect(await count(`AND({Email} = '${one}', {Status} = 'Won')`)).toBe(0);
  expect(await count(`{Email} != '${one}'`)).toBe(records.length - 1);
  expect(await count(`LOWER({Email}) = '${one}'`)).toBe(1);
  expect(await count('{Score} = BLANK()')).toBe(records.length);
  const [shown] = (await list('Leads', { 'fields[]': 'Name' })).records;
  expect(Object.keys(shown?.fields ?? {})).toEqual(['Name']);
});

test.each([
  [{ records: [{ fields: { Shoes: 43 } }] }, 'UNKNOWN_FIELD_NAME'],
  [{ records: [{ fields: { Score: 'many' } }] }, 'INVALID_VALUE_FOR_COLUMN'],
  [{ records: [{ fields: { Name: 7 } }] }, 'INVALID_VALUE_FOR_COLUMN'],
  [{ records: [{ fields: { Status: 'Friend' } }] }, 'INVALID_MULTIPLE_CHOICE_OPTIONS'],
  [{ records: Array.from({ length: 11 }, () => ({ fields: {} })) }, 'INVALID_RECORDS'],
  [{ records: [{}] }, 'INVALID_REQUEST_MISSING_FIELDS'],
  [{}, 'INVALID_REQUEST_MISSING_FIELDS'],
])('refuses to create %#', async (json, type) => {
  const before = (await list('Leads')).records.length;
  const { status, body } = await call('POST', `/${base}/Leads`, json);
  expect(status).toBe(422);
  expect(body).toEqual({ error: { type, message: expect.any(String) } });
  expect((await list('Leads')).records).toHaveLength(before);
});

test('with typecast texts become numbers, and new choices are added', async () => {
  const { body } = await upsert([{ fields: { Email: 'a@nowa.example', Score: '80', Status: 'Friend' } }], {
    typecast: true,
  });
  expect((body as Page).records[0]?.fields).toMatchObject({ Score: 80, Status: 'Friend' });
  expect((await call('GET', `/meta/bases/${base}/tables`)).text).toContain('"Friend"');
  expect(
    (await inSandbox().ask(`${api}/meta/bases/${base}/tables`, { headers: bearer('sandbox') })).text,
  ).not.toContain('"Friend"');
});

test('an upsert that matches several records, or merges on nothing, changes none', async () => {
  const twice = { records: [{ fields: { Name: 'Twin' } }, { fields: { Name: 'Twin' } }] };
  await call('POST', `/${base}/Leads`, twice);
  const body = { records: [{ fields: { Name: 'Twin', Score: 1 } }] };
  const merged = (names: string[]) =>
    call('PATCH', `/${base}/Leads`, { ...body, performUpsert: { fieldsToMergeOn: names } });
  expect((await merged(['Name'])).status).toBe(422);
  expect((await merged([])).status).toBe(422);
  expect((await list('Leads', { filterByFormula: '{Score} = 1' })).records).toEqual([]);
});

test.each<[Record<string, string>, string]>([
  [{ pageSize: '101' }, 'INVALID_REQUEST_UNKNOWN'],
  [{ offset: 'itr/rec' }, 'LIST_RECORDS_ITERATOR_NOT_AVAILABLE'],
  [{ filterByFormula: '{Name' }, 'INVALID_FILTER_BY_FORMULA'],
  [{ filterByFormula: "{Shoes} = 'x'" }, 'UNKNOWN_FIELD_NAME'],
  [{ 'fields[]': 'Shoes' }, 'UNKNOWN_FIELD_NAME'],
])('refuses the list %j', async (query, type) => {
  expect(await list('Leads', query)).toMatchObject({ error: { type } });
});

test.each<[Refusal, number, object]>([
  ['wrong', 401, { error: { type: 'UNAUTHORIZED' } }],
  ['no-permission', 403, { error: { type: 'INVALID_PERMISSIONS_OR_MODEL_NOT_FOUND' } }],
  ['rate-limited', 429, { errors: [{ error: 'RATE_LIMIT_REACHED' }] }],
  ['no-credit', 429, { errors: [{ error: 'PUBLIC_API_BILLING_LIMIT_EXCEEDED' }] }],
])('the token %s is refused with %i', async (behaviour, status, body) => {
  const answer = await call('GET', '/meta/whoami', undefined, keyFor(behaviour));
  expect(answer.status).toBe(status);
  expect(answer.body).toMatchObject(body);
  expect(answer.headers.get('retry-after')).toBe(behaviour === 'rate-limited' ? '30' : null);
});

test('knows no other base, table, record or path', async () => {
  expect((await call('GET', '/app00000000000000/Leads')).status).toBe(403);
  expect((await call('GET', '/meta/bases/app00000000000000/tables')).status).toBe(403);
  expect((await call('GET', `/${base}/Shoes`)).status).toBe(403);
  expect((await call('GET', `/${base}/Leads/rec1`)).body).toEqual({ error: 'NOT_FOUND' });
  const json = { records: [{ id: 'rec1', fields: {} }] };
  expect((await call('PATCH', `/${base}/Leads`, json)).body).toMatchObject({ error: { type: 'ROW_DOES_NOT_EXIST' } });
  expect((await call('GET', '/shoes')).status).toBe(404);
  expect((await sandbox.ask(`${api}/meta/whoami`)).text).toContain('AUTHENTICATION_REQUIRED');
});
