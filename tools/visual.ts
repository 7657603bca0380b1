// npm run visual -- [text]           compares the pictures of all stories, or of those with the text in their id or path,
//                                    with the manifest, names those that are changed, new or gone, and writes a report.
//                                    Leaves out stories whose code is the one that their accepted pictures were drawn
//                                    from (pictures/code.txt, which it brings up to date if nothing differs); --all
//                                    takes these too
// npm run visual:approve -- [text] [--because "words"]
//                                    accepts the pictures as they are now; the words go to the changelog. --all as above
// npm run visual:compare -- BASE     compares with those of another revision, drawn here
import { parseArgs } from 'node:util';
import { approvePictures } from './pictures/approve.ts';
import { judgePictures, preparePictures } from './pictures/judge.ts';
import { compareWithRevision } from './pictures/review.ts';
import { commitOf, currentStorybook, storybookOf } from './pictures/revisions.ts';
import { places } from './pictures/places.ts';
import { hasPictures } from './pictures/variants.ts';
import { shootStories } from './pictures/shootStories.ts';
import { findSame, recordCode } from './pictures/storyCode.ts';
import { notPassed, readStories, visitStories, type StoryEntry } from './storybook/visitStories.ts';

/** Which stories to look at, of a Storybook that is as new as the work tree. */
async function choose(text: string) {
  const folder = await currentStorybook();
  const all = readStories(folder);
  const isMeant = ({ id, importPath = '' }: StoryEntry): boolean => id.includes(text) || importPath.includes(text);
  const meant = all.filter(isMeant);
  const stories = meant.filter(hasPictures);
  if (stories.length === 0) throw new Error(`No story with pictures has "${text}" in its id or path`);
  return { folder, all, meant, stories };
}

async function compare(text: string, everything: boolean): Promise<boolean> {
  const { folder, all, meant, stories } = await choose(text);
  const pictures = await preparePictures({ folder, stories: meant, anyway: everything ? meant : [] });
  const drawn = stories.filter(({ id }) => pictures.drawn.has(id));
  const visits = await visitStories({
    folder,
    stories: drawn,
    look: async (page, story) => {
      await pictures.gate.take(page, story);
      return [];
    },
  });
  const failed = notPassed(drawn, visits);
  const differing = await judgePictures(pictures, { folder, stories: meant, all, failed });
  const isFine = differing.length === 0 && failed.size === 0;
  if (isFine && pictures.comparable) recordCode(folder, all, pictures.drawn, pictures.lines);
  return isFine;
}

async function compareRevision(name: string): Promise<boolean> {
  const revision = commitOf(name);
  const { folder, stories: all } = await choose('');
  const same = findSame(folder, await storybookOf(revision), all);
  const stories = all.filter(({ id }) => !same.has(id));
  console.log(`${same.size} stories have the same code there, taking the pictures of the other ${stories.length} …`);
  const { taken } = await shootStories({ storybook: folder, stories, keep: () => false, folder: places.now });
  const result = await compareWithRevision({
    revision,
    storybook: folder,
    taken,
    noise: false,
    isCompared: () => true,
  });
  for (const key of result.differing) console.log(`  ${key}`);
  console.log(`${result.differing.length} of ${result.compared} pictures differ. Look at ${result.report}`);
  return result.differing.length === 0;
}

const { values, positionals } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  allowPositionals: true,
  options: {
    approve: { type: 'boolean', default: false },
    compare: { type: 'boolean', default: false },
    because: { type: 'string', default: '' },
    all: { type: 'boolean', default: false },
  },
});
const [text = ''] = positionals;
try {
  if (values.approve)
    await approvePictures({ ...(await choose(text)), text, because: values.because, everything: values.all });
  else if (values.compare) process.exitCode = (await compareRevision(text)) ? 0 : 1;
  else process.exitCode = (await compare(text, values.all)) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
