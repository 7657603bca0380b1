import { expect, test } from 'vitest';
import { places } from './places.ts';
import { searchPlaces } from './searchPlaces.ts';

const search = (query: string) => searchPlaces(places, query);

test.each([
  'restaurants in Leipzig',
  'Restaurant Leipzig',
  'restaurants Leipzig, Germany',
  'restaurants Leipzig Deutschland',
])('%s finds all of them, the best known first', (query) => {
  const found = search(query);
  expect(found.length).toBeGreaterThanOrEqual(120);
  expect(found.every(({ types }) => types.includes('restaurant'))).toBe(true);
  const ratings = found.map((place) => place.ratings);
  expect(ratings).toEqual(ratings.toSorted((one, other) => other - one));
});

test('finds one kind, one name, one town', () => {
  expect(new Set(search('Italian restaurant Leipzig').map(({ category }) => category))).toEqual(
    new Set(['Italian restaurant']),
  );
  expect(search('Grünkern Leipzig').map(({ name }) => name)).toEqual(['Grünkern', 'Grünkern']);
  expect(search('gruenkern').length).toBe(2);
  const poznan = search('logistics in Poznan');
  expect(poznan.length).toBeGreaterThan(3);
  expect(new Set(poznan.map(({ town }) => town))).toEqual(new Set(['Poznań']));
  expect(new Set(search('cold storage Poland').map(({ country }) => country))).toEqual(new Set(['Poland']));
});

test('finds nothing where there is nothing', () => {
  expect(search('submarines in Leipzig')).toEqual([]);
  expect(search('restaurants in Kraków')).toEqual([]);
});
