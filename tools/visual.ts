// npm run visual -- [text …]         compares the pictures that a push takes with the manifest, of all stories or of those
//                                    with one of the texts in their id or path; names those that are changed, new or
//                                    gone, and writes a report. --all: every picture that has a line, as each night
// npm run visual:approve -- [text …] accepts all pictures as they are now
// npm run visual:compare -- BASE [text …] [--all]
//                                    compares with another revision, drawn here
import { parseArgs } from 'node:util';
import { approvePictures } from './pictures/approvePictures.ts';
import { judgePictures, preparePictures } from './pictures/judge.ts';
import { commitOf, currentStorybook } from './pictures/storybooks.ts';
import { hasPictures } from './pictures/variants.ts';
import { notPassed, readEntries, visitStories } from './storybook/visitStories.ts';

/** What has pictures in a Storybook that is as new as the work tree, and those of it that are meant. */
async function choose(texts: readonly string[]) {
  const folder = await currentStorybook();
  const entries = readEntries(folder).filter(hasPictures);
  const stories = entries.filter(
    ({ id, importPath = '' }) =>
      texts.length === 0 || texts.some((text) => id.includes(text) || importPath.includes(text)),
  );
  if (stories.length === 0) throw new Error(`No story with pictures has "${texts.join('" or "')}" in its id or path`);
  return { folder, entries, stories };
}

async function compare(texts: readonly string[], everything: boolean, base?: string): Promise<boolean> {
  const { folder, stories } = await choose(texts);
  const pictures = await preparePictures({ folder, everything, base });
  const visits = await visitStories({
    folder,
    stories,
    look: async (page, story) => {
      await pictures.gate.take(page, story);
      return [];
    },
  });
  const failed = notPassed(stories, visits);
  const differing = await judgePictures(pictures, { stories, failed });
  return differing.length === 0 && failed.size === 0;
}

const { values, positionals } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  allowPositionals: true,
  options: {
    approve: { type: 'boolean', default: false },
    compare: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
  },
});
try {
  if (values.approve) await approvePictures(await choose(positionals));
  else {
    const isFine = values.compare
      ? await compare(positionals.slice(1), values.all, commitOf(positionals[0] ?? 'main'))
      : await compare(positionals, values.all);
    process.exitCode = isFine ? 0 : 1;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
