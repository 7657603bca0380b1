import { expect, test } from 'vitest';
import { inSandbox } from '../../../test/inSandbox.ts';
import { keyFor, type Refusal } from '../../keys.ts';

interface Issue {
  readonly number: number;
  readonly title: string;
  readonly state: string;
  readonly created_at: string;
  readonly pull_request?: { readonly url: string };
}

const { ask } = inSandbox();
const api = 'https://api.github.com';
const headersOf = (token: string) => ({ authorization: `Bearer ${token}`, 'user-agent': 'Test' });
const get = (path: string, token = 'sandbox') =>
  ask(path.startsWith('https') ? path : `${api}${path}`, { headers: headersOf(token) });
const portal = '/repos/nordlicht-feinkost/order-portal';
const issues = async (query: string) => (await get(`${portal}/issues?${query}`)).body as Issue[];

test('says whose token it is, and how many requests are left', async () => {
  const { status, body, headers } = await get('/user');
  expect(status).toBe(200);
  expect(body).toMatchObject({ login: 'ada-brandt', type: 'User', id: expect.any(Number) });
  expect(headers.get('x-ratelimit-remaining')).toBe('4999');
});

test('says nothing anew to who has it already, and counts that as no request', async () => {
  const sandbox = inSandbox();
  const asking = (more = {}) =>
    sandbox.ask(`${api}${portal}/issues`, { headers: { ...headersOf('sandbox'), ...more } });
  const { headers } = await asking();
  const etag = headers.get('etag') ?? '';
  expect(etag).toMatch(/^W\/"[0-9a-f]{64}"$/);
  const again = await asking({ 'if-none-match': etag });
  expect(again).toMatchObject({ status: 304, text: '' });
  expect(again.headers.get('etag')).toBe(etag);
  expect(again.headers.get('x-ratelimit-remaining')).toBe('4999');
  expect((await asking({ 'if-none-match': 'W/"0"' })).status).toBe(200);
  const other = await sandbox.ask(`${api}${portal}/issues?state=all`, { headers: headersOf('sandbox') });
  expect(other.headers.get('etag')).not.toBe(etag);
});

test('counts the requests of an hour', async () => {
  const sandbox = inSandbox();
  const limits = async (path: string) => {
    const { headers } = await sandbox.ask(`${api}${path}`, { headers: headersOf('sandbox') });
    return ['limit', 'used', 'remaining', 'reset', 'resource'].map((name) => headers.get(`x-ratelimit-${name}`));
  };
  const reset = String(Date.parse('2026-11-20T09:41:20Z') / 1_000);
  expect(await limits('/user')).toEqual(['5000', '1', '4999', reset, 'core']);
  expect(await limits('/shoes')).toEqual(['5000', '2', '4998', reset, 'core']);
  sandbox.pass(3_600_000);
  expect((await limits('/user')).slice(0, 3)).toEqual(['5000', '1', '4999']);
  const limited = await sandbox.ask(`${api}/user`, { headers: headersOf(keyFor('rate-limited')) });
  expect(limited.headers.get('x-ratelimit-remaining')).toBe('0');
  expect(limited.headers.get('x-ratelimit-reset')).toBe(String(Number(reset) + 3_600));
});

test('lists open issues, newest first, pull requests among them', async () => {
  const found = await issues('');
  expect(found.every(({ state }) => state === 'open')).toBe(true);
  const created = found.map(({ created_at }) => created_at);
  expect(created).toEqual(created.toSorted().toReversed());
  expect(created[0]).toBe('2026-11-19T08:41:20Z');
  expect(found.filter((issue) => issue.pull_request)).toHaveLength(2);
});

test('lists pull requests with their branches', async () => {
  const { body } = await get(`${portal}/pulls?state=all`);
  const pulls = body as (Issue & { head: { ref: string }; base: { ref: string }; merged_at: string | null })[];
  expect(pulls).toHaveLength(6);
  for (const { state, merged_at, base } of pulls) {
    expect(merged_at === null).toBe(state === 'open');
    expect(base.ref).toBe('main');
  }
  expect(pulls.map(({ head }) => head.ref)).toContain('keep-cart');
});

test('follows the links to the last page and back to the first', async () => {
  const linkTo = (header: string | null, rel: string) => new RegExp(`<([^>]+)>; rel="${rel}"`).exec(header ?? '')?.[1];
  const numbers: number[] = [];
  let next: string | undefined = `${api}${portal}/issues?state=all&per_page=7`;
  let header: string | null = null;
  while (next !== undefined) {
    const answer = await get(next);
    numbers.push(...(answer.body as Issue[]).map(({ number }) => number));
    header = answer.headers.get('link');
    next = linkTo(header, 'next');
  }
  expect(numbers).toHaveLength(20);
  expect(new Set(numbers).size).toBe(20);
  expect(linkTo(header, 'prev')).toContain('page=2');
  expect(linkTo(header, 'first')).toContain('page=1');
  expect(linkTo(header, 'last')).toBeUndefined();
  expect((await get(`${portal}/issues?state=all&per_page=500`)).headers.get('link')).toBeNull();
});

test('lists those of a state or with labels, in another order', async () => {
  expect((await issues('state=closed')).every(({ state }) => state === 'closed')).toBe(true);
  expect(await issues('labels=bug,urgent')).toHaveLength(1);
  const [oldest] = await issues('state=all&direction=asc');
  expect(oldest?.number).toBe(1);
  const updated = (await issues('state=all&sort=updated')) as (Issue & { updated_at: string })[];
  const times = updated.map(({ updated_at }) => updated_at);
  expect(times).toEqual(times.toSorted().toReversed());
});

test.each<[Refusal, number, string, string | null]>([
  ['wrong', 401, 'Bad credentials', null],
  ['no-permission', 403, 'Resource not accessible by personal access token', expect.stringMatching(/^49\d\d$/)],
  ['rate-limited', 403, 'API rate limit exceeded for user ID 1.', '0'],
])('the token %s is refused with %i', async (behaviour, status, message, remaining) => {
  const answer = await get('/user', keyFor(behaviour));
  expect(answer.status).toBe(status);
  expect(answer.body).toMatchObject({ message, documentation_url: expect.any(String) });
  expect(answer.headers.get('x-ratelimit-remaining')).toEqual(remaining);
  expect(answer.headers.get('retry-after')).toBe(behaviour === 'rate-limited' ? '30' : null);
});

test('wants a token, a name of the client, and a version that exists', async () => {
  expect((await ask(`${api}/user`, { headers: { 'user-agent': 'Test' } })).body).toMatchObject({
    message: 'Requires authentication',
  });
  expect((await ask(`${api}/user`, { headers: { authorization: 'token sandbox' } })).status).toBe(403);
  const old = { ...headersOf('sandbox'), 'x-github-api-version': '2020-01-01' };
  expect((await ask(`${api}/user`, { headers: old })).status).toBe(400);
  expect((await get('/user', keyFor('no-credit'))).status).toBe(200);
});

test('knows no other repository, state or path', async () => {
  expect((await get('/repos/nordlicht-feinkost/shoes/issues')).body).toMatchObject({ message: 'Not Found' });
  expect((await get('/repos/nordlicht-feinkost/toString/pulls')).status).toBe(404);
  expect((await get(`${portal}/issues?state=lost`)).status).toBe(422);
  expect((await get('/shoes')).status).toBe(404);
  expect((await ask(`${api}${portal}/issues`, { headers: headersOf('sandbox'), json: {} })).status).toBe(404);
});
