import { beforeEach, describe, expect, test } from 'vitest';
import { inSandbox } from '../../../test/inSandbox.ts';
import { keyFor, type Refusal } from '../../keys.ts';

const base = 'https://api.apollo.io';
interface Hit {
  readonly id: string;
  readonly first_name: string;
  readonly title: string;
  readonly organization: { readonly name: string };
}
interface Found {
  readonly total_entries: number;
  readonly people: readonly Hit[];
}
let sandbox: ReturnType<typeof inSandbox>;
beforeEach(() => {
  sandbox = inSandbox();
});
const ask = (path: string, json: object | undefined, key = 'sandbox') =>
  sandbox.ask(base + path, { headers: { 'x-api-key': key }, ...(json && { json }) });
const search = async (json: object, query = '') =>
  (await ask(`/api/v1/mixed_people/api_search${query}`, json)).body as Found;
const personOf = ({ id }: { id: string }) => sandbox.world.people.find((person) => person.id === id);
const companiesOf = ({ people }: Found) => people.map((hit) => personOf(hit)?.company);
const logistics = {
  q_organization_keyword_tags: ['Logistics'],
  person_locations: ['Poland'],
  organization_num_employees_ranges: ['51,200'],
};

test.each(['/v1/auth/health', '/api/v1/auth/health'])('%s says whether the key is right', async (path) => {
  expect((await ask(path, undefined)).body).toEqual({ healthy: true, is_logged_in: true });
  const wrong = await ask(path, undefined, keyFor('wrong'));
  expect([wrong.status, wrong.body]).toEqual([200, { healthy: true, is_logged_in: false }]);
});

describe('searching', () => {
  test('shows people without what an enrichment is paid for', async () => {
    const { people } = await search({ q_keywords: 'Katarzyna Wrona', per_page: 1 });
    expect(people).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f]{24}$/),
        first_name: 'Katarzyna',
        last_name_obfuscated: 'Wr***a',
        title: 'Sales Director',
        last_refreshed_at: expect.stringMatching(/^2026-\d\d-\d\dT/),
        has_email: true,
        has_city: true,
        has_state: true,
        has_country: true,
        has_direct_phone: expect.any(String),
        organization: expect.objectContaining({
          name: 'Mroźna Logistyka',
          has_industry: true,
          has_employee_count: true,
        }),
      },
    ]);
  });
  test('pages to the end, each person once, a hundred a page at most', async () => {
    const seen: string[] = [];
    const sizes: number[] = [];
    for (let page = 1; sizes.at(-1) !== 0 && page < 10; page += 1) {
      const { people, total_entries } = await search({ ...logistics, page, per_page: 500 });
      expect(total_entries).toBe(192);
      sizes.push(people.length);
      seen.push(...people.map(({ id }) => id));
    }
    expect(sizes).toEqual([100, 92, 0]);
    expect(new Set(seen).size).toBe(192);
    expect((await search({})).people).toHaveLength(10);
  });
  test('takes several filters together, and any value of each', async () => {
    for (const company of companiesOf(await search({ ...logistics, per_page: 100 }))) {
      expect(company?.city.country).toBe('Poland');
      expect(company?.keywords).toContain('logistics');
      expect(company?.employees).toBeGreaterThan(50);
      expect(company?.employees).toBeLessThanOrEqual(200);
    }
    const small = await search({ ...logistics, organization_num_employees_ranges: ['1,10', '11,50'] });
    const one = await search({ ...logistics, organization_num_employees_ranges: ['1,10'] });
    expect(small.total_entries).toBeGreaterThan(one.total_entries);
  });
  test.each([
    [{ person_locations: ['Poznan'] }, 'Poznań'],
    [{ organization_locations: ['poznań, poland'] }, 'Poznań'],
    [{ person_locations: ['Greater Poland'] }, 'Poznań'],
  ])('%j is a place', async (filter, town) => {
    const found = await search({ ...filter, per_page: 100 });
    expect(found.total_entries).toBeGreaterThan(20);
    expect(new Set(companiesOf(found).map((company) => company?.city.name))).toEqual(new Set([town]));
  });
  test('knows titles, also similar ones, seniorities, domains and addresses', async () => {
    const titles = async (filter: object) =>
      new Set((await search({ per_page: 100, ...filter })).people.map(({ title }) => title));
    expect(await titles({ person_titles: ['manager'] })).toEqual(
      new Set(['Logistics Manager', 'Key Account Manager', 'Transport Manager', 'Fleet Manager']),
    );
    expect(await titles({ person_titles: ['manager'], include_similar_titles: false })).toEqual(new Set());
    expect(await titles({ person_titles: ['fleet manager'], include_similar_titles: false })).toEqual(
      new Set(['Fleet Manager']),
    );
    expect(await titles({ person_seniorities: ['head', 'director'] })).toEqual(
      new Set(['Head of Operations', 'Sales Director']),
    );
    const zimny = await search({ q_organization_domains_list: ['zimny-szlak.example'] });
    expect(new Set(companiesOf(zimny).map((company) => company?.name))).toEqual(new Set(['Zimny Szlak']));
    const without = await search({ contact_email_status: ['unavailable'], per_page: 100 });
    expect(without.people.every((hit) => personOf(hit)?.email === undefined)).toBe(true);
    expect(without.total_entries).toBeGreaterThan(5);
  });
  test('words have to stand there all', async () => {
    const cold = await search({ q_keywords: 'cold chain', per_page: 100 });
    expect(cold.total_entries).toBeGreaterThan(10);
    expect((await search({ q_keywords: 'cold chain director' })).total_entries).toBeLessThan(cold.total_entries);
    expect((await search({ q_keywords: 'submarines' })).total_entries).toBe(0);
  });
  test('takes filters in the address, and leaves unknown ones alone', async () => {
    const all = (await search({})).total_entries;
    expect((await search({ naics_codes: ['4841'] })).total_entries).toBe(all);
    const query =
      '?person_locations[]=Poland&organization_num_employees_ranges[]=51,200&q_organization_keyword_tags[]=logistics&per_page=5';
    const found = await search({}, query);
    expect([found.total_entries, found.people.length]).toEqual([192, 5]);
  });
  test.each([
    [{ page: 0 }],
    [{ page: 501 }],
    [{ per_page: 'many' }],
    [{ person_titles: [7] }],
    [{ q_keywords: ['x'] }],
    [{ organization_num_employees_ranges: ['51-200'] }],
  ])('refuses %j', async (json) => {
    const { status, body } = await ask('/api/v1/mixed_people/api_search', json);
    expect([status, body]).toEqual([422, { error: 'Invalid parameters' }]);
  });
});

test.each<[Refusal, number, unknown]>([
  ['wrong', 401, undefined],
  [
    'no-permission',
    403,
    { error: 'api/v1/people/bulk_match is not accessible with this api_key', error_code: 'API_INACCESSIBLE' },
  ],
  ['rate-limited', 429, { message: expect.stringContaining('600 times per hour') }],
  ['no-credit', 422, { error: expect.stringContaining('insufficient credits') }],
])('the key %s is refused with %i', async (behaviour, status, body) => {
  const answer = await ask('/api/v1/people/bulk_match', { details: [{ id: 'x' }] }, keyFor(behaviour));
  expect([answer.status, answer.body]).toEqual([status, body]);
  expect(answer.headers.get('retry-after')).toBe(behaviour === 'rate-limited' ? '30' : null);
});

test('a search is free, so that it needs no credit', async () => {
  expect((await ask('/api/v1/mixed_people/api_search', {}, keyFor('no-credit'))).status).toBe(200);
});

test('takes a bearer token too, and knows no other path', async () => {
  const headers = { authorization: 'Bearer sandbox' };
  expect((await sandbox.ask(`${base}/api/v1/mixed_people/api_search`, { headers, json: {} })).status).toBe(200);
  expect((await ask('/api/v1/people/match', {})).status).toBe(404);
});
