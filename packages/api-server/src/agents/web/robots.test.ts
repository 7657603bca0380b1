import { expect, test } from 'vitest';
import { readRobots } from './robots.ts';

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
])('%j lets us read %s: %s', (text, path, allowed) => expect(readRobots(text)(path)).toBe(allowed));
