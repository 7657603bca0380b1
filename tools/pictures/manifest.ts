import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { places } from './places.ts';

/** What the manifest keeps of a picture: its size in px and the SHA-256 of its PNG. */
export interface Fingerprint {
  width: number;
  height: number;
  sha256: string;
}

/** Fingerprints by `<story id> <variant>`. */
export type Manifest = Map<string, Fingerprint>;

/** One browser writes the same PNG for the same pixels, so that a picture need not be decoded to be compared. */
export const fingerprint = (png: Buffer): Fingerprint => ({
  width: png.readUInt32BE(16),
  height: png.readUInt32BE(20),
  sha256: createHash('sha256').update(png).digest('hex'),
});

export const storyOf = (key: string): string => key.replace(/ .*/, '');

export const isCanary = (key: string): boolean => key.startsWith('canary ');

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

export const readManifest = (): Manifest =>
  parseManifest(existsSync(places.manifest) ? readFileSync(places.manifest, 'utf8') : '');

/** Keys by how a picture differs from the manifest. */
export interface Differences {
  changed: string[];
  /** Pictures without a line. */
  missing: string[];
  /** Lines without a picture. */
  orphaned: string[];
}

/** Which lines ask for a picture: those of stories of which all are taken, and of stories that are gone. */
export const isExpected =
  (existing: ReadonlySet<string>, whole: ReadonlySet<string>) =>
  (key: string): boolean =>
    !isCanary(key) && (whole.has(storyOf(key)) || !existing.has(storyOf(key)));

/** Compares lines with pictures. `expects` says which lines ask for a picture in this run. */
export function compareManifest(lines: Manifest, taken: Manifest, expects: (key: string) => boolean): Differences {
  const keys = [...taken.keys()].toSorted();
  return {
    changed: keys.filter((key) => lines.has(key) && lines.get(key)?.sha256 !== taken.get(key)?.sha256),
    missing: keys.filter((key) => !lines.has(key)),
    orphaned: [...lines.keys()].filter((key) => expects(key) && !taken.has(key)).toSorted(),
  };
}
