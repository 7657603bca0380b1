// npm run stories -- [text] [--url http://localhost:6006] [--zone Asia/Kolkata] [--seed 1a2b3c4d] [--shard 1/2] [--pictures] [--shots folder]
// Opens all stories and pages of documentation, or those with the text in their id or path: of the built Storybook, which
// is built again if it is older than its sources, or of a running one (--url). A story is played. One that shows
// something is checked by axe, in dark for its colours alone. It fails by an error page, a red play, a message on the
// console, or what axe finds; what failed is tried again at the end, alone. A tenth is played elsewhere too, half in Los
// Angeles, half in Kolkata: which, the commit decides, or --seed. With --pictures, it also fails by a picture that
// differs from the manifest.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright';
import { judgePictures, preparePictures } from './pictures/judge.ts';
import { rest, setTheme, themeOfDocs } from './pictures/rest.ts';
import { currentStorybook } from './pictures/storybooks.ts';
import { findViolations } from './storybook/findViolations.ts';
import { pickTenth } from './storybook/pickTenth.ts';
import {
  isStory,
  notPassed,
  parseIndex,
  readEntries,
  visitStories,
  type StoryEntry,
} from './storybook/visitStories.ts';

const commit = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).stdout?.trim() || 'none';
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    url: { type: 'string' },
    zone: { type: 'string', default: 'UTC' },
    seed: { type: 'string', default: commit },
    shard: { type: 'string', default: '1/1' },
    pictures: { type: 'boolean', default: false },
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
const place = (part: number): number => Math.round((meant.length * part) / shards);
const visited = meant.slice(place(shard - 1), place(shard));
if (visited.length === 0) throw new Error(`No story has "${text}" in its id or path`);
const stories = visited.filter(isStory);
const tenth = text === '' ? pickTenth(stories, values.seed) : [];

const started = performance.now();
const pictures = values.pictures ? await preparePictures({ folder }) : undefined;

/** What axe finds in both themes, while pictures are taken if they are. */
async function look(page: Page, story: StoryEntry): Promise<string[]> {
  if (story.tags?.includes('behaviour')) return [];
  const violations: string[] = [];
  const only = await themeOfDocs(page);
  const unseen = new Set((['light', 'dark'] as const).filter((theme) => !only || theme === only));
  const check = async (theme: 'light' | 'dark'): Promise<void> => {
    unseen.delete(theme);
    if (values.shots) await page.screenshot({ path: join(values.shots, `${story.id}.${theme}.png`), fullPage: true });
    violations.push(...(await findViolations(page, story, theme === 'light' ? 'all' : 'colours')));
  };
  if (pictures?.drawn.has(story.id))
    await pictures.gate.take(page, story, async (variant) => {
      if (variant === 'light' || variant === 'dark') await check(variant);
    });
  // A play may have scrolled one thing under another.
  if (unseen.size > 0) await page.evaluate(() => scrollTo(0, 0));
  for (const theme of unseen) {
    await setTheme(page, theme);
    await rest(page);
    await check(theme);
  }
  return violations;
}

const runs: { zone: string; stories: readonly StoryEntry[]; look: typeof look }[] = [
  { zone: values.zone, stories: visited, look },
  ...['America/Los_Angeles', 'Asia/Kolkata'].map((zone, index) => ({
    zone,
    stories: tenth.filter((_, at) => at % 2 === index),
    look: async () => [],
  })),
].filter((run) => run.stories.length > 0);
const failed = new Set<string>();
const atFirst: string[] = [];
for (const run of runs) {
  if (run.look !== look) console.log(`${run.stories.length} stories also in ${run.zone}, by --seed ${values.seed}`);
  const visits = await visitStories({ ...run, folder, url });
  for (const id of notPassed(run.stories, visits)) failed.add(id);
  for (const [id, { wrong, first }] of visits) if (first && wrong.length === 0) atFirst.push(id);
}
const differing = pictures ? await judgePictures(pictures, { stories: visited, failed }) : [];

const numbers = { passed: visited.length - failed.size, failed: failed.size + differing.length, atFirst };
console.log(
  `${numbers.passed} stories and pages passed, ${failed.size} failed; ${Math.round((performance.now() - started) / 1000)} s`,
);
for (const id of atFirst) console.log(`Failed at first, passed alone: ${id}`);
if (values.results) writeFileSync(values.results, JSON.stringify(numbers));
process.exitCode = numbers.failed > 0 ? 1 : 0;
