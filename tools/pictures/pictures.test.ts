import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { comparePictures } from './comparePictures.ts';
import { decodePng, type Picture } from './decodePng.ts';
import { encodePng } from './encodePng.ts';
import { openPacks, packedKeys, writePacks } from './packs.ts';
import type { Codec } from './webp.ts';

const folder = mkdtempSync(join(tmpdir(), 'switchboard-packs-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A picture with edges that fit no tile, whose pixels all differ a little. */
function picture(width: number, height: number, seed: number): Picture {
  const data = new Uint8Array(width * height * 4);
  for (let at = 0; at < data.length; at += 1) data[at] = at % 4 === 3 ? 255 : (at * at * seed + (at >> 6)) % 256;
  return { width, height, data };
}

let pictures: Record<string, Picture>;
beforeAll(() => {
  pictures = {
    'screens-a-list--one light': picture(70, 41, 3),
    'screens-a-list--two light': picture(70, 41, 3),
    'screens-b-card--one light': picture(33, 64, 7),
  };
});

/** Keeps the pixels as they are, so that only the tiles are tested here. The browser's codec has its own test. */
const plain = (): Codec => {
  const sizes = new Map<number, { width: number; height: number }>();
  return {
    encode: ({ width, height, data }) => {
      sizes.set(data.length, { width, height });
      return Promise.resolve(data);
    },
    decode: (data) => Promise.resolve({ ...(sizes.get(data.length) ?? { width: 0, height: 0 }), data }),
  };
};
const toPack = (keys: readonly string[]) =>
  keys.map((key) => ({ key, sha256: key, read: () => pictures[key] ?? picture(1, 1, 1) }));

it('decodes a PNG to the pixels that were encoded', () => {
  const before = picture(37, 23, 5);
  expect(decodePng(encodePng(before))).toEqual(before);
});

it('puts pictures into packs and takes them out again, exactly', async () => {
  const codec = plain();
  const keys = Object.keys(pictures);
  await writePacks(folder, toPack(keys), codec);
  const packs = openPacks(folder, codec);
  for (const key of keys) expect(await packs.read(key)).toEqual(pictures[key]);
  expect(packs.sha256('screens-a-list--one light')).toBe('screens-a-list--one light');
  expect(await packs.read('screens-a-list--none light')).toBeUndefined();
});

it('removes the pack of a folder without pictures', async () => {
  await writePacks(folder, toPack(['screens-b-card--one light']), plain());
  expect(packedKeys(folder)).toEqual(['screens-b-card--one light']);
});

it('counts each pixel that differs, by one step too', () => {
  const [before, after] = [picture(40, 40, 3), picture(40, 40, 3)];
  expect(comparePictures(before, after).pixels).toBe(0);
  after.data[400] = (after.data[400] ?? 0) ^ 1;
  expect(comparePictures(before, after)).toMatchObject({ pixels: 1, isNoise: true });
});

it('lets pass as noise 64 pixels by 8 levels, and no more', () => {
  const flat = (): Picture => ({ width: 40, height: 40, data: new Uint8Array(6_400).fill(100) });
  const changed = (pixels: number, levels: number): Picture => {
    const after = flat();
    for (let at = 0; at < pixels; at += 1) after.data[at * 4] = 100 + levels;
    return after;
  };
  const isNoise = (after: Picture): boolean => comparePictures(flat(), after).isNoise;
  expect([isNoise(changed(64, 8)), isNoise(changed(65, 8)), isNoise(changed(1, 9))]).toEqual([true, false, false]);
});

it('takes another size for a difference', () => {
  const { pixels, isNoise, picture: drawn } = comparePictures(picture(40, 40, 3), picture(40, 41, 3));
  expect({ pixels, isNoise, height: drawn.height }).toEqual({ pixels: 40, isNoise: false, height: 41 });
});
