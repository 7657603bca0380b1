import type { Fingerprint } from './hashes.ts';

/** Fingerprints by `<story id> <variant>`. */
export type Manifest = Map<string, Fingerprint>;

export const storyOf = (key: string): string => key.replace(/ .*/, '');

export const isCanary = (key: string): boolean => key.startsWith('canary ');

/** The pictures of each story, as one text. */
export function picturesByStory(manifest: Manifest): Map<string, string> {
  const stories = new Map<string, string>();
  for (const [key, { sha256 }] of [...manifest].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    if (!isCanary(key)) stories.set(storyOf(key), `${stories.get(storyOf(key)) ?? ''}${key} ${sha256}\n`);
  return stories;
}

/** One line a picture, in the order of the keys, so that changes on two branches merge. */
export const formatManifest = (manifest: Manifest): string =>
  [...manifest]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, { width, height, sha256 }]) => `${key} ${width}x${height} ${sha256}\n`)
    .join('');

/** Throws for a line that is none, such as the marks of a merge conflict. */
export const parseManifest = (text: string): Manifest =>
  new Map(
    text
      .split('\n')
      .filter(Boolean)
      .map((line): [string, Fingerprint] => {
        const [, key = '', width, height, sha256 = ''] = /^(\S+ \S+) (\d+)x(\d+) ([0-9a-f]{64})$/.exec(line) ?? [];
        if (!sha256) throw new Error(`Not a line of a manifest of pictures: ${line}`);
        return [key, { width: Number(width), height: Number(height), sha256 }];
      }),
  );

/** Keys by how a picture differs from the manifest. */
export interface Differences {
  changed: string[];
  /** Pictures without a line. */
  missing: string[];
  /** Lines without a picture. */
  orphaned: string[];
}

/**
 * Compares lines with pictures. `isShot` says which lines ask for a picture in this run; a narrowed one leaves some
 * out.
 */
export function compareManifest(lines: Manifest, taken: Manifest, isShot: (key: string) => boolean): Differences {
  const keys = [...taken.keys()].toSorted();
  return {
    changed: keys.filter((key) => lines.has(key) && lines.get(key)?.sha256 !== taken.get(key)?.sha256),
    missing: keys.filter((key) => !lines.has(key)),
    orphaned: [...lines.keys()].filter((key) => isShot(key) && !taken.has(key)).toSorted(),
  };
}
