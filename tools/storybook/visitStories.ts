import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { HANGING } from '../patience.ts';
import { openPreview } from './openPreview.ts';
import { openStory, type Opened } from './openStory.ts';
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

export const isStory = ({ type }: StoryEntry): boolean => type === 'story';

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
  look: (page: Page, story: StoryEntry, opened: Opened) => Promise<string[]>;
  zone?: string;
}

/**
 * Opens stories of a Storybook, several at a time, and prints a line about each. Those that failed are opened once more
 * at the end, alone in a new browser.
 */
export async function visitStories({ stories, folder, url, look, zone = 'UTC' }: VisitOptions) {
  const storybook = url === undefined ? await serveFolder(folder) : { url, close: () => undefined };
  // Stories of one file follow each other on one page, which then loads its code once.
  const queue = [...Map.groupBy(stories, ({ importPath }) => importPath).values()];
  const visits = new Map<string, Visit>();
  let failed = 0;

  const openPage = (): Promise<Page> => within(HANGING, 'Opening a page', openPreview(storybook.url, zone));
  const leave = (page: Page | undefined): Promise<unknown> =>
    within(HANGING, 'Closing a browser', page?.context().browser()?.close() ?? Promise.resolve()).catch(console.log);
  /** Opens a story on a page, which is left if it failed. Returns the page for the next story. */
  async function visit(story: StoryEntry, last: Page | undefined): Promise<Page | undefined> {
    let page = last;
    let wrong: string[];
    try {
      page ??= await openPage();
      const opened = page;
      wrong = await within(
        HANGING,
        'The story',
        openStory(opened, story, (about) => look(opened, story, about)),
      );
    } catch (error) {
      wrong = [error instanceof Error ? error.message : String(error)];
    }
    const name = `${story.title} / ${story.name} (${story.id})${zone === 'UTC' ? '' : ` in ${zone}`}`;
    console.log(wrong.length === 0 ? `✓ ${name}` : `✗ ${name}\n${wrong.join('\n').replaceAll(/^/gm, '    ')}`);
    const before = visits.get(story.id);
    visits.set(story.id, { wrong, ...(before && { first: before.wrong }) });
    if (wrong.length === 0) return page;
    failed += 1;
    await leave(page);
    return undefined;
  }
  /** What is left in the queue, one after the other. */
  function* left(): Generator<StoryEntry> {
    for (let file = queue.shift(); file; file = queue.shift())
      for (const story of file) if (failed < ENOUGH) yield story;
  }
  async function work(): Promise<void> {
    let page: Page | undefined;
    let opened = 0;
    for (const story of left()) {
      page = await visit(story, page);
      opened += 1;
      if (opened % PER_PAGE > 0) continue;
      await leave(page);
      page = undefined;
    }
    await leave(page);
  }
  try {
    await Promise.all(Array.from({ length: Math.min(PAGES, queue.length) }, work));
    if (failed >= ENOUGH) console.log(`After ${failed} failed stories, no other was opened.`);
    else
      for (const story of stories) if (visits.get(story.id)?.wrong.length) await leave(await visit(story, undefined));
  } finally {
    storybook.close();
  }
  return visits;
}
