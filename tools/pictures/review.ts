import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readStories } from '../storybook/visitStories.ts';
import { comparePictures } from './comparePictures.ts';
import { decodePng } from './decodePng.ts';
import { encodePng } from './encodePng.ts';
import { parseManifest, storyOf, type Differences, type Manifest } from './manifest.ts';
import { openPacks } from './packs.ts';
import { places } from './places.ts';
import { baseRevision, fileAt, storybookOf } from './revisions.ts';
import { shootStories } from './shootStories.ts';
import { pngOf } from './takePictures.ts';
import { withCodec } from './webp.ts';
import { writeReport, type Finding } from './writeReport.ts';

/** A report with more pictures would be too large to open. */
const MOST = 40;
const beforeFolder = join(places.revisions, 'before');

const pngAt = (folder: string, key: string): Buffer | undefined =>
  existsSync(pngOf(folder, key)) ? readFileSync(pngOf(folder, key)) : undefined;

/** Puts before and after beside each other. Undefined if they differ by noise alone and that is allowed. */
export function toFinding(
  key: string,
  before: Buffer | undefined,
  after: Buffer | undefined,
  noise = false,
): Finding | undefined {
  if (!before || !after)
    return { key, note: before ? 'There is no picture any more.' : 'There is no earlier picture.', before, after };
  const [one, other] = [decodePng(before), decodePng(after)];
  const { pixels, isNoise, picture } = comparePictures(one, other);
  if (noise && isNoise) return undefined;
  const size =
    one.width === other.width && one.height === other.height
      ? ''
      : `; ${one.width} × ${one.height} became ${other.width} × ${other.height}`;
  return { key, note: `${pixels} pixels differ${size}.`, before, after, difference: encodePng(picture) };
}

/** The earlier pictures from the packs, where these hold what the manifest says. */
const fromPacks = (keys: readonly string[], lines: Manifest): Promise<Map<string, Buffer>> =>
  withCodec(async (codec) => {
    const packs = openPacks(places.packs, codec);
    const found = new Map<string, Buffer>();
    for (const key of keys) {
      const picture = packs.sha256(key) === lines.get(key)?.sha256 ? await packs.read(key) : undefined;
      if (picture) found.set(key, encodePng(picture));
    }
    return found;
  });

/** The earlier pictures, drawn again from the base revision. */
async function fromBase(keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  const storybook = await storybookOf(baseRevision());
  const ids = new Set(keys.map(storyOf));
  const stories = readStories(storybook).filter(({ id }) => ids.has(id));
  await shootStories({ storybook, stories, keep: (key) => keys.includes(key), folder: beforeFolder });
}

/** Writes the report about pictures that differ from the manifest. Their PNGs are in `places.now`. Returns its path. */
export async function reportDifferences({ changed, missing, orphaned }: Differences, lines: Manifest): Promise<string> {
  const keys = changed.slice(0, MOST);
  const packed = await fromPacks(keys, lines);
  const rest = keys.filter((key) => !packed.has(key));
  let lack = '';
  try {
    await fromBase(rest);
  } catch (error) {
    lack = ` (${error instanceof Error ? error.message : String(error)})`;
  }
  const findings = [
    ...keys.map((key) => toFinding(key, packed.get(key) ?? pngAt(beforeFolder, key), pngAt(places.now, key))),
    ...missing.slice(0, MOST - keys.length).map((key) => toFinding(key, undefined, pngAt(places.now, key))),
  ].filter((finding) => finding !== undefined);
  for (const finding of findings) if (!finding.before) finding.note += lack;
  const shown = new Set(findings.map(({ key }) => key));
  const others = [...changed, ...missing]
    .filter((key) => !shown.has(key))
    .concat(orphaned.map((key) => `${key}: a line without a picture`));
  return writeReport(findings, {
    title: `${changed.length} changed, ${missing.length} new, ${orphaned.length} gone`,
    others,
  });
}

interface CompareOptions {
  revision: string;
  /** The built Storybook whose pictures are `taken`. */
  storybook: string;
  taken: Manifest;
  /** Whether differences as small as noise are let pass: on machines of which nobody knows whether they draw exactly. */
  noise: boolean;
  isCompared: (key: string) => boolean;
}

/** Draws another revision's pictures here and compares. Returns the keys that differ and the path of the report. */
export async function compareWithRevision({ revision, storybook, taken, noise, isCompared }: CompareOptions) {
  const ids = new Set([...taken.keys()].map(storyOf));
  const base = await storybookOf(revision);
  const before = await shootStories({
    storybook: base,
    stories: readStories(base).filter(({ id }) => ids.has(id)),
    keep: (key, sha256) => taken.get(key)?.sha256 !== sha256,
    folder: beforeFolder,
  });
  const changed = [...taken.keys()].filter(
    (key) => isCompared(key) && before.taken.has(key) && before.taken.get(key)?.sha256 !== taken.get(key)?.sha256,
  );
  const again = new Set(changed.map(storyOf));
  await shootStories({
    storybook,
    stories: readStories(storybook).filter(({ id }) => again.has(id)),
    keep: (key) => changed.includes(key),
    folder: places.now,
  });
  const differing: string[] = [];
  const findings: Finding[] = [];
  for (const key of changed) {
    const finding = toFinding(key, pngAt(beforeFolder, key), pngAt(places.now, key), noise);
    if (!finding) continue;
    differing.push(key);
    if (findings.length < MOST) findings.push(finding);
  }
  const report = writeReport(findings, {
    title: `${differing.length} of ${taken.size} pictures differ from ${revision.slice(0, 10)}`,
    others: differing.slice(MOST),
  });
  return { differing, compared: before.taken.size, report };
}

/** On another machine: compares with the base revision, apart from pictures whose line has changed since. */
export async function compareWithBase(lines: Manifest, taken: Manifest, storybook: string) {
  const revision = baseRevision();
  const text = fileAt(revision, 'pictures/manifest.txt');
  const then = text === null ? lines : parseManifest(text);
  const isCompared = (key: string): boolean => then.get(key)?.sha256 === lines.get(key)?.sha256;
  return { revision, ...(await compareWithRevision({ revision, storybook, taken, noise: true, isCompared })) };
}
