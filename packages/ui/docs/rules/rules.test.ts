import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const here = new URL('.', import.meta.url).pathname;
const read = (pattern: string, cwd: string): string[] =>
  globSync(pattern, { cwd }).map((file) => readFileSync(`${cwd}/${file}`, 'utf8'));

const pages = read('*.stories.tsx', here);
const rules = read('*.ts', `${here}../../src/rules`);

/** `agentStatusRules` and the words in it. */
const tables = rules.flatMap((source) =>
  [...source.matchAll(/export const (\w+(?:Rules|Steps)) = ([\s\S]*?)\n[}\]] as const/g)].map(
    ([, name = '', body = '']) =>
      [name, [...body.matchAll(/label: '([^']*)'/g)].map(([, word]) => word ?? '')] as const,
  ),
);

describe('every exported table of ui/rules has its page', () => {
  test('tables are found', () => expect(tables.length).toBeGreaterThan(18));

  test.each(tables)('%s', (name, words) => {
    const page = pages.find((source) => source.includes(`{${name}}`) || source.includes(`(${name}`));
    expect(page).toBeDefined();
    // The search of the side panel finds a page by the words of its badges.
    const names = [...(page ?? '').matchAll(/name: '([^']*)'/g)].map(([, text]) => text ?? '');
    expect(words.length === 0 || names.some((text) => words.every((word) => text.includes(word)))).toBe(true);
  });

  /** What rules are made of, and questions about a value rather than its look. */
  const helpers = [
    'lookup',
    'stepFor',
    'isActive',
    'isRunOpen',
    'isOwnRun',
    'isInvitationOpen',
    'isRole',
    'runStateOf',
    'usagePercent',
    'assistantReach',
  ];
  const names = rules
    .flatMap((source) => [...source.matchAll(/export (?:const|function) (\w+)/g)].map(([, name]) => name ?? ''))
    .filter((name) => !helpers.includes(name));

  test.each(names)('%s is on a page', (name) => {
    expect(pages.some((source) => new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from`).test(source))).toBe(true);
  });
});
