import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import type { StoryEntry } from '../storybook/visitStories.ts';
import { startHashing } from './hashes.ts';
import type { Manifest } from './manifest.ts';
import { shootStory, type Shot } from './shootStory.ts';
import { hasPictures, isAlsoNarrow, type Variant } from './variants.ts';

/** The file of a picture in a folder of PNGs. */
export const pngOf = (folder: string, key: string): string => join(folder, `${key.replace(' ', '.')}.png`);

interface TakeOptions {
  /** Whether to keep a picture's PNG too, and where. */
  keep: (key: string, sha256: string) => boolean;
  folder: string;
}

/** Takes and hashes the pictures of stories, one story after the other. */
export function startTaking({ keep: isKept, folder }: TakeOptions) {
  const { hash, end } = startHashing();
  const taken: Manifest = new Map();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return {
    taken,
    /** Takes the pictures of the story that a page shows, see `shootStory`, and hashes them. */
    take: async (page: Page, story: StoryEntry, look?: (variant: Variant) => Promise<void>): Promise<void> => {
      if (!hasPictures(story)) return;
      const shots = await shootStory(page, isAlsoNarrow(story, page.viewportSize()?.width ?? 0), look);
      const keep = async ({ variant, png }: Shot): Promise<void> => {
        const key = `${story.id} ${variant}`;
        const fingerprint = await hash(png);
        taken.set(key, fingerprint);
        if (isKept(key, fingerprint.sha256)) writeFileSync(pngOf(folder, key), png);
      };
      await Promise.all(shots.map(keep));
    },
    end,
  };
}
