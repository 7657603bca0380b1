// npm run stories:built -- [folder] [--only text] [--zone Asia/Kolkata] [--seed 1a2b3c4d] [--pages 2] [--pictures] [--results out.json]
// Opens every story and page of the built Storybook, plays it and lets axe look at it in both themes. A story fails by an error
// page, a red play, an error on the console or one that nobody caught, or what axe finds. A tenth is played elsewhere
// too, half in Los Angeles, half in Kolkata: which, the commit decides, or --seed. With --pictures, it also fails by a
// picture that differs from the manifest: those of the tenth are taken, and of stories whose code has changed since
// their pictures were accepted.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { judgePictures, preparePictures } from './pictures/judge.ts';
import { setTheme } from './pictures/rest.ts';
import { findViolations } from './storybook/findViolations.ts';
import { pickTenth } from './storybook/pickTenth.ts';
import { PAGES, isStory, notPassed, readEntries, visitStories } from './storybook/visitStories.ts';

const commit = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).stdout?.trim() || 'none';
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    results: { type: 'string' },
    only: { type: 'string', default: '' },
    zone: { type: 'string', default: 'UTC' },
    seed: { type: 'string', default: commit },
    pages: { type: 'string', default: String(PAGES) },
    pictures: { type: 'boolean', default: false },
  },
});
const folder = resolve(positionals[0] ?? 'storybook-static');
const all = readEntries(folder);
const visited = all.filter(({ id }) => id.includes(values.only));
const stories = visited.filter(isStory);
const tenth = pickTenth(stories, values.seed);
const elsewhere = ['America/Los_Angeles', 'Asia/Kolkata'].map((zone, index) => ({
  zone,
  stories: tenth.filter((_, place) => place % 2 === index),
}));
for (const { zone, stories: some } of elsewhere)
  console.log(`${some.length} stories also in ${zone}, by --seed ${values.seed}`);

const started = performance.now();
/** What axe found all right. */
const seen = new Set<string>();
const pictures = values.pictures ? await preparePictures({ folder, stories, anyway: tenth }) : undefined;
const visits = await visitStories({
  folder,
  stories: visited,
  zone: values.zone,
  elsewhere,
  pages: Number(values.pages),
  look: async (page, story) => {
    const violations: string[] = [];
    const check = async (theme: 'light' | 'dark'): Promise<void> => {
      violations.push(...(await findViolations(page, story, { seen, rules: theme === 'light' ? 'all' : 'colours' })));
    };
    if (pictures?.drawn.has(story.id)) {
      await pictures.gate.take(page, story, async (variant) => {
        if (variant === 'light' || variant === 'dark') await check(variant);
      });
      return violations;
    }
    for (const theme of ['light', 'dark'] as const) {
      await setTheme(page, theme);
      await check(theme);
    }
    return violations;
  },
});
const failed = notPassed(visited, visits);
const passed = visited.length - failed.size;
console.log(
  `${passed} stories and pages open, ${visits.size - passed} do not; ${Math.round((performance.now() - started) / 1000)} s`,
);
const differing = pictures ? await judgePictures(pictures, { folder, stories, all: all.filter(isStory), failed }) : [];

if (values.results) {
  const ofStories = visited.flatMap(({ id, title, name }) => {
    const visit = visits.get(id);
    if (!visit) return [];
    const status = failed.has(id) ? 'failed' : 'passed';
    return { fullName: `${title} / ${name}`, status, duration: visit.took, failureMessages: visit.wrong };
  });
  const ofPictures = differing.map((key) => ({ fullName: `picture ${key}`, status: 'failed', failureMessages: [] }));
  writeFileSync(
    values.results,
    JSON.stringify({
      numPassedTests: passed,
      numFailedTests: visits.size - passed + differing.length,
      testResults: [{ name: 'built', assertionResults: [...ofStories, ...ofPictures] }],
    }),
  );
}
process.exitCode = failed.size + differing.length > 0 ? 1 : 0;
