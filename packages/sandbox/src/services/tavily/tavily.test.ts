import { beforeEach, expect, test } from 'vitest';
import { bearer, inSandbox } from '../../../test/inSandbox.ts';
import { keyFor, type Refusal } from '../../keys.ts';

interface Found {
  readonly results: readonly { url: string; content: string; score: number; published_date?: string }[];
}

let sandbox: ReturnType<typeof inSandbox>;
beforeEach(() => {
  sandbox = inSandbox();
});
const headers = bearer('sandbox');
const search = (json: object, key = 'sandbox') =>
  sandbox.ask('https://api.tavily.com/search', { headers: bearer(key), json });
const found = async (json: object): Promise<Found['results']> => ((await search(json)).body as Found).results;
const usage = (key = 'sandbox') => sandbox.ask('https://api.tavily.com/usage', { headers: bearer(key) });

test('finds pages, the best first, five unless more are asked for', async () => {
  const five = await found({ query: 'Who moves frozen goods in Poland?' });
  expect(five).toHaveLength(5);
  expect(five[0]?.url).toBe('https://www.coldchainreview.example/who-moves-frozen-goods-poland');
  const scores = five.map(({ score }) => score);
  expect(scores).toEqual(scores.toSorted((one, other) => other - one));
  expect(scores.every((score) => score > 0 && score <= 1)).toBe(true);
  expect((await found({ query: 'frozen goods in Poland', max_results: 20 })).length).toBeGreaterThan(5);
  expect(await found({ query: 'frozen goods in Poland', max_results: 0 })).toEqual([]);
  expect(await found({ query: 'xylophone tuning' })).toEqual([]);
});

test('answers with the documented fields', async () => {
  const { body } = await search({ query: 'frozen goods', max_results: 1, include_usage: true });
  expect(body).toEqual({
    query: 'frozen goods',
    follow_up_questions: null,
    answer: null,
    images: [],
    results: [
      {
        url: expect.stringMatching(/^https:\/\/\S+\.example\//),
        title: expect.any(String),
        content: expect.stringContaining(' [...] '),
        score: expect.any(Number),
        raw_content: null,
      },
    ],
    response_time: expect.any(Number),
    usage: { credits: 1 },
    request_id: expect.any(String),
  });
});

test('news have the date on which they came out', async () => {
  const news = await found({ query: 'frozen goods cold stores Poland', topic: 'news' });
  expect(news.length).toBeGreaterThan(0);
  for (const { published_date = '' } of news) expect(published_date).toMatch(/^\w{3}, \d{2} \w{3} 2026 [\d:]+ GMT$/);
  const general = await found({ query: 'frozen goods cold stores Poland' });
  expect(general.some((result) => 'published_date' in result)).toBe(false);
});

test('searches a span of time, and only these hosts or all but those', async () => {
  const query = 'frozen terminal for pallets in Gdynia';
  const terminal = 'https://news.balticfreight.example/2nd-frozen-terminal-gdynia';
  const urls = async (json: object) => (await found({ query, ...json })).map(({ url }) => url);
  const week = [terminal, 'https://news.balticfreight.example/salmon-prices'];
  expect(await urls({ time_range: 'week' })).toEqual(week);
  expect(await urls({ time_range: 'w' })).toEqual(week);
  expect(await urls({ start_date: '2026-11-16', end_date: '2026-11-18' })).toEqual([terminal]);
  expect(await found({ query, end_date: '2020-01-01' })).toEqual([]);
  const hosts = async (json: object) =>
    new Set((await found({ query, max_results: 20, ...json })).map(({ url }) => new URL(url).hostname));
  expect(await hosts({ include_domains: ['balticfreight.example'] })).toEqual(new Set(['news.balticfreight.example']));
  expect(await hosts({ exclude_domains: ['balticfreight.example'] })).not.toContain('news.balticfreight.example');
});

test('cuts contents into chunks, and gives whole pages where asked', async () => {
  const [one] = await found({ query: 'frozen goods', chunks_per_source: 1 });
  expect(one?.content).not.toContain('[...]');
  const { body } = await search({ query: 'frozen goods', include_raw_content: true });
  expect((body as { results: { raw_content: string }[] }).results[0]?.raw_content).toContain('\n\n');
});

test.each([
  [{}, 'Query is missing.'],
  [{ query: '   ' }, 'Query is missing.'],
  [{ query: 'x'.repeat(401) }, 'Query is too long. Max query length is 400 characters.'],
  [{ query: 'x', topic: 'sports' }, "Invalid topic. Must be 'general' or 'news' or 'finance'."],
  [{ query: 'x', search_depth: 'deep' }, /^Invalid search_depth\./],
  [{ query: 'x', max_results: 21 }, /^Invalid max_results\./],
  [{ query: 'x', max_results: '5' }, /^Invalid max_results\./],
  [{ query: 'x', time_range: 'decade' }, /^Invalid time_range\./],
  [{ query: 'x', start_date: '2026-13-01' }, /^Invalid start_date\./],
  [{ query: 'x', include_domains: 'a.example' }, /^Invalid include_domains\./],
])('refuses %j', async (json, error) => {
  const { status, body } = await search(json);
  expect(status).toBe(400);
  expect((body as { detail: { error: string } }).detail.error).toMatch(error);
  expect((await usage()).body).toMatchObject({ key: { usage: 0 } });
});

test('refuses a body that is no JSON', async () => {
  expect((await sandbox.ask('https://api.tavily.com/search', { headers, body: '{' })).status).toBe(400);
});

test('counts credits: one for a search, two for an advanced one', async () => {
  await search({ query: 'frozen' });
  await search({ query: 'frozen', search_depth: 'advanced' });
  expect((await usage()).body).toMatchObject({
    key: { usage: 3, limit: null, search_usage: 3 },
    account: { plan_usage: 3, plan_limit: 15_000 },
  });
});

test.each<[Refusal, number, string]>([
  ['wrong', 401, 'Unauthorized: missing or invalid API key.'],
  ['no-permission', 403, 'Forbidden'],
  ['rate-limited', 429, 'excessive requests'],
  ['no-credit', 432, "exceeds your plan's set usage limit"],
])('the key %s is refused with %i', async (behaviour, status, error) => {
  const answer = await search({ query: 'frozen' }, keyFor(behaviour));
  expect(answer.status).toBe(status);
  expect(answer.body).toEqual({ detail: { error: expect.stringContaining(error) } });
  expect(answer.headers.get('retry-after')).toBe(behaviour === 'rate-limited' ? '30' : null);
});

test('an account without credit still reads its usage, which is at the limit', async () => {
  const { status, body } = await usage(keyFor('no-credit'));
  expect(status).toBe(200);
  expect(body).toMatchObject({ key: { usage: 15_000, limit: 15_000 }, account: { plan_usage: 15_000 } });
});

test('refuses a request without a key, and knows no other path', async () => {
  expect((await sandbox.ask('https://api.tavily.com/usage')).status).toBe(401);
  expect((await sandbox.ask('https://api.tavily.com/nothing', { headers })).status).toBe(404);
  expect((await sandbox.ask('https://api.tavily.com/usage', { headers, method: 'DELETE' })).status).toBe(404);
});
