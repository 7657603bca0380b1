import { createHash } from 'node:crypto';
import { decode, type DecodedPng } from 'fast-png';

/** What a machine may draw otherwise from one time to the next, if it is not one that pictures are exact on. */
const NOISE = { pixels: 64, levels: 8 };

/** How two pictures differ: on a ground of this size in px, which holds both. */
export interface Difference {
  width: number;
  height: number;
  /** Pixels that differ by anything at all. */
  pixels: number;
  /** Whether that is no more than noise. */
  isNoise: boolean;
  /** Where they are, in px. */
  box: { left: number; top: number; width: number; height: number };
  /** The same wherever the same pixels became the same others, even at another place. */
  hash: string;
}

/** Pixels as 0xRRGGBB on a ground of a given size; -1 where the picture does not reach. */
function spread({ width, height, channels, data }: DecodedPng, wide: number, high: number): Int32Array {
  const pixels = new Int32Array(wide * high).fill(-1);
  for (let y = 0, from = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, from += channels)
      pixels[y * wide + x] = (data[from]! << 16) | (data[from + 1]! << 8) | data[from + 2]!;
  return pixels;
}

/** By how many levels the channel that differs most does. */
const levels = (one: number, other: number): number =>
  Math.max(...[16, 8, 0].map((bits) => Math.abs(((one >> bits) & 255) - ((other >> bits) & 255))));

/** Compares two opaque pictures pixel by pixel, the smaller one on a ground as large as the other. */
export function comparePngs(before: Buffer, after: Buffer): Difference {
  const [was, is] = [decode(before), decode(after)];
  const [width, height] = [Math.max(was.width, is.width), Math.max(was.height, is.height)];
  const [one, other] = [spread(was, width, height), spread(is, width, height)];
  const places: number[] = [];
  for (const [place, pixel] of one.entries()) if (pixel !== other[place]) places.push(place);
  const [xs, ys] = [places.map((place) => place % width), places.map((place) => Math.floor(place / width))];
  const [left, right] = xs.reduce(([least, most], x) => [Math.min(least, x), Math.max(most, x)], [width, 0]);
  const [top, bottom] = [ys[0] ?? 0, ys.at(-1) ?? 0];
  const changes = new Int32Array(places.length * 4);
  for (const [at, place] of places.entries())
    changes.set([xs[at]! - left, ys[at]! - top, one[place]!, other[place]!], at * 4);
  return {
    width,
    height,
    pixels: places.length,
    isNoise: places.length <= NOISE.pixels && places.every((at) => levels(one[at]!, other[at]!) <= NOISE.levels),
    box: { left, top, width: right - left + 1, height: bottom - top + 1 },
    hash: createHash('sha256').update(changes).digest('hex'),
  };
}
