import { milesBetween } from '@switchboard/api-contract/distance';
import { beforeEach, expect, test } from 'vitest';
import { mapsApp } from '../../../test/mapsApp.ts';

const { businesses, configure, run, searched, send, setUp, visited, world } = mapsApp();
beforeEach(() => setUp('serper'));
const some = { categories: ['Vietnamese restaurants'], locations: ['Leipzig'] };
const all = { categories: ['Restaurants'], locations: ['Leipzig'] };

/** Serper taken away, Google connected. */
const withGoogle = async () => {
  await send('POST', 'connections/serper/disconnect');
  await setUp('google');
};
/** The field masks that Google was asked with. */
const masks = () => world.asked.flatMap(({ headers }) => headers['x-goog-fieldmask'] ?? []);

test('radius: what is farther from the centre is left out and counted', async () => {
  await configure({ ...all, searchRadius: 2 });
  const { result, steps } = await run();
  const near = await businesses();
  expect(near.length).toBeGreaterThan(10);
  for (const { coordinates, area } of near) {
    if (!coordinates || !area) throw new Error('It has no place');
    expect(area.radius).toBe(2);
    expect(milesBetween(area, coordinates)).toBeLessThanOrEqual(2);
  }
  const tooFar = Number(/(\d+) too far away/.exec(result)?.[1]);
  expect(steps).toContainEqual(expect.stringMatching(/^Left out \d+ results? more than 2 miles away$/));
  await configure({ ...all, searchRadius: 50 });
  await run();
  expect((await businesses()).length).toBe(near.length + tooFar);
});

test('results per search: no more are read', async () => {
  await configure({ ...all, maxResultsPerSearch: 15 });
  await run();
  expect(searched()).toHaveLength(2);
  expect(await businesses()).toHaveLength(15);
});

test('reviews: ratings and their number are taken over, or not', async () => {
  await configure({ ...some, includeReviews: false });
  await run();
  expect(
    (await businesses()).every(({ rating, reviewCount }) => rating === undefined && reviewCount === undefined),
  ).toBe(true);
  await configure({ ...some, includeReviews: true });
  await run();
  expect((await businesses()).some(({ rating, reviewCount }) => (rating ?? 0) > 3 && (reviewCount ?? 0) > 5)).toBe(
    true,
  );
});

test.each([
  ['includeReviews', 'places.rating,places.userRatingCount', 'rating'],
  ['includeHours', 'places.regularOpeningHours.weekdayDescriptions', 'hours'],
  ['includePhotos', 'places.photos.name', 'photoCount'],
] as const)('%s: Google is asked for %s, or not', async (setting, mask, field) => {
  await withGoogle();
  const off = { includeReviews: false, includeHours: false, includePhotos: false };
  await configure({ ...some, ...off });
  await run();
  expect(masks()).not.toEqual([]);
  expect(masks().join(',')).not.toContain(mask);
  expect((await businesses()).filter((one) => one[field] !== undefined)).toEqual([]);
  world.asked.length = 0;
  await configure({ ...some, ...off, [setting]: true });
  await run();
  expect(masks()[0]).toContain(mask);
  expect((await businesses()).filter((one) => one[field] !== undefined)).not.toEqual([]);
});

test('through Google, pages follow each other, and the same places are the same businesses', async () => {
  await configure(some);
  await run();
  const before = await businesses();
  await withGoogle();
  await configure({ ...all, duplicateFiltering: false });
  const { result, steps } = await run();
  // One of the sixty has closed for good.
  expect(steps).toContain('Left out 1 business marked as permanently closed');
  expect(result).toMatch(/^59 businesses found in Leipzig, \d+ of them new$/);
  const after = await businesses();
  expect(after.filter(({ source }) => source === 'Google Places')).toHaveLength(59);
  expect(new Set(after.map(({ id }) => id)).size).toBe(after.length);
  expect(after.length).toBeLessThan(60 + before.length);
});

test('duplicates: two entries of one business are merged and counted, or both kept', async () => {
  await configure({ ...some, duplicateFiltering: false });
  const names = async () => (await businesses()).filter(({ name }) => name === 'Pho Karlina');
  expect((await run()).result).toBe('10 businesses found in Leipzig');
  expect(await names()).toHaveLength(2);
  await send('DELETE', 'sandbox/records');
  await configure({ ...some, duplicateFiltering: true });
  const { result, steps } = await run();
  expect(result).toBe('9 businesses found in Leipzig. 1 duplicate merged');
  expect(steps).toContain('Merged 1 duplicate');
  const [one, ...more] = await names();
  expect(more).toEqual([]);
  expect(one?.reviewCount).toBe(457);
});

test('verification: verified is whose website answers and whose phone number can be one', async () => {
  await configure(all);
  await run();
  expect(visited()).toEqual([]);
  expect((await businesses()).every(({ status }) => status === 'new')).toBe(true);
  await configure({ ...all, autoVerification: true });
  const { result, steps } = await run();
  const found = await businesses();
  const verified = found.filter(({ status }) => status === 'verified');
  expect(verified.length).toBeGreaterThan(50);
  expect(result).toContain(`${verified.length} verified`);
  expect(verified.every(({ phone, website }) => phone && website)).toBe(true);
  // Some sites of the world are down.
  expect(found.filter(({ phone, website, status }) => phone && website && status === 'new').length).toBeGreaterThan(0);
  expect(steps).toContainEqual(expect.stringMatching(/^Visited \d+ websites, \d+ answered$/));
});

test('enrichment: e-mail addresses come from the contact page of those who let robots in', async () => {
  await configure({ ...all, dataEnrichment: false });
  await run();
  expect((await businesses()).filter(({ email }) => email)).toEqual([]);
  await configure({ ...all, dataEnrichment: true });
  await run();
  const enriched = (await businesses()).filter(({ email }) => email);
  expect(enriched.length).toBeGreaterThan(50);
  for (const { email, website } of enriched)
    expect(email).toBe(`kontakt@${new URL(website ?? '').host.replace(/^www\./, '')}`);
  const of = (host: string) => visited().filter((address) => new URL(address).host === host);
  const pages = Object.values(Object.groupBy(visited(), (address) => new URL(address).host));
  expect(Math.max(...pages.map((asked) => asked?.length ?? 0))).toBe(4);
  const shut = (await businesses()).filter(({ website }) => website && of(new URL(website).host).length === 1);
  expect(shut.length).toBeGreaterThan(0);
  expect(shut.every(({ email }) => email === undefined)).toBe(true);
});

test('an address that the service does not know comes from the contact page', async () => {
  world.play = ({ address, body }) =>
    address.endsWith('/places') && body.includes('"page":1')
      ? Response.json({ places: [{ title: 'Grünkern', website: 'http://www.gruenkern.example', cid: '7' }] })
      : undefined;
  await configure({ ...some, dataEnrichment: true });
  await run();
  expect((await businesses()).find(({ id }) => id === 'place-7')?.address).toMatch(/^\p{L}[^,]* \d+, \d{5} \S+$/u);
});
