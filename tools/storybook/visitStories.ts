import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { HANGING } from '../patience.ts';
import { openPreview } from './openPreview.ts';
import { openStory } from './openStory.ts';
import { serveFolder } from './serveFolder.ts';
import { within } from './within.ts';

/** What index.json of a Storybook says about a story, or about a page of documentation. */
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
const PAGES = availableParallelism() + 1;
/** A page that shows more stories grows until it crashes. */
const PER_PAGE = 100;
/** After so many failed stories, no other is opened: these say what is broken. */
const ENOUGH = 20;

/** All stories and pages of documentation in the text of an index.json, in the order of the side panel. */
export const parseIndex = (json: string): StoryEntry[] =>
  Object.values((JSON.parse(json) as { entries: Record<string, StoryEntry> }).entries);

/** All stories and pages of documentation of a built Storybook, in the order of its side panel. */
export const readEntries = (folder: string): StoryEntry[] =>
  parseIndex(readFileSync(join(folder, 'index.json'), 'utf8'));

/** What went wrong with a story: nothing with one that passed. */
export interface Visit {
  wrong: string[];
  /** What went wrong at first with a story that passed when it was opened again, alone. */
  first?: string[];
}

/** The stories that failed, or were not even opened. */
export const notPassed = (stories: readonly StoryEntry[], visits: ReadonlyMap<string, Visit>): Set<string> =>
  new Set(stories.map(({ id }) => id).filter((id) => visits.get(id)?.wrong.length !== 0));

interface VisitOptions {
  stories: readonly StoryEntry[];
  /** A built Storybook, or the address of a running one. */
  folder: string;
  url?: string | undefined;
  /** What to do with a story after its play. Returns what is wrong with it. */
  look: (page: Page, story: StoryEntry) => Promise<string[]>;
  zone?: string;
}

/** A story to open. Pages of documentation are opened in dark too: Storybook draws a part of them by its own theme. */
interface Task {
  story: StoryEntry;
  theme: 'light' | 'dark';
}

const tasksOf = (story: StoryEntry): Task[] => [
  { story, theme: 'light' },
  ...(story.type === 'docs' ? [{ story, theme: 'dark' } as const] : []),
];

/**
 * Opens stories of a Storybook, several at a time, and prints a line about each. Those that failed are opened once more
 * at the end, alone in a new browser.
 */
export async function visitStories({ stories, folder, url, look, zone = 'UTC' }: VisitOptions) {
  const storybook = url === undefined ? await serveFolder(folder) : { url, close: () => undefined };
  // Stories of one file follow each other on one page, which then loads its code once.
  const tasks = stories.flatMap(tasksOf).toSorted((one, other) => one.theme.localeCompare(other.theme));
  const groups = Map.groupBy(tasks, ({ story, theme }) => `${theme} ${story.importPath}`);
  const queue = [...groups.values()];
  const visits = new Map<string, Visit>();
  let failed = 0;

  const openPage = (theme: Task['theme']): Promise<Page> =>
    within(HANGING, 'Opening a page', openPreview(storybook.url, theme, zone));
  const leave = (page: Page | undefined): Promise<unknown> =>
    within(HANGING, 'Closing a browser', page?.context().browser()?.close() ?? Promise.resolve()).catch(console.log);
  /** Opens a story on a page, which is left if it failed. Returns the page for the next story. */
  async function visit({ story, theme }: Task, last: Page | undefined): Promise<Page | undefined> {
    let page = last;
    let wrong: string[];
    try {
      page ??= await openPage(theme);
      const opened = page;
      wrong = await within(
        HANGING,
        'The story',
        openStory(opened, story, () => look(opened, story)),
      );
    } catch (error) {
      wrong = [error instanceof Error ? error.message : String(error)];
    }
    const how = [theme === 'dark' ? ' in dark' : '', zone === 'UTC' ? '' : ` in ${zone}`].join('');
    const name = `${story.title} / ${story.name} (${story.id})${how}`;
    console.log(wrong.length === 0 ? `✓ ${name}` : `✗ ${name}\n${wrong.join('\n').replaceAll(/^/gm, '    ')}`);
    const { wrong: before = [], first } = visits.get(story.id) ?? {};
    visits.set(story.id, { wrong: [...before, ...wrong], ...(first && { first }) });
    if (wrong.length === 0) return page;
    failed += 1;
    await leave(page);
    return undefined;
  }
  /** What is left in the queue, one after the other. */
  function* left(): Generator<Task> {
    for (let file = queue.shift(); file; file = queue.shift()) for (const task of file) if (failed < ENOUGH) yield task;
  }
  async function work(): Promise<void> {
    let page: Page | undefined;
    let [theme, opened]: [Task['theme'], number] = ['light', 0];
    for (const task of left()) {
      if (task.theme !== theme || opened === PER_PAGE) {
        await leave(page);
        [page, theme, opened] = [undefined, task.theme, 0];
      }
      page = await visit(task, page);
      opened += 1;
    }
    await leave(page);
  }
  try {
    await Promise.all(Array.from({ length: Math.min(PAGES, queue.length) }, work));
    if (failed >= ENOUGH) console.log(`After ${failed} failed stories, no other was opened.`);
    else
      for (const story of stories) {
        const first = visits.get(story.id)?.wrong;
        if (!first?.length) continue;
        visits.set(story.id, { wrong: [], first });
        for (const task of tasksOf(story)) await leave(await visit(task, undefined));
      }
  } finally {
    storybook.close();
  }
  return visits;
}
