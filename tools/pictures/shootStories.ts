import { notPassed, visitStories, type StoryEntry } from '../storybook/visitStories.ts';
import type { Manifest } from './manifest.ts';
import { startTaking } from './takePictures.ts';

/** Pictures of a built Storybook. */
export interface Pictures {
  taken: Manifest;
  /** Stories that failed, so that their pictures are not to be trusted. */
  failed: Set<string>;
  /** The stories that show documented states. */
  covering: Set<string>;
}

interface ShootOptions {
  storybook: string;
  stories: readonly StoryEntry[];
  /** Which PNGs to keep, and where. */
  keep: (key: string, sha256: string) => boolean;
  folder: string;
}

/** Takes the pictures of stories without any other check. */
export async function shootStories({ storybook, stories, keep, folder }: ShootOptions): Promise<Pictures> {
  const covering = new Set<string>();
  const { taken, take, end } = startTaking({ keep, folder });
  const visits = await visitStories({
    folder: storybook,
    stories,
    look: async (page, story, { covers }) => {
      if (covers.length > 0) covering.add(story.id);
      await take(page, story);
      return [];
    },
  });
  await end();
  return { taken, failed: notPassed(stories, visits), covering };
}
