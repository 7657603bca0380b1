import { beforeEach, expect, test } from 'vitest';
import { bearer, inSandbox } from '../../../test/inSandbox.ts';
import { keyFor, type Refusal } from '../../keys.ts';

interface Shown {
  readonly id: string;
  readonly parent: { readonly database_id: string };
  readonly object: string;
  readonly properties: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}
interface List {
  readonly results: readonly Shown[];
  readonly next_cursor: string | null;
  readonly has_more: boolean;
}

let sandbox: ReturnType<typeof inSandbox>;
/** The table of customers, and the database that holds it. */
let table: string;
let database: string;
const call = (method: string, path: string, json?: object, key = 'sandbox', version = '2026-03-11') =>
  sandbox.ask(`https://api.notion.com/v1${path}`, {
    method,
    headers: { ...bearer(key), 'notion-version': version },
    ...(json && { json }),
  });
const list = async (path: string, json: object) => (await call('POST', path, json)).body as List;
const query = (json: object = {}) => list(`/data_sources/${table}/query`, json);
const tables = { property: 'object', value: 'data_source' };
const text = (content: string) => [{ text: { content } }];
const create = (properties: object, parent: object = { data_source_id: table }) =>
  call('POST', '/pages', { parent, properties });
const ewa = { Name: { title: text('Ewa Nowa') }, Email: { email: 'ewa@nowa.example' } };
const byEmail = (equals: string) => ({ filter: { property: 'Email', email: { equals } } });

beforeEach(async () => {
  sandbox = inSandbox();
  const { results } = await list('/search', { query: 'customers', filter: tables });
  table = results[0]?.id ?? '';
  database = results[0]?.parent.database_id ?? '';
});

test('says whose token it is', async () => {
  expect((await call('GET', '/users/me')).body).toMatchObject({ object: 'user', type: 'bot', name: 'Switchboard' });
});

test('finds tables and pages by their titles', async () => {
  const found = await list('/search', { filter: tables });
  expect(found.results.map(({ object }) => object)).toEqual(['data_source', 'data_source', 'data_source']);
  const { status } = await call('POST', '/search', { filter: { property: 'object', value: 'database' } });
  expect(status).toBe(400);
  await create(ewa);
  expect((await list('/search', { query: 'ewa nowa' })).results).toMatchObject([{ object: 'page' }]);
});

test('shows the tables of a database, and the columns of a table', async () => {
  const held = (await call('GET', `/databases/${database.replaceAll('-', '')}`)).body;
  expect(held).toMatchObject({ object: 'database', id: database, data_sources: [{ id: table, name: 'Customers' }] });
  expect(held).not.toHaveProperty('properties');
  const { body } = await call('GET', `/data_sources/${table.replaceAll('-', '')}`);
  expect(body).toMatchObject({
    object: 'data_source',
    id: table,
    title: [{ plain_text: 'Customers' }],
    parent: { type: 'database_id', database_id: database },
    properties: {
      Name: { id: 'title', type: 'title', title: {} },
      Email: { type: 'email', email: {} },
      Status: { type: 'select', select: { options: [{ name: 'New' }, { name: 'In talks' }, { name: 'Customer' }] } },
    },
  });
});

test('creates a page that a query finds, and changes it', async () => {
  const made = await create({ ...ewa, Score: { number: 80 }, Status: { select: { name: 'Met at a fair' } } });
  expect(made.status).toBe(200);
  const { id } = made.body as Shown;
  expect(made.body).toMatchObject({
    object: 'page',
    created_time: '2026-11-20T08:41:00.000Z',
    parent: { type: 'data_source_id', data_source_id: table, database_id: database },
    properties: {
      Name: { type: 'title', title: [{ plain_text: 'Ewa Nowa' }] },
      Phone: { phone_number: null },
      Company: { rich_text: [] },
      Status: { select: { name: 'Met at a fair' } },
    },
  });
  expect((await call('GET', `/data_sources/${table}`)).text).toContain('Met at a fair');
  sandbox.pass(60_000);
  await call('PATCH', `/pages/${id}`, {
    properties: { Company: { rich_text: text('Nowa') }, Score: { number: null } },
  });
  const { results } = await query(byEmail('EWA@nowa.example'));
  expect(results).toHaveLength(1);
  expect(results[0]).toMatchObject({
    id,
    last_edited_time: '2026-11-20T08:42:00.000Z',
    properties: { Company: { rich_text: [{ plain_text: 'Nowa' }] }, Score: { number: null } },
  });
  expect((await call('GET', `/pages/${id}`)).body).toMatchObject(results[0] ?? {});
  expect((await call('PATCH', `/pages/${id}`, { archived: true })).status).toBe(400);
  await call('PATCH', `/pages/${id}`, { in_trash: true });
  expect((await query(byEmail('ewa@nowa.example'))).results).toEqual([]);
});

test('pages through a table to the end', async () => {
  const ids: string[] = [];
  let cursor: string | null = null;
  do {
    const page: List = await query({ page_size: 7, ...(cursor !== null && { start_cursor: cursor }) });
    expect(page.has_more).toBe(page.next_cursor !== null);
    ids.push(...page.results.map(({ id }) => id));
    cursor = page.next_cursor;
  } while (cursor !== null);
  expect(ids).toEqual((await query()).results.map(({ id }) => id));
  expect(ids.length).toBeGreaterThan(14);
});

test('filters by one or several columns', async () => {
  for (const [name, score] of [
    ['Test one', 10],
    ['Test two', 90],
  ] as const)
    await create({ Name: { title: text(name) }, Score: { number: score } });
  const names = async (filter: object) =>
    (await query({ filter })).results.map(({ properties }) => {
      const title = properties['Name']?.['title'] as { plain_text: string }[] | undefined;
      return title?.[0]?.plain_text;
    });
  const isTest = { property: 'Name', title: { starts_with: 'test' } };
  expect(await names(isTest)).toEqual(['Test one', 'Test two']);
  expect(await names({ property: 'Name', title: { contains: 'TWO' } })).toEqual(['Test two']);
  expect(await names({ property: 'Score', number: { greater_than: 10 } })).toEqual(['Test two']);
  expect(await names({ and: [isTest, { property: 'Score', number: { less_than: 50 } }] })).toEqual(['Test one']);
  const both = ['one', 'two'].map((end) => ({ property: 'Name', title: { ends_with: end } }));
  expect(await names({ or: both })).toEqual(['Test one', 'Test two']);
  expect(await names({ and: [isTest, { property: 'Email', email: { is_not_empty: true } }] })).toEqual([]);
});

test.each([
  [{ Shoes: { number: 43 } }, 'Shoes is not a property that exists.'],
  [{ Email: { rich_text: text('x') } }, 'Email is expected to be email.'],
  [{ Score: { number: '80' } }, 'should be a number'],
  [{ Email: { email: '' } }, 'should be a string'],
  [{ Name: { title: 'Ewa' } }, 'should be an array'],
  [{ Name: { title: [{ text: {} }] } }, 'content should be a string'],
  [{ Name: { title: text('x'.repeat(2_001)) } }, 'length should be ≤ `2000`'],
  [{ Status: { select: {} } }, 'an option with a name'],
])('refuses the page %#', async (properties, message) => {
  const before = (await query()).results.length;
  const { status, body } = await create(properties);
  expect(status).toBe(400);
  expect(body).toMatchObject({
    object: 'error',
    status: 400,
    code: 'validation_error',
    message: expect.stringContaining(message),
  });
  expect((await query()).results).toHaveLength(before);
});

test.each([
  [{ filter: { property: 'Shoes', number: { equals: 43 } } }, 'Could not find property'],
  [{ filter: { property: 'Email', rich_text: { equals: 'x' } } }, 'email does not match filter rich_text'],
  [{ filter: { property: 'Status', select: { contains: 'x' } } }, 'should be not present'],
  [{ page_size: 101 }, 'page_size'],
  [{ start_cursor: 'x' }, 'start_cursor'],
])('refuses the query %j', async (json, message) => {
  expect(await query(json)).toMatchObject({ code: 'validation_error', message: expect.stringContaining(message) });
});

test.each<[Refusal, number, string]>([
  ['wrong', 401, 'unauthorized'],
  ['no-permission', 403, 'restricted_resource'],
  ['rate-limited', 429, 'rate_limited'],
])('the token %s is refused with %i', async (behaviour, status, code) => {
  const answer = await call('GET', '/users/me', undefined, keyFor(behaviour));
  expect(answer.status).toBe(status);
  expect(answer.body).toMatchObject({ object: 'error', status, code });
  expect(answer.headers.get('retry-after')).toBe(behaviour === 'rate-limited' ? '30' : null);
});

test('a database with two tables is written table by table', async () => {
  const found = await list('/search', { filter: tables });
  const [, notes, guests] = found.results;
  expect(notes?.parent.database_id).toBe(guests?.parent.database_id);
  const holder = guests?.parent.database_id ?? '';
  expect((await call('GET', `/databases/${holder}`)).body).toMatchObject({
    data_sources: [{ name: 'Tasting notes' }, { id: guests?.id, name: 'Guests' }],
  });
  expect((await create(ewa, { database_id: holder })).text).toContain('has multiple data sources');
  expect((await create(ewa, { data_source_id: guests?.id })).status).toBe(200);
  expect((await list(`/data_sources/${guests?.id}/query`, {})).results).toHaveLength(1);
  expect((await list(`/data_sources/${notes?.id}/query`, {})).results).toEqual([]);
  expect((await create(ewa, { database_id: database })).status).toBe(200);
});

test('the version that its client of npm asks for by itself says archived, too', async () => {
  const { id } = (await create(ewa)).body as Shown;
  const page = `/pages/${id}`;
  const before = await call('PATCH', page, { archived: true }, 'sandbox', '2025-09-03');
  expect(before.body).toMatchObject({ id, archived: true, in_trash: true });
  const { body } = await call('GET', page);
  expect(body).toMatchObject({ in_trash: true });
  expect(body).not.toHaveProperty('archived');
  const listed = await call('POST', '/search', { filter: tables }, 'sandbox', '2025-09-03');
  expect(listed.body).toMatchObject({ results: [{ archived: false }, { archived: false }, { archived: false }] });
  expect((await call('GET', page, undefined, 'sandbox', '2022-06-28')).body).toMatchObject({ code: 'missing_version' });
});

test('has no credit to use up, but wants its version', async () => {
  expect((await call('GET', '/users/me', undefined, keyFor('no-credit'))).status).toBe(200);
  const { status, body } = await sandbox.ask('https://api.notion.com/v1/users/me', { headers: bearer('sandbox') });
  expect(status).toBe(400);
  expect(body).toMatchObject({ code: 'missing_version' });
});

test('knows no other database, page or path', async () => {
  const nothing = '00000000-0000-4000-a000-000000000000';
  expect((await call('GET', `/pages/${nothing}`)).body).toMatchObject({ status: 404, code: 'object_not_found' });
  expect((await create(ewa, { data_source_id: nothing })).status).toBe(404);
  expect((await create(ewa, { database_id: nothing })).status).toBe(404);
  expect((await create(ewa, { page_id: nothing })).status).toBe(400);
  expect((await call('GET', '/databases/mine')).body).toMatchObject({ code: 'validation_error' });
  expect((await call('GET', '/shoes')).body).toMatchObject({ code: 'invalid_request_url' });
});
