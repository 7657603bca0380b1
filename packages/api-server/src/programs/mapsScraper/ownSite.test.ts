import { expect, test } from 'vitest';
import { isBelow, isOwnSite } from './visitWebsites.ts';

test.each([
  ['https://www.cafe.example/', 'Zur Linde', true],
  ['https://www.cafe.example/de/', 'Zur Linde', true],
  ['https://www.cafe.example/en-gb', 'Zur Linde', true],
  ['https://www.cafe.example/de/index.html', 'Zur Linde', true],
  ['https://www.cafe.example/?utm_source=maps&lang=de', 'Zur Linde', true],
  ['https://www.gruenkern.example/speisekarte', 'Grünkern', true],
  ['https://xn--grnkern-o2a.example/speisekarte', 'Grünkern', true],
  ['https://hotel-muller.example/rooms', 'Hotel Müller', true],
  ['https://sites.example/firm-a', 'Firm A', false],
  ['https://sites.example/?firm=a', 'Firm A', false],
  ['https://hotels.example/ho1234', 'Hotel Müller', false],
  ['https://www.facebook.com/zurlinde', 'Zur Linde', false],
  ['https://www.chain.example/stores/leipzig', 'Zur Linde', false],
])('%s of %s is all its own: %s', (website, name, own) => expect(isOwnSite(new URL(website), name)).toBe(own));

test.each([
  ['/firm-a', '/firm-a/contact', true],
  ['/firm-a/', '/firm-a', true],
  ['/firm-a', '/firm-ab/contact', false],
  ['/firm-a', '/contact', false],
  ['/?firm=a', '/?firm=a&page=contact', true],
  ['/?firm=a', '/?firm=b', false],
])('below %s lies %s: %s', (website, page, below) => {
  const at = (path: string) => new URL(path, 'https://sites.example');
  expect(isBelow(at(page), at(website))).toBe(below);
});
