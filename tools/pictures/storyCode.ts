import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from '../../.storybook/storyCodePlugin.ts';
import { root } from '../run.ts';
import type { StoryEntry } from '../storybook/visitStories.ts';
import { picturesByStory, type Manifest } from './manifest.ts';
import { places } from './places.ts';

/** By the id of a story: the hash of the code that its pictures were drawn from, and of these pictures. */
export type StoryCode = Map<string, string>;

/** The page around all stories, which is no module of any. */
const aroundStories = ['.storybook/main.ts', '.storybook/preview-head.html'] as const;

/**
 * What opens stories and draws pictures: the code for it, the page around them, and the versions of the browser and of
 * what drives it.
 */
function tools(): string {
  const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    devDependencies: Record<string, string>;
  };
  const files = ['tools/pictures', 'tools/storybook']
    .flatMap((folder) => readdirSync(join(root, folder)).map((name) => join(folder, name)))
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'));
  return sha256([
    ...[...files, ...aroundStories, 'tools/browser.ts']
      .toSorted()
      .map((path) => readFileSync(join(root, path), 'utf8')),
    ...['@sparticuz/chromium', '@playwright/test'].map((name) => devDependencies[name] ?? ''),
  ]);
}

/** The hash of the code of each file of stories, as the build wrote it. A Storybook of an older revision has none. */
function readHashes(folder: string): Record<string, string> {
  const path = join(folder, 'story-code.json');
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>) : {};
}

/** The stories that have the same code in two built Storybooks, so that they look the same. */
export function findSame(folder: string, other: string, stories: readonly StoryEntry[]): Set<string> {
  const [here, there] = [readHashes(folder), readHashes(other)];
  const isSame = ({ importPath = '' }: StoryEntry) => importPath in here && here[importPath] === there[importPath];
  return new Set(stories.filter(isSame).map(({ id }) => id));
}

/** What the stories of a built Storybook are made of now, if `lines` are their pictures. */
export function hashStoryCode(folder: string, stories: readonly StoryEntry[], lines: Manifest): StoryCode {
  const byFile = readHashes(folder);
  const [pictures, drawing] = [picturesByStory(lines), tools()];
  return new Map(
    stories.flatMap(({ id, importPath = '' }) => {
      const [code, own] = [byFile[importPath], pictures.get(id)];
      return code && own ? [[id, sha256([drawing, code, own])]] : [];
    }),
  );
}

export const formatCode = (code: StoryCode): string =>
  [...code]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, hash]) => `${id} ${hash}\n`)
    .join('');

/** Leaves out lines that are none, such as the marks of a merge conflict: those stories are drawn. */
export const parseCode = (text: string): StoryCode =>
  new Map(
    [...text.matchAll(/^(\S+) ([0-9a-f]{64})$/gm)].map(([, id = '', hash = '']) => [id, hash] as [string, string]),
  );

const accepted = (): StoryCode => parseCode(existsSync(places.code) ? readFileSync(places.code, 'utf8') : '');

/** The stories whose code is the one that their accepted pictures were drawn from, so that they look the same. */
export function findUnchanged(folder: string, stories: readonly StoryEntry[], lines: Manifest): Set<string> {
  const before = accepted();
  return new Set(
    [...hashStoryCode(folder, stories, lines)].flatMap(([id, hash]) => (before.get(id) === hash ? [id] : [])),
  );
}

/** Writes down what the pictures of some stories were drawn from, and forgets stories that are gone. */
export function recordCode(
  folder: string,
  all: readonly StoryEntry[],
  drawn: ReadonlySet<string>,
  lines: Manifest,
): void {
  const [now, before] = [hashStoryCode(folder, all, lines), accepted()];
  const next = [...now.keys()].flatMap((id): [string, string][] => {
    const hash = (drawn.has(id) ? now : before).get(id);
    return hash ? [[id, hash]] : [];
  });
  writeFileSync(places.code, formatCode(new Map(next)));
}
