import { beforeEach, expect, test } from 'vitest';
import { mapsApp } from '../../../test/mapsApp.ts';
import { mostBytes } from '../../outside/providers/client.ts';

const { businesses, change, configure, run, send, setUp, world } = mapsApp();
const some = { categories: ['Firms'], locations: ['Leipzig'] };

/** Answers every first page with these places, and every other one with none. */
const play = (places: readonly unknown[]): void => {
  world.play = ({ address, body }) =>
    /\/places(?::searchText)?$/.test(address)
      ? Response.json({ places: /"page":[2-9]/.test(body) ? [] : places })
      : undefined;
};
const withGoogle = async () => {
  await send('POST', 'connections/serper/disconnect');
  await setUp('google');
};
/** A place as Google describes it. */
const google = (name: string, more: object = {}) => ({ id: `ChIJ${name}`, displayName: { text: name }, ...more });

beforeEach(async () => {
  await setUp('serper');
  await configure(some);
});

test.each<[string, object, object]>([
  ['a rating with a comma', { rating: '4,5', ratingCount: '1,200' }, { rating: 4.5, reviewCount: 1_200 }],
  ['figures that can not be', { rating: 47, ratingCount: '1.2K' }, { rating: undefined, reviewCount: undefined }],
  ['no place', { latitude: undefined, longitude: null }, { coordinates: undefined }],
  ['coordinates as text', { latitude: '51.339', longitude: '12.373' }, { coordinates: { lat: 51.339, lng: 12.373 } }],
  ['a place beyond the globe', { latitude: 951, longitude: 12 }, { coordinates: undefined }],
  ['texts that are none', { address: { street: 'x' }, category: ['a'], phoneNumber: 7 }, { address: undefined }],
  ['a name on two lines', { title: ' Caf\u00e9\n\u0007Linde ' }, { name: 'Café Linde' }],
  ['a script for a website', { website: 'javascript:alert(1)' }, { website: undefined }],
  ['a mail address for a website', { website: 'mailto:a@firm.example' }, { website: undefined }],
  ['no website in words', { website: 'n/a' }, { website: undefined }],
  ['a website without its scheme', { website: 'facebook.com/linde' }, { website: 'https://facebook.com/linde' }],
  ['a website behind Google', { website: '/url?q=https://linde.example/&sa=U' }, { website: 'https://linde.example/' }],
  ['a number in place of a text', { cid: 1234 }, { id: 'place-1234' }],
  [
    'a number that is not exact',
    { cid: Number('12345678901234567890') },
    { id: expect.stringMatching(/^serper-\w{24}$/) },
  ],
  ['no number', { cid: undefined }, { id: expect.stringMatching(/^serper-/), mapsUrl: undefined }],
])('through Serper, %s costs nothing but itself', async (_what, odd, read) => {
  play([
    { title: 'Odd', cid: '1', ...odd },
    { title: 'Plain', cid: '2' },
  ]);
  expect((await run()).result).toBe('2 businesses found in Leipzig');
  const [first] = (await businesses()).filter(({ name }) => name !== 'Plain');
  for (const [key, value] of Object.entries(read)) expect(first?.[key as keyof typeof first], key).toEqual(value);
});

test.each<[string, unknown]>([
  ['no name', { cid: '1' }],
  ['a name that nobody sees', { title: ' \u0007 ', cid: '1' }],
  ['nothing', null],
  ['a text', 'Sponsored'],
])('a result that is %s is left out, and said to be', async (_what, odd) => {
  play([odd, { title: 'Plain', cid: '2' }]);
  const { result, steps } = await run();
  expect(result).toBe('1 business found in Leipzig');
  expect(steps).toContain('1 of 2 read, 1 left out: not in the documented format');
});

test('through Google, odd fields cost nothing but themselves', async () => {
  await withGoogle();
  await configure({ ...some, includeHours: true, includePhotos: true });
  play([
    google('Odd', {
      rating: '4,5',
      userRatingCount: '1,200',
      location: null,
      primaryTypeDisplayName: 'Café',
      regularOpeningHours: { weekdayDescriptions: [null, 'Monday: Closed'] },
      photos: 'many',
      googleMapsUri: 'https://maps.example/?cid=odd',
      websiteUri: 'javascript:alert(1)',
    }),
    google('Plain'),
    { displayName: { text: 'Without id' } },
  ]);
  const { result, steps } = await run();
  expect(result).toBe('2 businesses found in Leipzig');
  expect(steps).toContain('2 of 3 read, 1 left out: not in the documented format');
  expect((await businesses()).find(({ name }) => name === 'Odd')).toMatchObject({
    id: 'google-ChIJOdd',
    rating: 4.5,
    reviewCount: 1_200,
    hours: 'Monday: Closed',
  });
});

test('a page of Google that is too large is asked for by halves, and nothing is lost', async () => {
  await withGoogle();
  const sizes: number[] = [];
  world.play = ({ address, body }) => {
    if (!address.endsWith(':searchText')) return undefined;
    const { pageSize, pageToken } = JSON.parse(body) as { pageSize: number; pageToken?: string };
    sizes.push(pageSize);
    const from = Number(pageToken ?? 0);
    const places = Array.from({ length: Math.min(pageSize, 20 - from) }, (_, index) =>
      google(`Firm ${from + index}`, { notes: 'x'.repeat(mostBytes.data / 12) }),
    );
    return Response.json({ places, ...(from + pageSize < 20 && { nextPageToken: `${from + pageSize}` }) });
  };
  expect((await run()).result).toBe('20 businesses found in Leipzig');
  expect(sizes).toEqual([20, 10, 20]);
});

test('who has closed for good is left out; who was found before is marked, until the map has them open again', async () => {
  await withGoogle();
  const status = (businessStatus?: string) => ({ businessStatus });
  play([google('Open', status('OPERATIONAL')), google('Gone', status('OPERATIONAL'))]);
  await run();
  world.asked.length = 0;
  play([
    google('Open', status('CLOSED_TEMPORARILY')),
    google('Gone', status('CLOSED_PERMANENTLY')),
    google('Never', status('CLOSED_PERMANENTLY')),
    google('Soon', status('FUTURE_OPENING')),
    google('Unknown'),
  ]);
  const { result, steps } = await run();
  expect(world.asked.flatMap(({ headers }) => headers['x-goog-fieldmask'] ?? [])[0]).toContain('places.businessStatus');
  expect(result).toBe('3 businesses found in Leipzig, 2 of them new');
  expect(steps).toEqual(
    expect.arrayContaining([
      'Left out 1 business marked as permanently closed',
      'Marked 1 business as permanently closed',
    ]),
  );
  const statuses = async () => Object.fromEntries((await businesses()).map((one) => [one.name, one.status]));
  expect(await statuses()).toEqual({ Open: 'new', Gone: 'closed', Soon: 'new', Unknown: 'new' });
  play([google('Gone', status('OPERATIONAL'))]);
  await run();
  expect(await statuses()).toMatchObject({ Gone: 'new' });
});

test('what a member says of a business stands, though the map calls it closed', async () => {
  await withGoogle();
  play([google('Ours')]);
  await run();
  await change('google-ChIJOurs', { status: 'verified', edited: ['status'] });
  play([google('Ours', { businessStatus: 'CLOSED_PERMANENTLY' })]);
  await run();
  expect((await businesses())[0]).toMatchObject({ name: 'Ours', status: 'verified' });
});
