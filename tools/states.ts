// npm run states: which ids of docs/states.md are shown by a story, by group. Fails on a story that names an unknown
// id.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './run.ts';
import { stripComments } from './architecture/sources.ts';

/** Ids in the order of the catalogue: every `group.name` in backticks in a list item below `## group`. */
export function stateIds(markdown: string): string[] {
  let group = '';
  return markdown.split('\n').flatMap((line) => {
    group = /^## ([a-z-]+)/.exec(line)?.[1] ?? group;
    if (!line.startsWith('- ')) return [];
    return [...line.matchAll(/`([a-z-]+)\.[a-z0-9-]+`/g)].flatMap(([id, name]) =>
      name === group ? [id.slice(1, -1)] : [],
    );
  });
}

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
  const ids = stateIds(markdown);
  const named = stories.flatMap(({ path, text }) => coveredIds(text).map((id) => ({ id, path })));
  const covered = new Set(named.map(({ id }) => id));
  const names = [...new Set(ids.map((id) => id.split('.')[0] ?? ''))];
  const groups = names.map((name) => {
    const own = ids.filter((id) => id.startsWith(`${name}.`));
    return { name, total: own.length, missing: own.filter((id) => !covered.has(id)) };
  });
  return { groups, unknown: named.filter(({ id }) => !ids.includes(id)) };
}

/** The catalogue and every story file of the project. */
export function readStates(): Coverage {
  const paths = globSync('packages/*/{src,test}/**/*.stories.tsx', { cwd: root }).toSorted();
  const stories = paths.map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
  return coverage(readFileSync(join(root, 'docs/states.md'), 'utf8'), stories);
}

function print({ groups, unknown }: Coverage, quiet: boolean): void {
  const width = Math.max(...groups.map(({ name }) => name.length));
  for (const { name, total, missing } of quiet ? [] : groups) {
    console.log(`${name.padEnd(width)} ${String(total - missing.length).padStart(3)} / ${String(total).padStart(3)}`);
    for (const id of missing) console.log(`${' '.repeat(width)}   without a story: ${id}`);
  }
  const total = groups.reduce((sum, group) => sum + group.total, 0);
  const missing = groups.reduce((sum, group) => sum + group.missing.length, 0);
  console.log(`${total - missing} of ${total} documented states have a story`);
  for (const { id, path } of unknown) console.log(`${path} covers "${id}", which docs/states.md does not list`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const result = readStates();
  print(result, process.argv.includes('--quiet'));
  process.exitCode = result.unknown.length > 0 ? 1 : 0;
}
