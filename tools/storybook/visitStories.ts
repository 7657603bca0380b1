import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { openBrowser } from './openBrowser.ts';
import { openStory, type Opened } from './openStory.ts';
import { serveFolder } from './serveFolder.ts';
import { within } from './within.ts';

/** What index.json of a built Storybook says about a story, or about a page of documentation. */
export interface StoryEntry {
  id: string;
  title: string;
  name: string;
  type: 'story' | 'docs';
  /** The file that it is in. */
  importPath?: string;
  tags?: string[];
}

/** How many stories are open at a time. They wait more than they compute. */
export const PAGES = availableParallelism() + 1;
/** A page that shows more stories grows until it crashes. */
const PER_PAGE = 100;
/** A page that takes longer with a story, in ms, its play, pictures and axe in all, will never answer. */
const LONGEST = 180_000;

export const isStory = ({ type }: StoryEntry): boolean => type === 'story';

/** All stories and pages of documentation of a built Storybook, in the order of its side panel. */
export function readEntries(folder: string): StoryEntry[] {
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, StoryEntry>;
  };
  return Object.values(entries);
}

/** All stories of a built Storybook, in the order of its side panel. */
export const readStories = (folder: string): StoryEntry[] => readEntries(folder).filter(isStory);

/** How a visit ended: what went wrong at the first attempt, whether a second one failed too, and ms of the first. */
export interface Visit {
  wrong: string[];
  failed: boolean;
  took: number;
}

interface VisitOptions {
  folder: string;
  stories: readonly StoryEntry[];
  /** What to do with a story after its play. Returns what is wrong with it. Called again at a second attempt. */
  look: (page: Page, story: StoryEntry, opened: Opened) => Promise<string[]>;
  zone?: string;
  /** Stories that are played in other time zones too. One that fails there has failed. */
  elsewhere?: readonly { zone: string; stories: readonly StoryEntry[] }[];
  pages?: number;
}

/** A story to open, and what to do with it then. */
interface Task {
  story: StoryEntry;
  zone: string;
  look: VisitOptions['look'];
}

/** Opens stories of a built Storybook, several at a time. One that fails is tried once more on a new page. */
export async function visitStories({
  folder,
  stories,
  look,
  zone: home = 'UTC',
  elsewhere = [],
  pages = PAGES,
}: VisitOptions): Promise<Map<string, Visit>> {
  const { url, close } = await serveFolder(folder);
  const { openPage, leave, end } = openBrowser(url);
  const tasks: Task[] = [
    ...stories.map((story) => ({ story, zone: home, look })),
    ...elsewhere.flatMap((part) => part.stories.map((story) => ({ story, zone: part.zone, look: async () => [] }))),
  ];
  // Stories of one file follow each other on one page, which then loads its code once.
  const queue = [...Map.groupBy(tasks, ({ story, zone }) => `${zone} ${story.importPath}`).values()];
  const visits = new Map<string, Visit>();
  const open = (page: Page, task: Task): Promise<string[]> =>
    within(
      LONGEST,
      'The story',
      openStory(page, task.story, (opened) => task.look(page, task.story, opened)),
    ).catch((error: Error) => [error.message]);

  /** What is left in the queue, one after the other. */
  function* left(): Generator<Task> {
    for (let file = queue.shift(); file; file = queue.shift()) yield* file;
  }
  /** Opens the stories left in the queue on a page. */
  async function work(): Promise<void> {
    let page: Page | undefined;
    let pageZone = home;
    let count = 0;
    for (const task of left()) {
      count += 1;
      const { story, zone } = task;
      if (zone !== pageZone) {
        if (page) await leave(page);
        page = undefined;
        pageZone = zone;
      }
      page ??= await openPage(zone);
      const started = performance.now();
      const wrong = await open(page, task);
      const visit = visits.get(story.id) ?? { wrong: [], failed: false, took: 0 };
      visits.set(story.id, visit);
      visit.wrong.push(...wrong.map((line) => (zone === home ? line : `in ${zone}: ${line}`)));
      visit.took += Math.round(performance.now() - started);
      if (wrong.length === 0 && count % PER_PAGE !== 0) continue;
      await leave(page);
      page = undefined;
      if (wrong.length === 0) continue;
      page = await openPage(zone);
      const again = await open(page, task);
      if (again.length === 0) continue;
      visit.failed = true;
      console.log(
        `${story.title} / ${story.name} (${story.id}) in ${zone}\n  ${again.join('\n').replaceAll('\n', '\n  ')}\n`,
      );
    }
    if (page) await leave(page);
  }
  try {
    await Promise.all(Array.from({ length: pages }, work));
  } finally {
    await end();
    close();
  }
  return visits;
}
