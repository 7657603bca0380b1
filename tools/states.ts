// npm run states [-- --write]: which states of docs/states.md are shown by a story, by group. Fails on one without a
// story, on a story that names an unknown id, and on a type of ids that is not up to date; --write brings it up to date.
// That a story really shows its states is checked whenever it runs.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './run.ts';
import { parseStates } from '../.storybook/states/parseStates.ts';
import { stripComments } from './architecture/sources.ts';

/** Ids named by `covers: [...]` in a story file, as written: the list holds string literals alone. */
export function coveredIds(source: string): string[] {
  const lists = [...stripComments(source).matchAll(/\bcovers:\s*\[([^\]]*)\]/g)].map(([, list]) => list ?? '');
  return lists.flatMap((list) => [...list.matchAll(/['"`]([^'"`]+)['"`]/g)].map(([, id]) => id ?? ''));
}

/** Which states of the catalogue the stories cover, and unknown ids that they name. */
export interface Coverage {
  groups: { name: string; total: number; missing: string[] }[];
  unknown: { id: string; path: string }[];
}

/** Compares the catalogue with the story files. */
export function coverage(markdown: string, stories: readonly { path: string; text: string }[]): Coverage {
  const ids = parseStates(markdown).map(({ id }) => id);
  const named = stories.flatMap(({ path, text }) => coveredIds(text).map((id) => ({ id, path })));
  const covered = new Set(named.map(({ id }) => id));
  const names = [...new Set(ids.map((id) => id.split('.')[0] ?? ''))];
  const groups = names.map((name) => {
    const own = ids.filter((id) => id.startsWith(`${name}.`));
    return { name, total: own.length, missing: own.filter((id) => !covered.has(id)) };
  });
  return { groups, unknown: named.filter(({ id }) => !ids.includes(id)) };
}

const catalogue = join(root, 'docs/states.md');
const typeOfIds = join(root, '.storybook/states/stateIds.ts');

/** The module that names every documented state. */
function writtenIds(): string {
  const ids = parseStates(readFileSync(catalogue, 'utf8')).map(({ id }) => `  | '${id}'`);
  return `// Written by npm run states -- --write from docs/states.md.\n\n/** The id of a documented state. */\nexport type StateId =\n${ids.join('\n')};\n`;
}

/** The catalogue and every story file of the project. */
export function readStates(): Coverage {
  const paths = globSync('packages/*/{src,test,docs}/**/*.stories.tsx', { cwd: root }).toSorted();
  const stories = paths.map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
  return coverage(readFileSync(catalogue, 'utf8'), stories);
}

function print({ groups, unknown }: Coverage, quiet: boolean): void {
  const width = Math.max(...groups.map(({ name }) => name.length));
  for (const { name, total, missing } of quiet ? [] : groups) {
    console.log(`${name.padEnd(width)} ${String(total - missing.length).padStart(3)} / ${String(total).padStart(3)}`);
    for (const id of missing) console.log(`${' '.repeat(width)}   without a story: ${id}`);
  }
  const total = groups.reduce((sum, group) => sum + group.total, 0);
  const missing = groups.reduce((sum, group) => sum + group.missing.length, 0);
  for (const id of quiet ? groups.flatMap((group) => group.missing) : []) console.log(`without a story: ${id}`);
  console.log(`${total - missing} of ${total} documented states have a story`);
  for (const { id, path } of unknown) console.log(`${path} covers "${id}", which docs/states.md does not list`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  if (process.argv.includes('--write')) writeFileSync(typeOfIds, writtenIds());
  const result = readStates();
  print(result, process.argv.includes('--quiet'));
  const stale = readFileSync(typeOfIds, 'utf8') !== writtenIds();
  if (stale) console.log('The type of ids is not up to date: npm run states -- --write');
  const missing = result.groups.some((group) => group.missing.length > 0);
  process.exitCode = stale || missing || result.unknown.length > 0 ? 1 : 0;
}
