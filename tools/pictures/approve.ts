import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { StoryEntry } from '../storybook/visitStories.ts';
import { drawCanary, drawnOtherwise } from './canary.ts';
import { decodePng } from './decodePng.ts';
import { isExpected, readManifest } from './gate.ts';
import { compareManifest, formatManifest, isCanary, storyOf, type Manifest } from './manifest.ts';
import { MOST_BYTES, openPacks, packedKeys, sizeOfPacks, writePacks, type ToPack } from './packs.ts';
import { places } from './places.ts';
import { recordApproval } from './recordChanges.ts';
import { shootStories, type Pictures } from './shootStories.ts';
import { findUnchanged, recordCode } from './storyCode.ts';
import { pngOf } from './takePictures.ts';
import { isPacked } from './variants.ts';
import { withCodec } from './webp.ts';

/** The new manifest: what was drawn, and what this run did not look at. */
function nextManifest(
  lines: Manifest,
  canary: Manifest,
  { taken, failed }: Pictures,
  isLookedAt: (key: string) => boolean,
): Manifest {
  const others = [...lines].filter(([key]) => !isCanary(key) && !isLookedAt(key));
  const drawn = [...taken].filter(([key]) => !failed.has(storyOf(key)));
  return new Map([...others, ...drawn, ...canary]);
}

/** Rewrites the packs: the state stories of this run, and what they held of others. */
async function repack(manifest: Manifest, { taken, covering }: Pictures): Promise<void> {
  await withCodec(async (codec) => {
    const packs = openPacks(places.packs, codec);
    const drawn = [...taken.keys()].filter((key) => manifest.has(key) && covering.has(storyOf(key)) && isPacked(key));
    const others = packedKeys(places.packs).filter((key) => !taken.has(key) && manifest.has(key));
    const pictures = [...drawn, ...others].map((key): ToPack => ({
      key,
      sha256: manifest.get(key)?.sha256 ?? '',
      read: async () => {
        if (taken.has(key)) return decodePng(readFileSync(pngOf(places.now, key)));
        const picture = await packs.read(key);
        if (!picture) throw new Error(`The pack of ${key} has lost it`);
        return picture;
      },
    }));
    await writePacks(places.packs, pictures, codec);
    console.log(`${pictures.length} of them to look at in pictures/packs`);
  });
}

interface Approval {
  folder: string;
  stories: readonly StoryEntry[];
  /** What the ids or paths of these stories include; empty for all stories. */
  text: string;
  /** Those that are meant, with or without pictures, and all that there are. */
  meant: readonly StoryEntry[];
  all: readonly StoryEntry[];
  /** Why the pictures changed. */
  because: string;
  /** Also stories whose code has not changed since their pictures were accepted. */
  everything: boolean;
}

/** Accepts the pictures of stories as they are now: rewrites their lines and packs, and writes down what changed. */
export async function approvePictures(approval: Approval): Promise<void> {
  const { folder, all, text, because, everything } = approval;
  const lines = readManifest();
  const canary = await drawCanary();
  const strange = drawnOtherwise(lines, canary);
  if (text !== '' && lines.size > 0 && strange.length > 0)
    throw new Error(
      `This machine draws otherwise than the one that wrote pictures/manifest.txt (canary: ${strange.join(', ')}), so single lines would not fit the others. Approve on Linux x64 with the packed browser, or approve all.`,
    );
  // On a machine that draws otherwise, all lines are new.
  const unchanged = everything || strange.length > 0 ? new Set<string>() : findUnchanged(folder, all, lines);
  const isMeant = ({ id }: StoryEntry): boolean => !unchanged.has(id);
  const [stories, meant] = [approval.stories.filter(isMeant), approval.meant.filter(isMeant)];
  console.log(`Taking the pictures of ${stories.length} stories …`);
  const pictures = await shootStories({ storybook: folder, stories, keep: isPacked, folder: places.now });
  const isExpectedNow = isExpected(meant, all, pictures.failed);
  const ids = new Set(all.map(({ id }) => id));
  // Of stories that are gone, only those that are meant.
  const isLookedAt = (key: string): boolean => isExpectedNow(key) && (ids.has(storyOf(key)) || key.includes(text));
  const manifest = nextManifest(lines, canary, pictures, isLookedAt);
  const { changed, missing, orphaned } = compareManifest(lines, manifest, isLookedAt);
  mkdirSync(dirname(places.manifest), { recursive: true });
  writeFileSync(places.manifest, formatManifest(manifest));
  const drawn = new Set(stories.map(({ id }) => id).filter((id) => !pictures.failed.has(id)));
  recordCode(folder, all, drawn, manifest);
  recordApproval({ before: lines, after: manifest, comparable: strange.length === 0, because });
  console.log(
    `${changed.length} lines changed, ${missing.length} added, ${orphaned.length} removed of ${manifest.size}`,
  );
  await repack(manifest, pictures);
  const size = sizeOfPacks(places.packs);
  console.log(`The packs have ${(size / 1e6).toFixed(2)} MB of at most ${MOST_BYTES / 1e6}`);
  if (size > MOST_BYTES) throw new Error('The packs are too large');
  if (pictures.failed.size > 0)
    throw new Error(`These stories fail, so their lines stay as they were: ${[...pictures.failed].join(', ')}`);
}
