import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StoryEntry } from '../storybook/visitStories.ts';
import { openGate, readManifest, strangeness } from './gate.ts';
import { formatManifest } from './manifest.ts';
import { places } from './places.ts';
import { baseRevision } from './revisions.ts';
import { findUnchanged } from './storyCode.ts';
import { hasPictures } from './variants.ts';
import { compareWithBase, reportDifferences } from './review.ts';

interface Plan {
  folder: string;
  stories: readonly StoryEntry[];
  /** Stories to draw even if their code has not changed. */
  anyway: readonly StoryEntry[];
}

/**
 * Reads the manifest, asks the canary, and says so if this machine draws otherwise. `drawn` are the stories whose
 * pictures have to be taken: where the code is not the one that the accepted pictures were drawn from.
 */
export async function preparePictures({ folder, stories, anyway }: Plan) {
  const lines = readManifest();
  const unchanged = findUnchanged(folder, stories, lines);
  const also = new Set(anyway.map(({ id }) => id));
  const drawn = new Set(
    stories
      .filter((story) => hasPictures(story) && (!unchanged.has(story.id) || also.has(story.id)))
      .map(({ id }) => id),
  );
  const left = stories.filter(hasPictures).length - drawn.size;
  if (left > 0) console.log(`${left} stories have the code that their accepted pictures were drawn from`);
  const strange = await strangeness(lines);
  const comparable = strange.length === 0;
  if (!comparable) {
    console.log(
      `This machine draws otherwise than the one that wrote pictures/manifest.txt (canary: ${strange.join(', ')}). So its pictures are compared with those of the base revision, drawn here too.`,
    );
    // Throws early if there is none, instead of after all stories.
    console.log(`The base revision is ${baseRevision().slice(0, 10)}.`);
  }
  return { lines, comparable, drawn, gate: openGate(lines, comparable) };
}

interface Run {
  folder: string;
  stories: readonly StoryEntry[];
  all: readonly StoryEntry[];
  failed: ReadonlySet<string>;
}

const print = (word: string, keys: readonly string[]): void => {
  for (const key of keys.slice(0, 20)) console.log(`  ${word}: ${key}`);
  if (keys.length > 20) console.log(`  and ${keys.length - 20} more`);
};

/** Compares the pictures of a run, prints what differs, and writes the report. Returns the keys that differ. */
export async function judgePictures(
  { lines, comparable, drawn, gate }: Awaited<ReturnType<typeof preparePictures>>,
  { folder, stories, all, failed }: Run,
): Promise<string[]> {
  const visited = stories.filter((story) => drawn.has(story.id) || !hasPictures(story));
  const found = await gate.end(visited, all, failed);
  let [changed, report] = [found.changed, ''];
  if (!comparable) {
    const base = await compareWithBase(lines, gate.taken, folder);
    console.log(`${base.compared} pictures compared with ${base.revision.slice(0, 10)}`);
    ({ differing: changed, report } = base);
  }
  const differing = [...changed, ...found.missing, ...found.orphaned];
  console.log(`${gate.taken.size} pictures, ${differing.length} differ`);
  if (differing.length === 0) return [];
  if (comparable) report = await reportDifferences(found, lines);
  // For those who work on a machine that draws otherwise, and so can't approve there.
  const accepted = [...lines].filter(([key]) => !found.orphaned.includes(key)).concat([...gate.taken]);
  if (comparable) writeFileSync(join(places.report, 'manifest.txt'), formatManifest(new Map(accepted)));
  print('changed', changed);
  print('new', found.missing);
  print('gone', found.orphaned);
  console.log(`Look at ${report} (npm run visual writes it too). If all is meant: npm run visual:approve`);
  return differing;
}
