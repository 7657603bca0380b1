import { expect, test } from 'vitest';
import { readRobots } from './robots.ts';

const host = new URL('https://www.cafe.example/');
const group = (...lines: string[]) => ['User-agent: *', ...lines].join('\n');

test.each([
  ['', '/kontakt', true],
  ['<!doctype html><title>Not found</title>', '/kontakt', true],
  [group('Disallow: /'), '/kontakt', false],
  [group('Disallow:'), '/kontakt', true],
  [group('Disallow: /kontakt'), '/kontakt', false],
  [group('Disallow: /kontakt'), '/impressum', true],
  [group('Disallow: /', 'Allow: /kontakt'), '/kontakt', true],
  [group('Allow: /kontakt', 'Disallow: /kontakt'), '/kontakt', true],
  [group('Disallow: /*.php'), '/de/kontakt.php', false],
  [group('Disallow: /*.php$'), '/kontakt.php?x', true],
  [group('Disallow: /*.php$'), '/a.php.php', false],
  [group('Disallow: /a # a comment'), '/a', false],
  ['User-agent: Googlebot\nDisallow: /', '/kontakt', true],
  ['User-agent: *\nDisallow: /\n\nUser-agent: Switchboard\nAllow: /', '/kontakt', true],
  ['User-agent: Googlebot\nUser-Agent: SWITCHBOARD\nDisallow: /', '/kontakt', false],
  // A mark before the first letter, line ends of old Macs, a version behind the name, a space before the colon.
  ['\uFEFFUser-agent: *\nDisallow: /', '/kontakt', false],
  ['User-agent: *\rDisallow: /', '/kontakt', false],
  ['User-agent: Switchboard/2.0\nDisallow: /', '/kontakt', false],
  ['User-agent : *\nDisallow : /', '/kontakt', false],
  ['user-agent Switchboard\ndisallow /', '/kontakt', false],
  ['User-agent *\nDisallow /kontakt # closed', '/kontakt', false],
  ['User-agent: *\nDisallow pages that nobody should read: /', '/kontakt', true],
  ['User-agent: *\nDisallow: /a\nDisallow: /kontakt\nUser-agent: x\nDisallow: /', '/kontakt', false],
  ['User-agent: *\nDisallow: /a\nUser-agent: x\nDisallow: /b\nDisallow: /kontakt', '/kontakt', true],
  ['User-agent: *\nCrawl-delay: 10\nUser-agent: Googlebot\nDisallow: /', '/kontakt', false],
  // Groups of one name count together, wherever they stand; what stands between name and rule ends no group.
  ['User-agent: *\nDisallow: /a\n\nUser-agent: x\nDisallow: /\n\nUser-agent: *\nDisallow: /kontakt', '/kontakt', false],
  ['User-agent: *\nCrawl-delay: 10\nSitemap: https://www.cafe.example/s.xml\nDisallow: /', '/kontakt', false],
  // An address is the same however its letters are written.
  [group('Disallow: /über'), '/%c3%bcber', false],
  [group('Disallow: /%C3%BCber'), '/über', false],
  [`${'# a long comment\n'.repeat(600)}${group('Disallow: /')}`, '/kontakt', false],
])('%j lets us read %s: %s', (text, path, allowed) =>
  expect(readRobots(host, text)(new URL(path, host))).toBe(allowed),
);

test('a robots.txt is read to 500 kB', () => {
  const padded = (size: number) => `${'#'.repeat(size)}\n${group('Disallow: /')}`;
  expect(readRobots(host, padded(400_000))(host)).toBe(false);
  expect(readRobots(host, padded(600_000))(host)).toBe(true);
});

test('thousands of names and of rules are read without taking all memory', () => {
  const names = ['a', '*', 'b'].map((name) => `User-agent: ${name}\n#:\n`).join('');
  const may = readRobots(host, names.repeat(5_000) + 'Disallow: /kontakt\n'.repeat(10_000));
  expect([may(new URL('/kontakt', host)), may(host)]).toEqual([false, true]);
});

test('of rules with a star the first 20,000 characters count; the others count all', () => {
  const text = group(...Array.from({ length: 15_000 }, (_, index) => `Disallow: /*x${index}y*`), 'Disallow: /kontakt');
  const may = readRobots(host, text);
  expect(['/kontakt', '/x7y', '/x14999y'].map((path) => may(new URL(path, host)))).toEqual([false, false, true]);
});
