import { expect, test } from 'vitest';
import { isPoint, milesBetween, milesFrom } from './distance.ts';

const leipzig = { lat: 51.3397, lng: 12.3731 };

test.each([
  ['to itself', leipzig, 0],
  ['to Halle', { lat: 51.4825, lng: 11.9706 }, 20],
  ['to Berlin', { lat: 52.52, lng: 13.405 }, 92.5],
  ['to the other side of the earth', { lat: -51.3397, lng: -167.6269 }, 12_437],
])('%s it is so many miles', (_, point, miles) => {
  expect(Math.abs(milesBetween(leipzig, point) - miles)).toBeLessThan(Math.max(0.1, miles * 0.005));
});

test('near by, east and north make up the distance, also across the date line', () => {
  for (const [one, other] of [
    [leipzig, { lat: 51.4702, lng: 11.9725 }],
    [
      { lat: -17, lng: 179.9 },
      { lat: -17.1, lng: -179.9 },
    ],
  ] as const) {
    const { east, north } = milesFrom(one, other);
    expect(Math.hypot(east, north)).toBeCloseTo(milesBetween(one, other), 1);
  }
  expect(milesFrom({ lat: 0, lng: 179.9 }, { lat: 1, lng: -179.9 })).toMatchObject({ east: expect.closeTo(13.8, 0) });
});

test('a place has no more than 90 and 180 degrees', () => {
  expect([leipzig, { lat: 91, lng: 0 }, { lat: 0, lng: -181 }].map(isPoint)).toEqual([true, false, false]);
});
