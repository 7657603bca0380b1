import { expect, test } from 'vitest';
import { coordinatesText, placeOf, websiteName } from './businessKind.tsx';

test.each([
  ['Karl-Heine-Str. 14, Leipzig', 'Leipzig'],
  ['12 Main St, Austin, TX 78701', 'Austin, TX 78701'],
  ['Leipzig', 'Leipzig'],
  ['Leipzig,', 'Leipzig,'],
  ['  ', undefined],
  [undefined, undefined],
])('the place of %j is %j', (address, place) => expect(placeOf(address)).toBe(place));

test.each([
  ['https://www.cafe-albers.de/menu?x=1', 'cafe-albers.de'],
  ['HTTP://Example.com', 'example.com'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['https://', 'https://'],
  ['cafe-albers.de', 'cafe-albers.de'],
  [' ', undefined],
  [undefined, undefined],
])('the name of the website %j is %j', (website, name) => expect(websiteName(website)).toBe(name));

test.each([
  [{ lat: 51.3327, lng: 12.3346 }, '51.3327, 12.3346'],
  [{ lat: -90, lng: 180 }, '-90, 180'],
  [{ lat: 90.1, lng: 0 }, undefined],
  [{ lat: 0, lng: 1e308 }, undefined],
  [undefined, undefined],
])('coordinates %j are %j', (coordinates, text) => expect(coordinatesText(coordinates)).toBe(text));
