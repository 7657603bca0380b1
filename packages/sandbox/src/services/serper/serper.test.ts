import { beforeEach, expect, test } from 'vitest';
import { inSandbox } from '../../../test/inSandbox.ts';
import { keyFor, type Refusal } from '../../keys.ts';

let sandbox: ReturnType<typeof inSandbox>;
beforeEach(() => {
  sandbox = inSandbox();
});
const ask = (path: string, json?: object, key = 'sandbox') =>
  sandbox.ask(`https://google.serper.dev${path}`, { headers: { 'x-api-key': key }, ...(json && { json }) });
const balance = async () => ((await ask('/account')).body as { balance: number }).balance;

interface Item {
  readonly title: string;
  readonly link: string;
  readonly snippet: string;
  readonly date?: string;
  readonly position: number;
}
const organic = async (json: object) => ((await ask('/search', json)).body as { organic: Item[] }).organic;

interface Listed {
  readonly position: number;
  readonly title: string;
  readonly category: string;
  readonly cid: string;
  readonly rating?: number;
  readonly ratingCount?: number;
  readonly phoneNumber?: string;
  readonly website?: string;
}
const listed = async (json: object) => ((await ask('/places', json)).body as { places: Listed[] }).places;

test('finds pages, and repeats what was asked', async () => {
  const { body } = await ask('/search', { q: 'cold stores Poland', gl: 'pl', num: 3 });
  expect(body).toEqual({
    searchParameters: { q: 'cold stores Poland', gl: 'pl', type: 'search', num: 3, page: 1, engine: 'google' },
    organic: [1, 2, 3].map((position) => ({
      title: expect.any(String),
      link: expect.stringMatching(/^https:\/\/\S+\.example\//),
      snippet: expect.any(String),
      date: expect.any(String),
      position,
    })),
    credits: 1,
  });
});

test('pages follow each other to the end', async () => {
  const q = 'cold chain Poland';
  const all = await organic({ q, num: 100 });
  const first = await organic({ q, num: 4 });
  const second = await organic({ q, num: 4, page: 2 });
  expect(all.length).toBeGreaterThan(8);
  expect([...first, ...second]).toEqual(all.slice(0, 8));
  expect(await organic({ q, num: 4, page: 50 })).toEqual([]);
});

test('writes dates in relative words for a week, later ones in full', async () => {
  const items = await organic({ q: 'frozen terminal salmon Poland storage', num: 100 });
  const recent: unknown = expect.stringMatching(/^\d+ (?:min|hour|day)s? ago$/);
  const expected = (link: string): unknown => {
    const day = sandbox.world.pages.find(({ url }) => url === link)?.published;
    if (!day) return undefined;
    if (sandbox.world.began.getTime() - day.getTime() < 8 * 86_400_000) return recent;
    return day.toLocaleDateString('en-US', { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' });
  };
  expect(items.map(({ date }) => date)).toEqual(items.map(({ link }) => expected(link)));
  expect(items.some(({ date }) => date?.endsWith('ago'))).toBe(true);
  expect(items.some(({ date }) => /^[A-Z][a-z]{2} \d{1,2}, \d{4}$/.test(date ?? ''))).toBe(true);
});

test('news name their source, papers who wrote them and when', async () => {
  const { news } = (await ask('/news', { q: 'frozen terminal Gdynia' })).body as {
    news: (Item & { source: string })[];
  };
  expect(news[0]).toMatchObject({ source: 'Baltic Freight News', position: 1 });
  const { body } = await ask('/scholar', { q: 'dock dwell time frozen distribution' });
  const { organic: papers } = body as { organic: { link: string; publicationInfo: string; year: number }[] };
  expect(papers[0]?.link).toBe('https://journal.refrigeratedtransport.example/articles/dock-dwell-time');
  const page = sandbox.world.pages.find(({ url }) => url === papers[0]?.link);
  for (const author of page?.authors ?? ['?']) expect(papers[0]?.publicationInfo).toContain(author);
  expect(papers[0]?.year).toBe(page?.published?.getUTCFullYear());
});

test('lists places ten a page, each once, until there are no more', async () => {
  const all: Listed[] = [];
  for (let page = 1; page <= 30; page += 1) {
    const some = await listed({ q: 'restaurants in Leipzig', page });
    expect(some.length).toBeLessThanOrEqual(10);
    all.push(...some);
    if (some.length === 0) break;
  }
  expect(all.length).toBeGreaterThanOrEqual(100);
  expect(all.map(({ position }) => position)).toEqual(all.map((_, index) => index + 1));
  expect(new Set(all.map(({ cid }) => cid)).size).toBe(all.length);
  expect(all.filter(({ rating }) => rating === undefined).every((place) => !('ratingCount' in place))).toBe(true);
  expect(all.some(({ website }) => website === undefined)).toBe(true);
});

test('says of a place what the map knows', async () => {
  const [found] = await listed({ q: 'Grünkern', location: 'Leipzig' });
  const place = sandbox.world.places.find(({ cid }) => cid === found?.cid);
  expect(found).toEqual({
    position: 1,
    title: 'Grünkern',
    address: `${place?.street}, ${place?.postcode} ${place?.town}, Germany`,
    latitude: place?.lat,
    longitude: place?.lng,
    rating: place?.rating,
    ratingCount: place?.ratings,
    category: place?.category,
    phoneNumber: place?.phone,
    website: place?.website,
    cid: place?.cid,
  });
});

test('charges one credit, two above ten results', async () => {
  expect(await balance()).toBe(2_500);
  await ask('/places', { q: 'restaurants in Leipzig' });
  await ask('/search', { q: 'frozen', num: 20 });
  expect(await balance()).toBe(2_497);
});

test.each([
  [{}, 'Missing query parameter'],
  [{ q: ' ' }, 'Missing query parameter'],
  [{ q: 4 }, 'Invalid q parameter'],
  [{ q: 'x', num: 101 }, 'Invalid num parameter'],
  [{ q: 'x', page: 0 }, 'Invalid page parameter'],
  [{ q: 'x', page: '2' }, 'Invalid page parameter'],
])('refuses %j, for nothing', async (json, message) => {
  for (const path of ['/search', '/places']) {
    const { status, body } = await ask(path, json);
    expect([status, body]).toEqual([400, { message, statusCode: 400 }]);
  }
  expect(await balance()).toBe(2_500);
});

test.each<[Refusal, number, string]>([
  ['wrong', 403, 'Unauthorized.'],
  ['no-permission', 403, 'Account suspended'],
  ['rate-limited', 429, 'Too many requests'],
  ['no-credit', 400, 'Not enough credits'],
])('the key %s is refused with %i', async (behaviour, statusCode, message) => {
  const { status, body, headers } = await ask('/places', { q: 'restaurants in Leipzig' }, keyFor(behaviour));
  expect([status, body]).toEqual([statusCode, { message, statusCode }]);
  expect(headers.get('retry-after')).toBe(behaviour === 'rate-limited' ? '30' : null);
});

test('an account without credit still reads its balance', async () => {
  const { status, body } = await ask('/account', undefined, keyFor('no-credit'));
  expect([status, body]).toEqual([200, { balance: 0, rateLimit: 50 }]);
});

test('refuses a request without a key, and knows no other path', async () => {
  expect((await sandbox.ask('https://google.serper.dev/account')).status).toBe(403);
  expect((await ask('/nothing')).status).toBe(404);
});
