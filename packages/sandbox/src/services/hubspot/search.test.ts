import { beforeEach, expect, test } from 'vitest';
import { filters, inHubspot, type Found } from '../../../test/hubspot.ts';

let hubspot: ReturnType<typeof inHubspot>;
beforeEach(() => {
  hubspot = inHubspot();
});

test('pages through a search to the end', async () => {
  const seen: string[] = [];
  let after: string | undefined;
  do {
    const page: Found = await hubspot.found({ limit: 7, sorts: ['-lastname'], ...(after !== undefined && { after }) });
    expect(page.results.length).toBeLessThanOrEqual(7);
    seen.push(...page.results.map(({ id }) => id));
    after = page.paging?.next.after;
  } while (after !== undefined);
  const { total } = await hubspot.found({});
  expect(total).toBeGreaterThan(20);
  expect(new Set(seen).size).toBe(total);
  expect(seen).toHaveLength(total);
});

test('searches companies by filters, groups and words', async () => {
  const names = async (json: object) =>
    (await hubspot.found({ limit: 200, ...json }, 'companies')).results.map(({ properties }) => properties['name']);
  const all = await names({});
  const [first = '', second = ''] = all as string[];
  const named = (value: string) => ({ propertyName: 'name', operator: 'EQ', value });
  expect(await names(filters(named(first)))).toEqual([first]);
  expect(await names(filters(named(first), named(second)))).toEqual([]);
  expect(await names({ filterGroups: [{ filters: [named(first)] }, { filters: [named(second)] }] })).toHaveLength(2);
  expect(await names(filters({ propertyName: 'name', operator: 'NEQ', value: first }))).toHaveLength(all.length - 1);
  expect(await names(filters({ propertyName: 'description', operator: 'HAS_PROPERTY' }))).toEqual([]);
  expect(await names(filters({ propertyName: 'name', operator: 'IN', values: [first, second] }))).toHaveLength(2);
  expect(await names({ query: first })).toContain(first);
  const sorted = await names({ sorts: [{ propertyName: 'name', direction: 'DESCENDING' }] });
  expect(sorted).toEqual((all as string[]).toSorted((one, other) => other.localeCompare(one, 'en')));
});

test('finds what was made at a time, written in either way', async () => {
  hubspot.pass(3_600_000);
  await hubspot.post('/crm/objects/2026-09/contacts', { properties: { email: 'late@nowa.example' } });
  const nine = '2026-11-20T09:00:00.000Z';
  for (const value of [nine, String(Date.parse(nine))]) {
    const since = await hubspot.found(filters({ propertyName: 'createdate', operator: 'GTE', value }));
    expect(since.results.map(({ properties }) => properties['email'])).toEqual(['late@nowa.example']);
  }
  const between = {
    propertyName: 'createdate',
    operator: 'BETWEEN',
    value: nine,
    highValue: '2026-11-20T09:30:00.000Z',
  };
  expect((await hubspot.found(filters(between))).total).toBe(0);
});

test.each([
  [{ limit: 201 }, 'Invalid limit'],
  [{ limit: 200, after: '9900' }, '10000 total results'],
  [filters({ propertyName: 'shoesize', operator: 'EQ', value: '43' }), 'does not exist'],
  [filters({ propertyName: 'email', operator: 'LIKE', value: 'a' }), 'LIKE'],
  [{ filterGroups: Array.from({ length: 6 }, () => ({ filters: [] })) }, 'filterGroups is 5'],
])('refuses the search %j', async (json, message) => {
  const { status, body } = await hubspot.post('/crm/objects/2026-09/contacts/search', json);
  expect(status).toBe(400);
  expect(body).toMatchObject({ message: expect.stringContaining(message) });
});
