import { expect, test } from 'vitest';
import { pagesApp } from '../../../test/pagesApp.ts';
import { testNow } from '../../../test/testApp.ts';

const { keep, status } = pagesApp();

test('computes its figures from the businesses', async () => {
  await keep('google-maps-scraper', 'businesses', [
    { id: 'a', rating: 4.7, reviewCount: 10, phone: '1', scrapedAt: testNow.toISOString() },
    { id: 'b', rating: 4, reviewCount: 5 },
    { id: 'c', website: 'https://c.example' },
  ]);
  expect((await status<'mapsScraperStatus'>('maps-scraper')).metrics).toEqual({
    businessesScraped: 3,
    scrapedToday: 1,
    contactsFound: 2,
    averageRating: 4.4,
    reviews: 15,
  });
});
