// npm run states: which states of docs/states.md are shown by a story, by group. Fails on one that has no story, on one
// for which nothing in .storybook/states/shows says what is visible, and on an unknown id there or in a story. That a
// story really shows its states is checked whenever it runs.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './run.ts';
import { parseStates } from '../.storybook/states/parseStates.ts';
import { readSources, stripComments, type Source } from './code.ts';

/** Ids named by `covers: [...]` or by `asserts: [...]` in a story file: the lists hold string literals alone. */
export function idsIn(source: string, list: 'covers' | 'asserts'): string[] {
  const lists = stripComments(source).matchAll(new RegExp(`\\b${list}:\\s*\\[([^\\]]*)\\]`, 'g'));
  return [...lists].flatMap(([, ids = '']) => [...ids.matchAll(/['"`]([^'"`]+)['"`]/g)].map(([, id]) => id ?? ''));
}

/** Ids for which a file of .storybook/states/shows says what is visible. */
const shownIn = (source: string): string[] =>
  [...stripComments(source).matchAll(/^ {2}'([a-z-]+\.[a-z0-9-]+)':/gm)].map(([, id]) => id ?? '');

/** Which states of the catalogue the stories cover, those that nothing tells from others, and unknown ids. */
export interface Coverage {
  groups: { name: string; total: number; missing: string[] }[];
  unseen: string[];
  unknown: { id: string; path: string }[];
}

/** Compares the catalogue with the story files and with what must be visible. */
export function coverage(markdown: string, stories: readonly Source[], shows: readonly Source[]): Coverage {
  const ids = parseStates(markdown).map(({ id }) => id);
  const covered = new Set(stories.flatMap(({ text }) => idsIn(text, 'covers')));
  const seen = new Set(shows.flatMap(({ text }) => shownIn(text)));
  const named = [
    ...stories.flatMap(({ path, text }) =>
      [...idsIn(text, 'covers'), ...idsIn(text, 'asserts')].map((id) => ({ id, path })),
    ),
    ...shows.flatMap(({ path, text }) => shownIn(text).map((id) => ({ id, path }))),
  ];
  const names = [...new Set(ids.map((id) => id.split('.')[0] ?? ''))];
  const groups = names.map((name) => {
    const own = ids.filter((id) => id.startsWith(`${name}.`));
    return { name, total: own.length, missing: own.filter((id) => !covered.has(id)) };
  });
  const unseen = ids.filter((id) => !seen.has(id));
  return { groups, unseen, unknown: named.filter(({ id }) => !ids.includes(id)) };
}

/** The catalogue, every story file of the project, and what must be visible. */
export const readStates = (): Coverage =>
  coverage(
    readFileSync(join(root, 'docs/states.md'), 'utf8'),
    readSources('packages/*/{src,test,docs}/**/*.stories.tsx'),
    readSources('.storybook/states/shows/*.ts'),
  );

function print({ groups, unseen, unknown }: Coverage, quiet: boolean): void {
  const width = Math.max(...groups.map(({ name }) => name.length));
  for (const { name, total, missing } of quiet ? [] : groups) {
    console.log(`${name.padEnd(width)} ${String(total - missing.length).padStart(3)} / ${String(total).padStart(3)}`);
    for (const id of missing) console.log(`${' '.repeat(width)}   without a story: ${id}`);
  }
  const total = groups.reduce((sum, group) => sum + group.total, 0);
  const missing = groups.reduce((sum, group) => sum + group.missing.length, 0);
  for (const id of quiet ? groups.flatMap((group) => group.missing) : []) console.log(`without a story: ${id}`);
  console.log(`${total - missing} of ${total} documented states have a story`);
  for (const id of unseen) console.log(`Nothing in .storybook/states/shows says what is visible in ${id}`);
  for (const { id, path } of unknown) console.log(`${path} names "${id}", which docs/states.md does not list`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const result = readStates();
  print(result, process.argv.includes('--quiet'));
  const missing = result.groups.some((group) => group.missing.length > 0);
  process.exitCode = missing || result.unseen.length > 0 || result.unknown.length > 0 ? 1 : 0;
}
