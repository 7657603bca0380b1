import { business } from '@switchboard/api-mocks/builders/mapsScraper';
import { expect, test } from 'vitest';
import { mapAreas, percentOf } from './mapAreas.ts';

const leipzig = { place: 'Leipzig', lat: 51.34, lng: 12.37, radius: 10 };
const halle = { place: 'Halle', lat: 51.48, lng: 11.97, radius: 5 };
const at = (lat: number, lng: number) => ({ lat, lng });

test('puts each business around the place that it was searched in: north up, east right', () => {
  const [area, ...others] = mapAreas([
    business({ id: 'centre', area: leipzig, coordinates: at(51.34, 12.37), rating: 3 }),
    business({ id: 'north', area: leipzig, coordinates: at(51.44, 12.37), rating: 5 }),
    business({ id: 'west', area: leipzig, coordinates: at(51.34, 12.2), rating: undefined }),
  ]);
  expect(others).toEqual([]);
  expect(area).toMatchObject({ place: 'Leipzig', radius: 10, reach: 10 });
  expect(area?.points).toMatchObject([
    {
      business: { id: 'north' },
      left: 50,
      top: expect.closeTo(50 - percentOf(6.9, 10), 0),
      miles: expect.closeTo(6.9, 1),
    },
    { business: { id: 'centre' }, left: 50, top: 50, miles: 0 },
    { business: { id: 'west' }, left: expect.closeTo(50 - percentOf(7.3, 10), 0), top: 50 },
  ]);
});

test.each([
  ['what is near', 0.2, 0.5],
  ['a few miles', 1.7, 2],
  ['most of the radius', 9, 10],
  ['more than a smaller radius of later', 18, 20],
])('the drawing goes as far as %s', (_, miles, reach) => {
  const coordinates = at(51.34 + miles / 69.1, 12.37);
  expect(mapAreas([business({ area: leipzig, coordinates })])[0]?.reach).toBe(reach);
});

test('the place with the most comes first, and the latest search says how far it went', () => {
  const moved = { ...halle, radius: 8 };
  const coordinates = at(51.48, 11.97);
  const areas = mapAreas([
    business({ id: '1', area: leipzig, coordinates: at(51.34, 12.37) }),
    business({ id: '2', area: halle, coordinates, scrapedAt: '2026-11-01T00:00:00Z' }),
    business({ id: '3', area: moved, coordinates, scrapedAt: '2026-11-02T00:00:00Z' }),
  ]);
  expect(areas.map(({ place, radius, points }) => [place, radius, points.length])).toEqual([
    ['Halle', 8, 2],
    ['Leipzig', 10, 1],
  ]);
});

test.each([
  ['without coordinates', { area: leipzig, coordinates: undefined }],
  ['without a search', { area: undefined, coordinates: at(51, 12) }],
  ['at an impossible place', { area: leipzig, coordinates: at(91, 12) }],
  ['with an impossible radius', { area: { ...leipzig, radius: 0 }, coordinates: at(51, 12) }],
])('a business %s is on no map', (_, fields) => expect(mapAreas([business(fields)])).toEqual([]));
