import { createHash, type Hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { places } from '../pictures/places.ts';
import { storyOf } from '../pictures/manifest.ts';
import { root } from '../run.ts';
import type { StoryEntry } from './visitStories.ts';

/** By file: the hash of all that its stories, or pages of documentation, are made of and looked at with. */
export type Makings = ReadonlyMap<string, string>;

/** The file of a story or of a page: `story ./packages/ui/…`. */
export const fileOf = ({ type, importPath = '' }: StoryEntry): string => `${type} ${importPath}`;

/** What every story is shown in and looked at with, beside its modules. */
const FRAME = [
  'package-lock.json',
  '.storybook',
  'packages/app/public',
  'packages/ui/tokens',
  'tools/browser.ts',
  'tools/stories.ts',
  'tools/storybook',
  'tools/pictures',
];

function addFiles(hash: Hash, path: string): void {
  if (path.endsWith('.test.ts') || path.endsWith('node_modules')) return;
  if (statSync(path).isDirectory())
    for (const name of readdirSync(path).toSorted()) addFiles(hash.update(`${name}\n`), join(path, name));
  else hash.update(readFileSync(path));
}

/** What the stories of a built Storybook are made of, with the lines of their pictures. Empty for one without graphs. */
export function makingsOf(folder: string, entries: readonly StoryEntry[]): Makings {
  const path = join(folder, 'graphs.json');
  if (!existsSync(path)) return new Map();
  const graphs = JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>;
  const frame = createHash('sha256');
  for (const part of FRAME) addFiles(frame, join(root, part));
  const common = frame.digest('hex');
  const lines = Map.groupBy(readFileSync(places.manifest, 'utf8').split('\n'), storyOf);
  return new Map(
    [...Map.groupBy(entries, fileOf)].map(([file, stories]) => {
      const pictures = stories.flatMap(({ id }) => lines.get(id) ?? []);
      const hash = createHash('sha256').update([common, graphs[file], ...pictures].join('\n'));
      return [file, hash.digest('hex')];
    }),
  );
}

/** What stories were made of when all of their file passed, as committed. Throws for a line that is none. */
export const readPassed = (text = existsSync(places.passed) ? readFileSync(places.passed, 'utf8') : ''): Makings =>
  new Map(
    text
      .split('\n')
      .filter(Boolean)
      .map((line): [string, string] => {
        const [, file = '', hash = ''] = /^(\S+ \S+) ([0-9a-f]{64})$/.exec(line) ?? [];
        if (!hash) throw new Error(`Not a line of pictures/passed.txt: ${line}`);
        return [file, hash];
      }),
  );

interface Run {
  /** Everything in the Storybook, what of it was opened, and the ids of what failed. */
  entries: readonly StoryEntry[];
  opened: readonly StoryEntry[];
  failed: ReadonlySet<string>;
}

/**
 * The lines after a run: those of files that passed whole are new, those of files that failed or are gone are not
 * there.
 */
export function linesAfter(passed: Makings, makings: Makings, { entries, opened, failed }: Run): string {
  const seen = new Set(opened.map(({ id }) => id));
  const lines = [...Map.groupBy(entries, fileOf)].flatMap(([file, stories]) => {
    const isWhole = stories.every(({ id }) => seen.has(id));
    const hash = isWhole ? makings.get(file) : passed.get(file);
    return hash && !stories.some(({ id }) => failed.has(id)) ? [`${file} ${hash}\n`] : [];
  });
  return lines.toSorted().join('');
}

/** Keeps what passed in a run for the next one. */
export const savePassed = (makings: Makings, run: Run): void =>
  writeFileSync(places.passed, linesAfter(readPassed(), makings, run));
