import { diff } from '@blazediff/core';
import type { Picture } from './decodePng.ts';

/** What a machine may draw otherwise from one time to the next, if it is not the one that pictures are exact on. */
const NOISE = { pixels: 64, levels: 8 };

/** The picture on a ground of the given size; what it does not reach is transparent. */
function spread({ width, height, data }: Picture, wide: number, high: number): Picture {
  if (width === wide && height === high) return { width, height, data };
  const grown = new Uint8Array(wide * high * 4);
  for (let y = 0; y < height; y += 1) grown.set(data.subarray(y * width * 4, (y + 1) * width * 4), y * wide * 4);
  return { width: wide, height: high, data: grown };
}

/** How two pictures differ. */
export interface Difference {
  /** Pixels that differ by anything at all. */
  pixels: number;
  /** Whether that is no more than noise. */
  isNoise: boolean;
  /** The changed pixels in colour on a pale picture. */
  picture: Picture;
}

/** Compares two pictures pixel by pixel, the smaller one on a ground as large as the other. */
export function comparePictures(before: Picture, after: Picture): Difference {
  const [width, height] = [Math.max(before.width, after.width), Math.max(before.height, after.height)];
  const [one, other] = [spread(before, width, height), spread(after, width, height)];
  const picture = { width, height, data: new Uint8Array(width * height * 4) };
  const pixels = diff(one.data, other.data, picture.data, width, height, {
    threshold: 0,
    includeAA: true,
    alpha: 0.15,
  });
  const isNoise =
    pixels <= NOISE.pixels && one.data.every((value, at) => Math.abs(value - (other.data[at] ?? 0)) <= NOISE.levels);
  return { pixels, isNoise, picture };
}
