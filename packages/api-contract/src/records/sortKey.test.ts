import { expect, test } from 'vitest';
import { sortKey } from './sortKey.ts';

test.each([
  ['Lead 2', 'lead 10'],
  ['Lead 007', 'Lead 8'],
  ['ada', 'Ádám'],
  ['Emil', 'Émile'],
  ['Lukas', 'Łukasz'],
  ['Strasse 9', 'Straße 10'],
  ['ΟΔΌΣ 1', 'οδοσ 2'],
  ['ﬁne', 'finer'],
  ['２', '10'],
  ['!', '1'],
  ['1', 'a'],
])('%j comes before %j', (one, other) => {
  expect(String(sortKey(one)) < String(sortKey(other))).toBe(true);
});

test('what nobody sees does not count, nor does half a character', () => {
  expect(sortKey('Ze\u00ADro\u200B')).toBe('zero');
  expect(sortKey(`${'x'.repeat(199)}😀`)).toBe('x'.repeat(199));
});

test('the longest text fits into an index of PostgreSQL', () => {
  for (const text of ['x', 'ệ', '漢', '😀', '1', '1漢', '1😀', 'ﷺ'])
    expect(Buffer.byteLength(String(sortKey(text.repeat(5_000))))).toBeLessThanOrEqual(2_000);
});
