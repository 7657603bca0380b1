import { expect, test } from 'vitest';
import { ownHostOf } from './ownHost.ts';

test.each([
  ['https://www.instagram.com/zurlinde', undefined],
  ['linktr.ee/zurlinde', undefined],
  ['https://m.facebook.com/zurlinde', undefined],
  ['https://de-de.facebook.com/zurlinde', undefined],
  ['https://zurlinde.wixsite.com/home', undefined],
  ['https://zur-linde.business.site', undefined],
  ['https://sites.google.com/view/zurlinde', undefined],
  ['https://www.tripadvisor.co.uk/Restaurant_Review-1', undefined],
  ['https://zurlinde.blogspot.de', undefined],
  ['https://zurlinde.eatbu.com/?lang=de', undefined],
  ['https://wa.me/49341000', undefined],
  ['http://192.0.2.7/menu', undefined],
  ['http://intranet', undefined],
  ['not a site', undefined],
  ['', undefined],
  ['https://www.zur-linde.example/kontakt', 'zur-linde.example'],
  ['ZUR-LINDE.example', 'zur-linde.example'],
  ['https://shop.zur-linde.example', 'shop.zur-linde.example'],
  // Their names only look like those of others.
  ['https://notfacebook.com', 'notfacebook.com'],
  ['https://x.company.example', 'x.company.example'],
])('the own host of %j is %s', (website, host) => {
  expect(ownHostOf(website)).toBe(host);
});
