import type { Lead } from '@switchboard/api-contract/agents/leadGeneration';
import { describe, expect, test } from 'vitest';
import { leadsApp } from '../../../test/leadsApp.ts';
import { json } from '../../../test/playedSandbox.ts';

const app = leadsApp();
const { answering, begin, change, daysLater, leads, pages, paid, run, server, steps } = app;
const { world } = server;
const words = async () => (await steps()).map(([text]) => text);
const asked = (path: string) =>
  world.asked.filter(({ address }) => address.endsWith(path)).map(({ body }) => JSON.parse(body) as Body);
interface Body {
  readonly page: number;
  readonly per_page: number;
  readonly details: { readonly id: string }[];
}
type Odd = Record<string, unknown>;
const shown = (id: string | number, more: Odd = {}): Odd => ({ id, first_name: 'Ada', title: 'Buyer', ...more });
/** Has Apollo find these people, in pages, and complete each by `complete`. */
function apolloHas(people: readonly unknown[], complete: (details: Body['details']) => unknown = () => ({})): void {
  world.play = ({ address, body }) => {
    const { page, per_page: size, details } = JSON.parse(body || '{}') as Body;
    if (address.endsWith('bulk_match')) return json(complete(details));
    if (!address.endsWith('api_search')) return undefined;
    return json({ total_entries: people.length, people: people.slice((page - 1) * size, page * size) });
  };
}
const anyone = { targetIndustries: ['Logistics'], companySize: [], locations: [], minimumScore: 0 };
const completed = (id: string, more: Odd = {}): Odd => ({
  id,
  name: `Person ${id}`,
  email: `${id}@acme.example`,
  city: 'Poznań',
  country: 'Poland',
  organization: { name: 'Acme', industry: 'Logistics' },
  ...more,
});
const byId = async () => Object.fromEntries((await leads()).map((lead) => [lead.id.replace('apollo-', ''), lead]));

test('ten people of 29 kB each are stored with what was paid for', async () => {
  await begin({ maxLeadsPerDay: 10 });
  const keywords = Array.from({ length: 2_400 }, (_, index) => `keyword ${index}`);
  world.play = async ({ address }, _, played) => {
    const answer = await played();
    if (!address.endsWith('bulk_match')) return answer;
    const { matches, ...rest } = (await answer.json()) as { matches: { organization: { keywords: string[] } }[] };
    for (const { organization } of matches) organization.keywords = [...organization.keywords, ...keywords];
    return json({ ...rest, matches });
  };
  expect(await run()).toBe('10 leads added');
  const found = await leads();
  expect(found.every(({ location, companyKeywords }) => location && companyKeywords?.length === 20)).toBe(true);
  expect(new Set(paid()).size).toBe(10);
});

describe('people who are not as documented', () => {
  test.each<[string, Odd, keyof Lead, unknown]>([
    ['a size as text', { organization: { name: 'Acme', estimated_num_employees: '1,200' } }, 'companySize', '1200'],
    ['keywords with nulls', { organization: { keywords: [null, 'cold', 7] } }, 'companyKeywords', ['cold']],
    ['keywords in one text', { organization: { name: 'Acme', keywords: 'cold, storage' } }, 'company', 'Acme'],
    ['no organization', { organization: null }, 'location', 'Poznań, Poland'],
    ['a list of organizations', { organization: [{ name: 'Acme' }] }, 'location', 'Poznań, Poland'],
    ['an address that is hidden', { email: 'email_not_unlocked@domain.com' }, 'email', undefined],
    ['an address with spaces around it', { email: ' a@acme.example ' }, 'email', 'a@acme.example'],
    ['a profile that is no text', { linkedin_url: { url: 'x' } }, 'linkedinUrl', undefined],
    ['no whole name', { name: null, first_name: 'Ada', last_name: 'Brandt' }, 'name', 'Ada Brandt'],
    ['a name of spaces', { name: '  ', first_name: 'Ada', last_name: 'Brandt' }, 'name', 'Ada Brandt'],
    ['a title that is a list', { title: ['Buyer', 'Owner'] }, 'title', 'Buyer'],
    ['500 kB of keywords', { organization: { keywords: Array(50_000).fill('storage') } }, 'name', 'Person p1'],
  ])('%s', async (_, odd, field, expected) => {
    await begin(anyone);
    apolloHas([shown('p1'), shown('p2')], (details) => ({
      credits_consumed: 2,
      matches: details.map(({ id }) => completed(id, id === 'p1' ? odd : {})),
    }));
    expect(await run()).toBe('2 leads added');
    const { p1, p2 } = await byId();
    expect(p1?.[field]).toEqual(expected);
    expect(p2).toMatchObject({ name: 'Person p2', email: 'p2@acme.example' });
  });

  test('are left out of a page and counted, where nothing says who they are', async () => {
    await begin(anyone);
    apolloHas([null, shown('p1'), { first_name: 'Nobody' }, shown(42), 'text', []], (details) => ({
      matches: details.map(({ id }) => completed(id)),
    }));
    expect(await run()).toBe('2 leads added');
    expect(Object.keys(await byId()).toSorted()).toEqual(['42', 'p1']);
    expect(await words()).toContain('2 of 6 read, 4 left out: not in the documented format');
  });

  test.each<[string, (matches: (Odd | null)[]) => unknown[]]>([
    ['in another order', (matches) => matches.toReversed()],
    ['without those of whom nothing is known', (matches) => matches.slice(1)],
    ['with null for those', ([, ...rest]) => [null, ...rest]],
    ['without an id', ([, second, third]) => [null, { ...second, id: undefined }, third]],
    ['under the id of another entry of theirs', ([, second, third]) => [null, { ...second, id: 'merged' }, third]],
    ['with a stranger too', (matches) => [completed('stranger'), ...matches.slice(1)]],
  ])('are told apart by their ids, else by their place: %s', async (_, matches) => {
    await begin(anyone);
    apolloHas([shown('p1'), shown('p2'), shown('p3')], (details) => ({
      credits_consumed: '2',
      matches: matches(details.map(({ id }) => completed(id))),
    }));
    expect(await run()).toBe('3 leads added');
    const { p2, p3 } = await byId();
    expect([p2?.name, p3?.name]).toEqual(['Person p2', 'Person p3']);
  });

  test('keep what the search showed and are not paid for again, and the run says so', async () => {
    await begin(anyone);
    apolloHas([shown('p1'), shown('p2')], (details) => ({
      credits_consumed: '2',
      matches: details.map(({ id }) => (id === 'p1' ? 'gone wrong' : completed(id))),
    }));
    expect(await run()).toBe('2 leads added');
    expect((await byId())['p1']).toMatchObject({ name: 'Ada', title: 'Buyer' });
    expect(await steps()).toEqual([
      ['Apollo, page 1'],
      ['Apollo, 2 people completed', 2],
      ['1 of 2 read, 1 left out: not in the documented format'],
      ['Added 2 leads'],
    ]);
    await daysLater(1);
    expect(await run()).toMatch(/^0 leads added/);
    expect(paid()).toEqual(['p1', 'p2']);
  });
});

describe('what is too large to be read at once', () => {
  const giant = shown('giant', { headline: 'x'.repeat(9_000_000) });
  const others = (count: number, from = 0) => Array.from({ length: count }, (_, index) => shown(`p${from + index}`));

  test('is asked for in parts, so that one person does not cost the others of the page', async () => {
    await begin({ ...anyone, autoEnrichment: false, maxLeadsPerDay: 500 });
    apolloHas([...others(37), giant, ...others(82, 37)]);
    expect(await run()).toBe('119 leads added');
    expect(await words()).toContain('99 of 100 read, 1 left out: too large to read');
    const sizes = asked('api_search').map(({ page, per_page: size }) => `${page}×${size}`);
    expect(sizes.join(' ')).toBe('1×100 1×50 1×25 2×25 6×5 7×5 8×5 36×1 37×1 38×1 39×1 40×1 9×5 10×5 2×50 2×100');
  });

  test('is left out where Apollo shows no page that short', async () => {
    await begin({ ...anyone, autoEnrichment: false, maxLeadsPerDay: 1_000 });
    apolloHas([...others(520), giant, ...others(30, 520)]);
    expect(await run()).toBe('546 leads added');
    expect(await words()).toContain('46 of 51 read, 5 left out: too large to read');
    expect(Math.max(...pages().map(Number))).toBeLessThanOrEqual(500);
  });

  test('was paid for: what the search showed is kept, and nobody is paid for again', async () => {
    await begin(anyone);
    apolloHas([shown('p1'), shown('p2')], (details) => ({
      matches: details.map(({ id }) => completed(id, { headline: 'x'.repeat(5_000_000) })),
    }));
    expect(await run()).toBe('2 leads added');
    expect(await words()).toContain('0 of 2 read, 2 left out: too large to read');
    expect((await byId())['p1']).toMatchObject({ name: 'Ada', title: 'Buyer' });
    await daysLater(1);
    expect(await run()).toMatch(/^0 leads added/);
    expect(paid()).toEqual(['p1', 'p2']);
  });
});

test.each([
  ['cut off', (text: string) => text.slice(0, -20)],
  ['no JSON', () => '<!doctype html><title>Apollo</title>'],
  ['no list', () => '{"matches":{"p1":{}}}'],
  ['nothing', () => ''],
])('an answer that was paid for and is %s is not paid for again', async (_, spoil) => {
  await begin(anyone);
  apolloHas([shown('p1'), shown('p2')]);
  const { play } = world;
  world.play = (request, ...rest) =>
    request.address.endsWith('bulk_match')
      ? new Response(spoil(JSON.stringify({ matches: [completed('p1'), completed('p2')] })), {
          headers: { 'content-type': 'application/json' },
        })
      : play(request, ...rest);
  expect(await run()).toBe('2 leads added');
  expect(await words()).toContain('0 of 2 read, 2 left out: not in the documented format');
  expect((await byId())['p1']).toMatchObject({ name: 'Ada', title: 'Buyer' });
  await daysLater(1);
  expect(await run()).toMatch(/^0 leads added/);
  expect(paid()).toEqual(['p1', 'p2']);
});

test('a page that came short is not taken for the last one while Apollo says that there are more', async () => {
  await begin({ ...anyone, autoEnrichment: false });
  answering('api_search', (count) =>
    json({ total_entries: '150', people: count === 1 ? [shown('p1')] : count === 2 ? [shown('p2')] : [] }),
  );
  expect(await run()).toBe('2 leads added');
});

test('what was paid for outlives a run that fails before it has judged it', async () => {
  await begin({ ...anyone, minimumScore: 35 });
  apolloHas([shown('p1')], (details) => ({ matches: details.map(({ id }) => completed(id, { email: null })) }));
  expect(await run()).toBe('0 leads added; 1 was below the minimum score');
  expect(paid()).toEqual(['p1']);
  await change({ ...anyone, minimumScore: 10 });
  await server.db.updateTable('foundPeople').set({ outcome: null, runId: 'died' }).execute();
  expect(await run()).toBe('1 lead added');
  expect((await byId())['p1']).toMatchObject({ location: 'Poznań, Poland' });
  expect(paid()).toEqual(['p1']);
});
