import { expect, test } from 'vitest';
import { centreOf } from './SearchPass.ts';

const at = (lat: number, lng: number) => ({ lat, lng });

test.each([
  [[], undefined],
  [[at(1, 2)], at(1, 2)],
  [[at(1, 2), at(3, 4)], at(2, 3)],
  [[at(51.3, 12.3), at(51.4, 12.4), at(-33, 151)], at(51.3, 12.4)],
])('of %j it is %j', (points, centre) => expect(centreOf(points)).toEqual(centre));
