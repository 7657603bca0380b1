// npm run stories -- [text] [--url http://localhost:6006] [--zone Asia/Kolkata] [--seed 1a2b3c4d] [--shard 1/2] [--pictures] [--all] [--shots folder]
// Opens all stories and pages of documentation, or those with the text in their id or path: of the built Storybook, which
// is built again if it is older than its sources, or of a running one (--url). A story is played. One that shows
// something is checked by axe: parts, the first of a file and documented states by all rules, in dark for its colours
// where a picture in dark is taken; and by how a screen reader hears it. It fails by an error page, a red play, a message
// on the console, a focus that fell to the body, or what is found; what failed is tried again at the end, alone. A tenth
// of those that show a time is played elsewhere too, half in Los Angeles, half in Kolkata: which, the commit decides, or
// --seed. With --pictures, it also fails by a picture that differs from the manifest, and leaves out files that are made
// of the same as when they passed (pictures/passed.txt, which it writes). --all leaves nothing out, and axe looks at
// everything in both themes.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright';
import { judgePictures, preparePictures } from './pictures/judge.ts';
import { storyOf } from './pictures/manifest.ts';
import { rest, setTheme, themeOfDocs } from './pictures/rest.ts';
import { currentStorybook } from './pictures/storybooks.ts';
import { chooseChecked } from './pictures/variants.ts';
import { findMisheard } from './storybook/findMisheard.ts';
import { findViolations } from './storybook/findViolations.ts';
import { fileOf, makingsOf, readPassed, savePassed } from './storybook/passed.ts';
import { pickTenth } from './storybook/pickTenth.ts';
import { notPassed, parseIndex, readEntries, visitStories, type StoryEntry } from './storybook/visitStories.ts';

const commit = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).stdout?.trim() || 'none';
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    url: { type: 'string' },
    zone: { type: 'string', default: 'UTC' },
    seed: { type: 'string', default: commit },
    shard: { type: 'string', default: '1/1' },
    pictures: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
    /** A folder for a picture of each story in both themes. */
    shots: { type: 'string' },
    /** A file for the numbers of those that passed and failed, and the names of those that failed at first. */
    results: { type: 'string' },
  },
});
const { url } = values;
const [text = ''] = positionals;
const [shard = 1, shards = 1] = values.shard.split('/').map(Number);

const folder = url === undefined ? await currentStorybook() : '';
const all = url === undefined ? readEntries(folder) : parseIndex(await (await fetch(`${url}/index.json`)).text());
const meant = all.filter(({ id, importPath = '' }) => id.includes(text) || importPath.includes(text));
if (meant.length === 0) throw new Error(`No story has "${text}" in its id or path`);
const makings = values.pictures ? makingsOf(folder, all) : new Map<string, string>();
const passed = values.all || text !== '' ? new Map<string, string>() : readPassed();
const changed = meant.filter((entry) => {
  const makes = makings.get(fileOf(entry));
  return makes === undefined || makes !== passed.get(fileOf(entry));
});
const place = (part: number): number => Math.round((changed.length * part) / shards);
const visited = changed.slice(place(shard - 1), place(shard));

const started = performance.now();
const pictures = values.pictures ? await preparePictures({ folder, everything: values.all }) : undefined;
const isChecked = chooseChecked(all, values.all);
/** The ids of stories that show a time. */
const timed = new Set<string>();

/** What axe finds, while pictures are taken if they are. */
async function look(page: Page, story: StoryEntry): Promise<string[]> {
  if (await page.evaluate(() => document.querySelector('time, [type^="date"], [type="time"]') !== null))
    timed.add(story.id);
  if (story.tags?.includes('behaviour')) return [];
  const violations = story.type === 'story' ? await findMisheard(page) : [];
  const check = async (theme: 'light' | 'dark'): Promise<void> => {
    if (values.shots) await page.screenshot({ path: join(values.shots, `${story.id}.${theme}.png`), fullPage: true });
    violations.push(...(await findViolations(page, story, theme === 'light' ? 'all' : 'colours')));
  };
  if (pictures?.drawn.has(story.id)) {
    await pictures.gate.take(page, story, async (variant, about) => {
      if (variant === 'dark' || (variant === 'light' && isChecked(story, about))) await check(variant);
    });
    return violations;
  }
  const only = await themeOfDocs(page);
  // A play may have scrolled one thing under another.
  await page.evaluate(() => scrollTo(0, 0));
  for (const theme of (['light', 'dark'] as const).filter((each) => !only || each === only)) {
    await setTheme(page, theme);
    await rest(page);
    await check(theme);
  }
  return violations;
}

const failed = new Set<string>();
const atFirst: string[] = [];
async function open(stories: readonly StoryEntry[], zone: string, then: typeof look): Promise<void> {
  const visits = await visitStories({ stories, folder, url, zone, look: then });
  for (const id of notPassed(stories, visits)) failed.add(id);
  for (const [id, { wrong, first }] of visits) if (first && wrong.length === 0) atFirst.push(id);
}
await open(visited, values.zone, look);
const tenth = pickTenth(text === '' ? visited.filter(({ id }) => timed.has(id)) : [], values.seed);
for (const [index, zone] of ['America/Los_Angeles', 'Asia/Kolkata'].entries()) {
  const stories = tenth.filter((_, at) => at % 2 === index);
  if (stories.length === 0) continue;
  console.log(`${stories.length} stories also in ${zone}, by --seed ${values.seed}`);
  await open(stories, zone, async () => []);
}
const differing = pictures ? await judgePictures(pictures, { stories: visited, failed }) : [];

if (pictures) {
  const notFine = new Set([...failed, ...differing.map(storyOf)]);
  savePassed(makings, { entries: all, opened: visited, failed: notFine });
}

const skipped = shard === 1 ? meant.length - changed.length : 0;
const numbers = { passed: visited.length - failed.size, failed: failed.size + differing.length, skipped, atFirst };
console.log(
  `${numbers.passed} stories and pages passed, ${failed.size} failed; ${Math.round((performance.now() - started) / 1000)} s`,
);
if (skipped > 0)
  console.log(
    `${skipped} not opened: they are made of the same as when they passed (pictures/passed.txt). --all opens them.`,
  );
for (const id of atFirst) console.log(`Failed at first, passed alone: ${id}`);
if (values.results) writeFileSync(values.results, JSON.stringify(numbers));
process.exitCode = numbers.failed > 0 ? 1 : 0;
