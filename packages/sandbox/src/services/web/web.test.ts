import { expect, test } from 'vitest';
import { inSandbox } from '../../../test/inSandbox.ts';
import type { Site } from '../../world/createWorld.ts';

const { ask, hasHost: plays, waited, world } = inSandbox();
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

/** The first site that is so. */
const hostWhere = (isMeant: (site: Site) => boolean) => [...world.sites].find(([, site]) => isMeant(site))?.[0] ?? '';

test('a site may forbid robots to come, or say nothing to them', async () => {
  const shut = hostWhere(({ robots }) => robots?.includes('Disallow') === true);
  expect((await ask(`https://${shut}/robots.txt`)).text).toBe('User-agent: *\nDisallow: /\n');
  expect((await ask('https://forum.dispatchers.example/robots.txt')).text).toContain('Disallow: /\n');
  const quiet = hostWhere(({ robots, pages, movedTo }) => robots === undefined && pages.size > 0 && !movedTo);
  expect((await ask(`https://${quiet}/robots.txt`)).status).toBe(404);
  expect((await ask(`https://${quiet}/`)).status).toBe(200);
});

test('an empty site has no page at all', async () => {
  const empty = hostWhere(({ pages, movedTo }) => pages.size === 0 && movedTo === undefined);
  expect((await ask(`https://${empty}/`)).status).toBe(404);
  expect((await ask(`https://${empty}/robots.txt`)).status).toBe(404);
});

test('sends on those who come to an old address', async () => {
  const host = hostWhere(({ moved }) => moved !== undefined);
  const { status, headers } = await ask(`https://${host}/`);
  expect(status).toBe(301);
  const there = new URL(headers.get('location') ?? '', `https://${host}/`);
  expect((await ask(there.href)).status).toBe(200);
  const bare = await ask('https://zimny-szlak.example/contact?from=map');
  expect([bare.status, bare.headers.get('location')]).toEqual([
    301,
    'https://www.zimny-szlak.example/contact?from=map',
  ]);
});

test('one site takes twelve seconds, and no page leads to it', async () => {
  const slow = 'www.langsame-schnecke.example';
  expect((await ask(`https://${slow}/`)).text).toContain('langsamen Schnecke');
  expect(waited).toEqual([12_000]);
  expect([...world.sites.values()].some(({ pages }) => [...pages.values()].some((page) => page.includes(slow)))).toBe(
    false,
  );
});

test('can only be read', async () => {
  expect((await ask(`https://${up}/`, { method: 'HEAD' })).text).toBe('');
  const { status, headers } = await ask(`https://${up}/`, { json: {} });
  expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test('has no host that the world does not know', () => {
  expect(plays('www.nobody.example')).toBe(false);
});
