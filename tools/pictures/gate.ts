import { existsSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import type { StoryEntry } from '../storybook/visitStories.ts';
import { drawCanary, drawnOtherwise } from './canary.ts';
import { compareManifest, isCanary, parseManifest, storyOf, type Differences, type Manifest } from './manifest.ts';
import { places } from './places.ts';
import { startTaking } from './takePictures.ts';
import type { Variant } from './variants.ts';

/** After so many stories with other pictures, the rest is not tried a second time: this is no accident. */
const ACCIDENTS = 10;

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

/** Compares the pictures of stories with the manifest while these are visited. */
export function openGate(lines: Manifest, comparable: boolean) {
  const differing = new Set<string>();
  const { taken, take, end } = startTaking({
    keep: (key, sha256) => comparable && lines.get(key)?.sha256 !== sha256,
    folder: places.now,
  });
  return {
    taken,
    /** Takes a story's pictures, see `shootStory`. `wrong` says which differ from the manifest. */
    async look(
      page: Page,
      story: StoryEntry,
      look?: (variant: Variant) => Promise<void>,
    ): Promise<{ wrong: Promise<string[]> }> {
      const { hashed } = await take(page, story, look);
      const compare = async (): Promise<string[]> => {
        const other = (await hashed).filter((key) => lines.get(key)?.sha256 !== taken.get(key)?.sha256);
        if (!comparable || other.length === 0 || differing.size >= ACCIDENTS) return [];
        if (other.every((key) => lines.has(key))) differing.add(story.id);
        // A picture without a line is new; a second attempt would not change that.
        return other.filter((key) => lines.has(key)).map((key) => `The picture ${key} differs from the manifest`);
      };
      return { wrong: compare() };
    },
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
