import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { notPassed, visitStories, type StoryEntry } from '../storybook/visitStories.ts';
import { fingerprint, type Manifest } from './manifest.ts';
import { shootStory } from './shootStory.ts';
import type { About, Variant } from './variants.ts';

/** The name of a picture's file. */
export const fileOf = (key: string): string => `${key.replace(' ', '.')}.png`;

interface TakeOptions {
  /** Which pictures of a story to take. */
  choose: (story: StoryEntry, about: About) => Variant[];
  /** Whether to keep a picture's PNG too, and where. */
  keep: (key: string, sha256: string) => boolean;
  folder: string;
}

/** Whether the open story shows a documented state. */
const covers = (page: Page, { id, type }: StoryEntry): Promise<boolean> =>
  page.evaluate(
    async ([storyId, kind]) => {
      if (kind === 'docs') return false;
      const { parameters } = await globalThis.__STORYBOOK_PREVIEW__.loadStory({ storyId });
      return (parameters.covers?.length ?? 0) > 0;
    },
    [id, type] as const,
  );

/** Takes pictures of stories, one story after the other. */
export function startTaking({ choose, keep, folder }: TakeOptions) {
  const taken: Manifest = new Map();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return {
    taken,
    /** Takes the pictures of the story that a page shows, and calls `look` at each, see `shootStory`. */
    take: async (
      page: Page,
      story: StoryEntry,
      look?: (variant: Variant, about: About) => Promise<void>,
    ): Promise<void> => {
      const about = { width: page.viewportSize()?.width ?? 0, covers: await covers(page, story) };
      for (const { variant, png } of await shootStory(
        page,
        choose(story, about),
        look && ((shown) => look(shown, about)),
      )) {
        const key = `${story.id} ${variant}`;
        const found = fingerprint(png);
        taken.set(key, found);
        if (keep(key, found.sha256)) writeFileSync(join(folder, fileOf(key)), png);
      }
    },
  };
}

/** Takes pictures of stories without any other check. Those of stories that failed are not to be trusted. */
export async function takePictures(
  storybook: string,
  stories: readonly StoryEntry[],
  options: TakeOptions,
): Promise<{ taken: Manifest; failed: Set<string> }> {
  const { taken, take } = startTaking(options);
  const visits = await visitStories({
    folder: storybook,
    stories,
    look: async (page, story) => {
      await take(page, story);
      return [];
    },
  });
  return { taken, failed: notPassed(stories, visits) };
}
