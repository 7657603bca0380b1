import { beforeEach, describe, expect, test } from 'vitest';
import { inGoogle } from '../../../test/google.ts';
import { keyFor } from '../../keys.ts';
import { distanceKm } from '../../world/searchPlaces.ts';
import { scopes } from '../google/tokens.ts';

const address = 'https://places.googleapis.com/v1/places:searchText';
interface Found {
  readonly places?: {
    id: string;
    displayName: { text: string };
    location: { latitude: number; longitude: number };
    types: string[];
    rating?: number;
    priceLevel?: string;
    regularOpeningHours?: { openNow: boolean; periods: object[]; weekdayDescriptions: string[] };
    reviews?: object[];
  }[];
  readonly nextPageToken?: string;
}

let google: Awaited<ReturnType<typeof inGoogle>>;
beforeEach(async () => {
  google = await inGoogle();
});
const ask = (json: object, mask = '*') => google.as(address, { json, headers: { 'x-goog-fieldmask': mask } });
const search = async (json: object, mask?: string) =>
  (await ask({ textQuery: 'restaurants in Leipzig', ...json }, mask)).body as Found;
const leipzig = { latitude: 51.3397, longitude: 12.3731 };

test('pages through the sixty that a search gives, twenty at a time', async () => {
  const seen: string[] = [];
  let page: Found = { nextPageToken: '' };
  const sizes: number[] = [];
  while (page.nextPageToken !== undefined && sizes.length < 10) {
    page = await search({ pageToken: page.nextPageToken });
    sizes.push(page.places?.length ?? 0);
    seen.push(...(page.places ?? []).map(({ id }) => id));
  }
  expect(sizes).toEqual([20, 20, 20]);
  expect(new Set(seen).size).toBe(60);
  expect((await search({ pageSize: 7 })).places).toHaveLength(7);
  expect((await search({ pageSize: 50 })).places).toHaveLength(20);
});

test('gives the fields of the mask', async () => {
  const mask = 'places.id,places.displayName.text,places.location,nextPageToken';
  const { places, nextPageToken } = await search({ pageSize: 1 }, mask);
  expect(nextPageToken).toEqual(expect.any(String));
  expect(places).toEqual([
    {
      id: expect.stringMatching(/^ChIJ/),
      displayName: { text: expect.any(String) },
      location: { latitude: expect.closeTo(51.34, 0), longitude: expect.closeTo(12.37, 0) },
    },
  ]);
  expect(await search({ pageSize: 1 }, 'places.rating')).toEqual({ places: [{ rating: expect.any(Number) }] });
  const byQuery = await google.as(`${address}?$fields=places.id`, { json: { textQuery: 'Grünkern' } });
  expect(byQuery.body).toEqual({ places: [{ id: expect.any(String) }, { id: expect.any(String) }] });
});

test('tells of a place what there is to tell', async () => {
  const { places = [] } = await search({ textQuery: 'Trattoria Limone Storto Leipzig' });
  const place = google.world.places.find(({ name }) => name === 'Trattoria Limone Storto');
  expect(places).toEqual([
    expect.objectContaining({
      name: `places/${place?.id}`,
      internationalPhoneNumber: place?.phone,
      nationalPhoneNumber: expect.stringMatching(/^0341 /),
      formattedAddress: `${place?.street}, ${place?.postcode} Leipzig, Germany`,
      websiteUri: place?.website,
      businessStatus: 'OPERATIONAL',
      primaryType: 'italian_restaurant',
      reviews: expect.arrayContaining([
        expect.objectContaining({ rating: expect.any(Number), publishTime: expect.any(String) }),
      ]),
    }),
  ]);
  expect(places[0]?.regularOpeningHours?.weekdayDescriptions).toHaveLength(7);
  expect(await search({ textQuery: 'submarines in Leipzig' })).toEqual({});
});

describe('narrows the search', () => {
  test('by what guests think, by price and by kind', async () => {
    for (const { rating = 0 } of (await search({ minRating: 4.3 })).places ?? [])
      expect(rating).toBeGreaterThanOrEqual(4.5);
    for (const { priceLevel } of (await search({ priceLevels: ['PRICE_LEVEL_EXPENSIVE'] })).places ?? [])
      expect(priceLevel).toBe('PRICE_LEVEL_EXPENSIVE');
    const vegan = (await search({ includedType: 'vegan_restaurant', strictTypeFiltering: true })).places ?? [];
    expect(vegan.length).toBeGreaterThan(5);
    for (const { types } of vegan) expect(types).toContain('vegan_restaurant');
  });
  test('to those that are open now', async () => {
    const open = (await search({ openNow: true })).places ?? [];
    expect(open.every((place) => place.regularOpeningHours?.openNow)).toBe(true);
    await google.later(4 * 3_600_000);
    expect((await search({ openNow: true })).places?.length).toBeGreaterThan(open.length);
  });
  test('to a rectangle, and puts those in a circle first', async () => {
    const rectangle = { low: { latitude: 51.33, longitude: 12.36 }, high: { latitude: 51.35, longitude: 12.39 } };
    const inside = (await search({ locationRestriction: { rectangle } })).places ?? [];
    expect(inside.length).toBeGreaterThan(3);
    for (const { location } of inside) {
      expect(location.latitude).toBeGreaterThanOrEqual(51.33);
      expect(location.longitude).toBeLessThanOrEqual(12.39);
    }
    const { places = [] } = await search({ locationBias: { circle: { center: leipzig, radius: 1_000 } } });
    const near = places.map(
      ({ location: { latitude: lat, longitude: lng } }) =>
        distanceKm({ lat, lng }, { lat: leipzig.latitude, lng: leipzig.longitude }) <= 1,
    );
    expect(near[0]).toBe(true);
    expect(near.lastIndexOf(true)).toBe(near.filter(Boolean).length - 1);
  });
});

test.each([
  [{ textQuery: '' }, 'Empty text_query.'],
  [{ pageSize: -1 }, 'Invalid page_size. It must not be negative.'],
  [{ minRating: 6 }, 'Invalid min_rating. It must be between 0.0 and 5.0.'],
  [{ pageToken: 'nothing' }, 'Request parameters must match the initial search for paging.'],
  [
    { locationBias: { circle: { center: leipzig, radius: 60_000 } } },
    'Invalid radius. It must be between 0.0 and 50000.0.',
  ],
  [{ locationBias: { circle: { center: { latitude: 91 }, radius: 1 } } }, 'Invalid latitude or longitude.'],
  [
    { locationRestriction: { circle: { center: leipzig, radius: 1 } } },
    'Invalid rectangle. Both low and high are required.',
  ],
  [
    { locationBias: { circle: {} }, locationRestriction: { rectangle: {} } },
    'location_bias and location_restriction cannot both be set.',
  ],
])('refuses %j', async (json, message) => {
  const { status, body } = await ask({ textQuery: 'restaurants in Leipzig', ...json });
  expect(status).toBe(400);
  expect(body).toMatchObject({ error: { message, status: 'INVALID_ARGUMENT' } });
});

test('asks for a mask, and knows its fields', async () => {
  const none = await google.as(address, { json: { textQuery: 'x' } });
  expect(none.body).toMatchObject({
    error: { code: 400, message: expect.stringMatching(/^FieldMask is a required parameter/) },
  });
  const { status, body } = await ask({ textQuery: 'restaurants' }, 'places.title');
  expect(status).toBe(400);
  expect(body).toMatchObject({ error: { details: [{ fieldViolations: [{ field: 'places.title' }] }] } });
});

test('a page belongs to its search', async () => {
  const { nextPageToken } = await search({});
  expect((await ask({ textQuery: 'cafes in Leipzig', pageToken: nextPageToken })).status).toBe(400);
});

test.each([
  ['rate-limited', 429, 'RESOURCE_EXHAUSTED'],
  ['no-credit', 403, 'PERMISSION_DENIED'],
  ['no-permission', 403, 'PERMISSION_DENIED'],
] as const)('the key %s is refused with %i %s', async (behaviour, code, status) => {
  google = await inGoogle(keyFor(behaviour));
  expect((await ask({ textQuery: 'x' })).body).toMatchObject({ error: { code, status } });
});

test('takes a key in place of a token', async () => {
  const asked = { json: { textQuery: 'Grünkern' } };
  const mask = { 'x-goog-fieldmask': 'places.id' };
  const withKey = (key: string) => google.ask(address, { ...asked, headers: { ...mask, 'x-goog-api-key': key } });
  expect((await withKey('sandbox')).status).toBe(200);
  expect((await google.ask(`${address}?key=sandbox`, { ...asked, headers: mask })).status).toBe(200);
  const wrong = await withKey('AIza-real');
  expect(wrong.body).toMatchObject({ error: { code: 400, details: [{ reason: 'API_KEY_INVALID' }] } });
  expect((await withKey(keyFor('no-credit'))).body).toMatchObject({
    error: { details: [{ reason: 'BILLING_DISABLED' }] },
  });
  expect((await google.ask(address, { ...asked, headers: mask })).status).toBe(401);
});

test('asks for its scope, and knows no other path', async () => {
  const status = async (scope: string) =>
    (await google.with([scope], address, { json: { textQuery: 'x' }, headers: { 'x-goog-fieldmask': '*' } })).status;
  expect(await status(scopes.placesTextSearch)).toBe(200);
  expect(await status(scopes.mail)).toBe(403);
  expect((await google.as('https://places.googleapis.com/v1/places:searchNearby', { json: {} })).status).toBe(404);
});
