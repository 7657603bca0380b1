import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const here = new URL('.', import.meta.url).pathname;
const read = (pattern: string, cwd: string): string[] =>
  globSync(pattern, { cwd }).map((file) => readFileSync(`${cwd}/${file}`, 'utf8'));

const pages = read('*.{mdx,tsx}', here);
const rules = read('*.ts', `${here}../../src/rules`);

/** What rules are made of, and questions about a value rather than its look. */
const helpers = [
  'lookup',
  'entryOf',
  'thresholdFor',
  'isActive',
  'isOwnRun',
  'isInvitationOpen',
  'isKeyOver',
  'keyStateOf',
  'isRole',
  'runStateOf',
  'usagePercent',
  'assistantReach',
];

describe('every export of ui/rules is on a page', () => {
  const names = rules
    .flatMap((source) => [...source.matchAll(/export (?:const|function) (\w+)/g)].map(([, name]) => name ?? ''))
    // What a select offers has the words of its rule.
    .filter((name) => !helpers.includes(name) && !name.endsWith('Options'));

  test('tables are found', () =>
    expect(names.filter((name) => /(Rules|Steps)$/.test(name)).length).toBeGreaterThan(18));

  test.each(names)('%s', (name) => {
    // Once where it is imported, and where it is shown.
    expect(pages.some((source) => [...source.matchAll(new RegExp(`\\b${name}\\b`, 'g'))].length > 1)).toBe(true);
  });
});
