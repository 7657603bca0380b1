import { expect, test } from 'vitest';
import { inSandbox } from '../../../test/inSandbox.ts';

const { ask, plays, world } = inSandbox();
const [up, down] = [true, false].map((wanted) => {
  const [host = ''] = [...world.sites].find(([, site]) => site.up === wanted) ?? [];
  return host;
});

test('serves the pages that a search finds', async () => {
  for (const { url, title } of world.pages) {
    const { status, headers, text } = await ask(url);
    expect(status, url).toBe(200);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(text).toContain(`<h1>${title.replaceAll('&', '&amp;')}</h1>`);
  }
});

test('serves contact pages of companies and restaurants', async () => {
  const company = await ask('https://www.zimny-szlak.example/contact');
  expect(company.text).toContain('mailto:biuro@zimny-szlak.example');
  const place = world.places.find(({ name }) => name === 'Grünkern');
  const restaurant = await ask(`${place?.website}kontakt`);
  expect(restaurant.text).toContain(place?.email);
  expect(restaurant.text).toContain(`tel:${place?.phone?.replaceAll(' ', '')}`);
});

test('serves robots.txt, and 404 for a page that does not exist', async () => {
  expect((await ask(`https://${up}/robots.txt`)).text).toMatch(/^User-agent: \*\n(?:Allow|Disallow): \/\n$/);
  expect((await ask(`https://${up}/nothing`)).status).toBe(404);
});

test('a site that is down answers nothing but 503', async () => {
  expect((await ask(`https://${down}/`)).status).toBe(503);
  expect((await ask(`https://${down}/robots.txt`)).status).toBe(503);
});

test('can only be read', async () => {
  expect((await ask(`https://${up}/`, { method: 'HEAD' })).text).toBe('');
  const { status, headers } = await ask(`https://${up}/`, { json: {} });
  expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test('has no host that the world does not know', () => {
  expect(plays('www.nobody.example')).toBe(false);
});
