import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { StoryEntry } from '../storybook/visitStories.ts';
import { drawCanary, drawnOtherwise } from './canary.ts';
import { compareManifest, formatManifest, isCanary, isExpected, readManifest, storyOf } from './manifest.ts';
import { places } from './places.ts';
import { takePictures } from './takePictures.ts';
import { chooseVariants } from './variants.ts';

interface Approval {
  /** The built Storybook, and all that has pictures in it. */
  folder: string;
  entries: readonly StoryEntry[];
  /** Which to look at, some only or all of them. */
  stories: readonly StoryEntry[];
}

/** Accepts all pictures of stories as they are now: rewrites their lines, and removes those of stories that are gone. */
export async function approvePictures({ folder, entries, stories }: Approval): Promise<void> {
  const lines = readManifest();
  const canary = await drawCanary();
  const strange = drawnOtherwise(lines, canary);
  if (stories.length < entries.length && lines.size > 0 && strange.length > 0)
    throw new Error(
      `This machine draws otherwise than the one that wrote pictures/manifest.txt (canary: ${strange.join(', ')}), so single lines would not fit the others. Approve on Linux x64 with the packed browser, or approve all.`,
    );
  console.log(`Taking the pictures of ${stories.length} stories …`);
  const { taken, failed } = await takePictures(folder, stories, {
    choose: chooseVariants(entries, true),
    keep: (key, sha256) => lines.get(key)?.sha256 !== sha256,
    folder: places.now,
  });
  for (const key of taken.keys()) if (failed.has(storyOf(key))) taken.delete(key);
  const existing = new Set(entries.map(({ id }) => id));
  const drawn = new Set(stories.map(({ id }) => id).filter((id) => !failed.has(id)));
  const { changed, missing, orphaned } = compareManifest(lines, taken, isExpected(existing, drawn));
  const others = [...lines].filter(([key]) => !isCanary(key) && !orphaned.includes(key));
  mkdirSync(dirname(places.manifest), { recursive: true });
  writeFileSync(places.manifest, formatManifest(new Map([...others, ...taken, ...canary])));
  console.log(`${changed.length} lines changed, ${missing.length} added, ${orphaned.length} removed`);
  if (failed.size > 0)
    throw new Error(`These stories fail, so their lines stay as they were: ${[...failed].join(', ')}`);
}
