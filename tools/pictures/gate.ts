import { existsSync, readFileSync } from 'node:fs';
import type { StoryEntry } from '../storybook/visitStories.ts';
import { drawCanary, drawnOtherwise } from './canary.ts';
import { compareManifest, isCanary, parseManifest, storyOf, type Differences, type Manifest } from './manifest.ts';
import { places } from './places.ts';
import { startTaking } from './takePictures.ts';

export const readManifest = (): Manifest =>
  parseManifest(existsSync(places.manifest) ? readFileSync(places.manifest, 'utf8') : '');

/** Names the canary pictures that this machine draws otherwise than the manifest says, none if it draws the same. */
export async function strangeness(lines: Manifest): Promise<string[]> {
  return drawnOtherwise(lines, await drawCanary());
}

/** Which lines ask for a picture in a run that visits some stories: theirs, and those of stories that are gone. */
export const isExpected = (
  visited: readonly StoryEntry[],
  all: readonly StoryEntry[],
  failed: ReadonlySet<string>,
): ((key: string) => boolean) => {
  const [ids, existing] = [new Set(visited.map(({ id }) => id)), new Set(all.map(({ id }) => id))];
  return (key) => {
    const id = storyOf(key);
    return !isCanary(key) && !failed.has(id) && (ids.has(id) || !existing.has(id));
  };
};

/** Takes the pictures of stories while these are visited, and compares them with the manifest. */
export function openGate(lines: Manifest, comparable: boolean) {
  const { taken, take, end } = startTaking({
    keep: (key, sha256) => comparable && lines.get(key)?.sha256 !== sha256,
    folder: places.now,
  });
  return {
    taken,
    take,
    async end(
      visited: readonly StoryEntry[],
      all: readonly StoryEntry[],
      failed: ReadonlySet<string>,
    ): Promise<Differences> {
      await end();
      return compareManifest(lines, taken, isExpected(visited, all, failed));
    },
  };
}
