import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { Picture } from './decodePng.ts';
import { createTiler, fromTiles, type Tiled } from './tiles.ts';
import type { Codec } from './webp.ts';

/** All packs together, in bytes. */
export const MOST_BYTES = 24_000_000;

/** A picture in a pack. The hash is that of its line in the manifest. */
interface Packed extends Tiled {
  sha256: string;
}
type Index = Record<string, Packed>;

/** A picture to pack: decoded only when it is its turn, since all together would fill the memory. */
export interface ToPack {
  key: string;
  sha256: string;
  read: () => Promise<Picture> | Picture;
}

/** The pack that holds a story's pictures: one for each title of the side panel, so that a change rewrites little. */
const packOf = (key: string): string => key.replace(/--.*/, '');

const paths = (folder: string, name: string) => ({
  atlas: join(folder, `${name}.webp`),
  index: join(folder, `${name}.tiles`),
});

function readIndex(folder: string, name: string): Index {
  const { index } = paths(folder, name);
  return existsSync(index) ? (JSON.parse(brotliDecompressSync(readFileSync(index)).toString()) as Index) : {};
}

const namesIn = (folder: string): string[] =>
  existsSync(folder) ? [...new Set(readdirSync(folder).map((file) => file.replace(/\.\w+$/, '')))] : [];

/** The keys of all packed pictures. */
export const packedKeys = (folder: string): string[] =>
  namesIn(folder).flatMap((name) => Object.keys(readIndex(folder, name)));

/** Reads pictures from the packs of a folder. Each atlas is decoded once. */
export function openPacks(folder: string, codec: Codec) {
  const [indexes, atlases] = [new Map<string, Index>(), new Map<string, Promise<Picture>>()];
  const find = (key: string): Packed | undefined => {
    const name = packOf(key);
    const index = indexes.get(name) ?? readIndex(folder, name);
    indexes.set(name, index);
    return index[key];
  };
  return {
    /** The hash of a packed picture, undefined if there is none. */
    sha256: (key: string): string | undefined => find(key)?.sha256,
    async read(key: string): Promise<Picture | undefined> {
      const packed = find(key);
      if (!packed) return undefined;
      const name = packOf(key);
      const atlas = atlases.get(name) ?? codec.decode(readFileSync(paths(folder, name).atlas));
      atlases.set(name, atlas);
      return fromTiles(packed, await atlas);
    },
  };
}

/** Writes one pack of a folder. A pack that holds the same pictures already is left alone. */
async function writePack(folder: string, name: string, pictures: readonly ToPack[], codec: Codec): Promise<void> {
  const before = readIndex(folder, name);
  const same =
    Object.keys(before).length === pictures.length &&
    pictures.every(({ key, sha256 }) => before[key]?.sha256 === sha256);
  if (same) return;
  const tiler = createTiler();
  const index: Index = {};
  for (const { key, sha256, read } of pictures) index[key] = { ...tiler.add(await read()), sha256 };
  mkdirSync(folder, { recursive: true });
  writeFileSync(paths(folder, name).atlas, await codec.encode(tiler.atlas()));
  writeFileSync(paths(folder, name).index, brotliCompressSync(JSON.stringify(index)));
}

/** Makes a folder's packs hold these pictures and no others. */
export async function writePacks(folder: string, pictures: readonly ToPack[], codec: Codec): Promise<void> {
  const packs = Map.groupBy(
    pictures.toSorted((a, b) => (a.key < b.key ? -1 : 1)),
    ({ key }) => packOf(key),
  );
  for (const [name, own] of packs) await writePack(folder, name, own, codec);
  for (const name of namesIn(folder).filter((old) => !packs.has(old)))
    for (const path of Object.values(paths(folder, name))) rmSync(path, { force: true });
}

/** The size of a folder's packs in bytes. */
export const sizeOfPacks = (folder: string): number =>
  existsSync(folder) ? readdirSync(folder).reduce((sum, file) => sum + statSync(join(folder, file)).size, 0) : 0;
