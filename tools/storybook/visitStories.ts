import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { count, startTelling } from '../progress/progress.ts';
import { PAGE_STANDSTILL } from '../progress/patience.ts';
import { openBrowser } from './openBrowser.ts';
import { openStory, type Opened } from './openStory.ts';
import { serveFolder } from './serveFolder.ts';
import { isAlive, whileMoving } from './moves.ts';

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
/** After so many failed stories, no other is opened: these say what is broken. */
const ENOUGH = 20;

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

/** How the visits of a story ended: what went wrong, nothing in one that passed, and how many ms they took. */
export interface Visit {
  wrong: string[];
  took: number;
}

/** The stories that failed, or were not even opened. */
export const notPassed = (stories: readonly StoryEntry[], visits: ReadonlyMap<string, Visit>): Set<string> =>
  new Set(stories.map(({ id }) => id).filter((id) => visits.get(id)?.wrong.length !== 0));

interface VisitOptions {
  folder: string;
  stories: readonly StoryEntry[];
  /** What to do with a story after its play. Returns what is wrong with it. */
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

/**
 * Opens stories of a built Storybook, several at a time. A story whose page stops answering is opened once more on
 * another one: that says nothing about the story.
 */
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
  let opened = 0;
  let failed = 0;
  const { begin, goOn, end: finish } = startTelling(() => `${count(opened)} of ${count(tasks.length)}`);

  const open = (page: Page, { story, look: lookAt }: Task): Promise<string[]> =>
    whileMoving(
      page,
      PAGE_STANDSTILL,
      openStory(page, story, (about) => lookAt(page, story, about)),
      goOn,
    ).catch((error: Error) => [error.message]);

  /** What is left in the queue, one after the other. */
  function* left(): Generator<Task> {
    for (let file = queue.shift(); file; file = queue.shift()) for (const task of file) if (failed < ENOUGH) yield task;
  }
  function note({ story, zone }: Task, wrong: readonly string[], took: number): void {
    const visit = visits.get(story.id) ?? { wrong: [], took: 0 };
    visits.set(story.id, visit);
    visit.wrong.push(...wrong.map((line) => (zone === home ? line : `in ${zone}: ${line}`)));
    visit.took += Math.round(took);
    opened += 1;
    if (wrong.length === 0) return;
    failed += 1;
    const lines = wrong.join('\n').replaceAll('\n', '\n  ');
    console.log(`${story.title} / ${story.name} (${story.id}) in ${zone}\n  ${lines}\n`);
  }
  /** Opens the stories left in the queue on a page. */
  async function work(): Promise<void> {
    let page: Page | undefined;
    let pageZone = home;
    let stale = 0;
    const renew = async (zone: string): Promise<Page> => {
      if (page) await leave(page);
      [pageZone, stale] = [zone, 0];
      return openPage(zone);
    };
    for (const task of left()) {
      const name = `${task.story.id} in ${task.zone}`;
      begin(name);
      if (!page || task.zone !== pageZone || stale === PER_PAGE) page = await renew(task.zone);
      const started = performance.now();
      let wrong = await open(page, task);
      if (wrong.length > 0 && !(await isAlive(page, PAGE_STANDSTILL))) {
        console.log(`The page of ${name} stopped answering: ${wrong.join('; ')}`);
        page = await renew(task.zone);
        wrong = await open(page, task);
      }
      stale = wrong.length > 0 ? PER_PAGE : stale + 1;
      note(task, wrong, performance.now() - started);
      finish(name);
    }
    if (page) await leave(page);
  }
  try {
    await Promise.all(Array.from({ length: pages }, work));
  } finally {
    await end();
    close();
  }
  if (failed >= ENOUGH) console.log(`After ${failed} failed stories, no other was opened.`);
  return visits;
}
