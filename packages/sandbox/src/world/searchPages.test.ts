import { expect, test } from 'vitest';
import { testNow } from '../../test/inSandbox.ts';
import { createPages } from './createWorld.ts';
import { searchPages } from './searchPages.ts';

const pages = createPages(testNow);
const urls = (query: string, scope?: Parameters<typeof searchPages>[2]) =>
  searchPages(pages, query, scope).map(({ page }) => page.url);

test('case, accents and endings do not matter', () => {
  const found = urls('Łódź carriers');
  expect(found.length).toBeGreaterThan(0);
  expect(urls('lodz CARRIER')).toEqual(found);
});

test('puts the passage that fits first', () => {
  const [best] = searchPages(pages, 'rents for frozen pallet positions rose');
  expect(best?.passages[0]).toMatch(/^Rents for frozen pallet positions/);
});

test('keeps to kinds, hosts and times', () => {
  const query = 'cold chain Poland';
  expect(searchPages(pages, query, { kinds: ['paper'] }).every(({ page }) => page.kind === 'paper')).toBe(true);
  expect(urls(query, { kinds: ['paper'] }).length).toBeGreaterThan(0);
  expect(urls(query, { host: (host) => host === 'www.warehousemonitor.example' }).length).toBeGreaterThan(0);
  expect(urls('frozen loads Poland')).toContain('https://forum.dispatchers.example/threads/frozen-loads-poland');
  expect(urls('frozen loads Poland', { to: testNow })).not.toContain(
    'https://forum.dispatchers.example/threads/frozen-loads-poland',
  );
});

test('finds nothing for words that mean nothing', () => {
  expect(urls('the of and')).toEqual([]);
  expect(urls('')).toEqual([]);
});
