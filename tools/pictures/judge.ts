import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readEntries, type StoryEntry } from '../storybook/visitStories.ts';
import { drawCanary, drawnOtherwise } from './canary.ts';
import { comparePngs } from './comparePngs.ts';
import {
  compareManifest,
  formatManifest,
  isExpected,
  parseManifest,
  readManifest,
  storyOf,
  type Differences,
  type Manifest,
} from './manifest.ts';
import { places } from './places.ts';
import { baseRevision, fileAt, storybookOf } from './storybooks.ts';
import { fileOf, startTaking, takePictures } from './takePictures.ts';
import { VARIANTS, chooseVariants, hasPictures } from './variants.ts';
import { writeReport } from './writeReport.ts';

/** Of so many stories, the report shows what they looked like before. Drawing more would take minutes. */
const MOST = 50;

interface Plan {
  /** The built Storybook. */
  folder: string;
  /** All pictures, instead of those that a push takes. */
  everything?: boolean;
  /** The revision to compare with, drawn here, instead of the manifest. */
  base?: string | undefined;
}

/**
 * Reads the manifest, asks the canary, and says so if this machine draws otherwise: then the base revision takes the
 * manifest's place. `drawn` are the ids of the entries that have pictures; take theirs while they are open.
 */
export async function preparePictures({ folder, everything = false, base: asked }: Plan) {
  const lines = readManifest();
  const entries = readEntries(folder).filter(hasPictures);
  const strange = drawnOtherwise(lines, await drawCanary());
  const isExact = strange.length === 0;
  if (!isExact)
    console.log(
      `This machine draws otherwise than the one that wrote pictures/manifest.txt (canary: ${strange.join(', ')}). So its pictures are compared with those of another revision, drawn here too.`,
    );
  // Throws early if there is none, instead of after all stories.
  const base = asked ?? (isExact ? undefined : baseRevision());
  rmSync(places.report, { recursive: true, force: true });
  const gate = startTaking({
    choose: chooseVariants(entries, everything),
    keep: (key, sha256) => base !== undefined || lines.get(key)?.sha256 !== sha256,
    folder: places.now,
  });
  return {
    lines,
    everything,
    base,
    isAsked: asked !== undefined,
    isExact,
    drawn: new Set(entries.map(({ id }) => id)),
    gate,
  };
}

type Pictures = Awaited<ReturnType<typeof preparePictures>>;

/** Draws pictures of a revision here. Keeps the PNGs that are unlike. */
async function drawBefore(revision: string, keys: readonly string[], taken: Manifest): Promise<Manifest> {
  const storybook = await storybookOf(revision);
  const [wanted, ids] = [new Set(keys), new Set(keys.map(storyOf))];
  const stories = readEntries(storybook).filter(({ id }) => ids.has(id));
  const before = await takePictures(storybook, stories, {
    choose: ({ id }) => VARIANTS.filter((variant) => wanted.has(`${id} ${variant}`)),
    keep: (key, sha256) => taken.get(key)?.sha256 !== sha256,
    folder: places.before,
  });
  return before.taken;
}

const unlike = (one: Manifest, other: Manifest, key: string): boolean =>
  one.get(key)?.sha256 !== other.get(key)?.sha256;

const difference = (key: string) =>
  comparePngs(readFileSync(join(places.before, fileOf(key))), readFileSync(join(places.now, fileOf(key))));

/** Draws the base revision here, and returns the keys of pictures that differ from it. */
async function compareWithBase(base: string, { lines, isAsked, isExact, gate }: Pictures): Promise<string[]> {
  const { taken } = gate;
  const before = await drawBefore(base, [...taken.keys()], taken);
  console.log(`${before.size} pictures compared with ${base.slice(0, 10)}`);
  const then = parseManifest(fileAt(base, 'pictures/manifest.txt'));
  const isAccepted = (key: string): boolean => !isAsked && unlike(then, lines, key);
  return [...before.keys()]
    .filter((key) => unlike(before, taken, key) && !isAccepted(key) && (isExact || !difference(key).isNoise))
    .toSorted();
}

/** Writes the report, for which it draws what the first changed stories looked like before. Returns its path. */
async function report({ changed, missing, orphaned }: Differences, { base, gate }: Pictures): Promise<string> {
  const stories = new Set([...new Set([...changed, ...missing].map(storyOf))].slice(0, MOST));
  const shown = [...changed, ...missing].filter((key) => stories.has(storyOf(key)));
  const notes: string[] = [];
  try {
    const revision = base ?? baseRevision();
    const keys = shown.filter((key) => changed.includes(key));
    if (!base && keys.length > 0) await drawBefore(revision, keys, gate.taken);
    notes.push(`Before is ${revision.slice(0, 10)}, drawn on this machine.`);
  } catch (error) {
    notes.push(`Before could not be drawn. ${error instanceof Error ? error.message : String(error)}`);
  }
  const others = [...changed, ...missing].filter((key) => !stories.has(storyOf(key)));
  if (others.length > 0) notes.push(`The pictures of ${MOST} stories are shown; ${others.length} more differ.`);
  notes.forEach((note) => console.log(note));
  const findings = shown.map((key) => ({
    key,
    difference: existsSync(join(places.before, fileOf(key))) ? difference(key) : undefined,
  }));
  return writeReport(findings, {
    title: `${changed.length} changed, ${missing.length} new, ${orphaned.length} gone`,
    notes,
    others: [...others, ...orphaned.map((key) => `${key}: a line without a picture`)],
  });
}

const print = (word: string, keys: readonly string[]): void => {
  for (const key of keys.slice(0, 20)) console.log(`  ${word}: ${key}`);
  if (keys.length > 20) console.log(`  and ${keys.length - 20} more`);
};

interface Run {
  /** What was opened, and the ids of what failed. */
  stories: readonly StoryEntry[];
  failed: ReadonlySet<string>;
}

/** Compares the pictures of a run, prints what differs, and writes the report. Returns the keys that differ. */
export async function judgePictures(pictures: Pictures, { stories, failed }: Run): Promise<string[]> {
  const { lines, everything, base, isAsked, drawn, gate } = pictures;
  const opened = new Set(stories.map(({ id }) => id).filter((id) => !failed.has(id)));
  // A push takes fewer pictures than there are lines.
  const expects = isExpected(drawn, everything ? opened : new Set());
  const found = isAsked ? { changed: [], missing: [], orphaned: [] } : compareManifest(lines, gate.taken, expects);
  if (base) found.changed = await compareWithBase(base, pictures);
  const differing = [...found.changed, ...found.missing, ...found.orphaned];
  console.log(`${gate.taken.size} pictures, ${differing.length} differ`);
  if (differing.length === 0) return [];
  print('changed', found.changed);
  print('new', found.missing);
  print('gone', found.orphaned);
  const file = await report(found, pictures);
  // For those who work on a machine that draws otherwise, and so can't approve there.
  const accepted = [...lines].filter(([key]) => !found.orphaned.includes(key)).concat([...gate.taken]);
  if (!base) writeFileSync(join(places.report, 'manifest.txt'), formatManifest(new Map(accepted)));
  console.log(`Look at ${file}. If all is meant: npm run visual:approve`);
  return differing;
}
