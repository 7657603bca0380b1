import { expect, test } from 'vitest';
import { bearer, inSandbox } from '../../../test/inSandbox.ts';
import { keyFor, type Refusal } from '../../keys.ts';

const { ask, world } = inSandbox();
const search = (json: unknown, key = 'sandbox') =>
  ask('https://api.perplexity.ai/search', { headers: bearer(key), json });

interface Result {
  readonly title: string;
  readonly url: string;
  readonly snippet: string;
  readonly date: string | null;
}
const found = async (json: object) => ((await search(json)).body as { results: Result[] }).results;

test('finds pages with their dates, ten unless otherwise asked', async () => {
  const results = await found({ query: 'frozen goods in Poland' });
  expect(results).toHaveLength(10);
  for (const { url, title, date, snippet } of results) {
    const page = world.pages.find((each) => each.url === url);
    expect(title).toBe(page?.title);
    expect(date).toBe(page?.published?.toISOString().slice(0, 10) ?? null);
    expect(page?.paragraphs.every((text) => snippet.includes(text))).toBe(true);
  }
  expect(await found({ query: 'frozen goods in Poland', max_results: 2 })).toEqual(results.slice(0, 2));
});

test('answers several questions together, each page once', async () => {
  const urls = (await found({ query: ['salmon prices', 'frozen salmon'], max_results: 20 })).map(({ url }) => url);
  expect(urls).toContain('https://news.balticfreight.example/salmon-prices');
  expect(new Set(urls).size).toBe(urls.length);
});

test('keeps to domains, to a span of time, and to a length', async () => {
  const query = 'frozen goods Poland terminal';
  const hosts = async (domains: readonly string[]) =>
    new Set(
      (await found({ query, max_results: 20, search_domain_filter: domains })).map(({ url }) => new URL(url).hostname),
    );
  expect(await hosts(['balticfreight.example'])).toEqual(new Set(['news.balticfreight.example']));
  expect(await hosts(['-balticfreight.example'])).not.toContain('news.balticfreight.example');
  const week = await found({ query, search_recency_filter: 'week' });
  expect(week.length).toBeGreaterThan(0);
  for (const { date } of week) expect(date).toMatch(/^2026-11-1[3-9]|^2026-11-20/);
  for (const { snippet } of await found({ query, max_tokens_per_page: 5 }))
    expect(snippet.length).toBeLessThanOrEqual(20);
});

test.each([
  [{}, 'query is required'],
  [{ query: [] }, 'query is required'],
  [{ query: 'x', max_results: 21 }, 'max_results must be between 1 and 20'],
  [{ query: 'x', search_recency_filter: 'decade' }, /^search_recency_filter must be one of/],
  [{ query: 'x', search_domain_filter: ['a.example', '-b.example'] }, /cannot mix/],
])('refuses %j', async (json, message) => {
  const { status, body } = await search(json);
  expect([status, body]).toEqual([
    400,
    { error: { message: expect.stringMatching(message), type: 'bad_request', code: 400 } },
  ]);
});

test.each<[Refusal, number, string]>([
  ['wrong', 401, '401 Authorization Required'],
  ['no-permission', 403, 'not allowed'],
  ['rate-limited', 429, 'rate_limit_exceeded'],
  ['no-credit', 401, 'insufficient_quota'],
])('the key %s is refused with %i', async (behaviour, status, words) => {
  const answer = await search({ query: 'frozen' }, keyFor(behaviour));
  expect(answer.status).toBe(status);
  expect(answer.text).toContain(words);
  expect(answer.headers.get('retry-after')).toBe(behaviour === 'rate-limited' ? '30' : null);
});

test('knows no other path', async () => {
  expect((await ask('https://api.perplexity.ai/nothing', { headers: bearer('sandbox') })).status).toBe(404);
});
