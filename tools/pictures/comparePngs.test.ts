import { encode } from 'fast-png';
import { expect, it } from 'vitest';
import { comparePngs } from './comparePngs.ts';

/** A grey picture with some pixels, by place, of another colour. */
function png(width: number, height: number, others: Record<number, number[]> = {}): Buffer {
  const data = new Uint8Array(width * height * 3).fill(100);
  for (const [place, colour] of Object.entries(others)) data.set(colour, Number(place) * 3);
  return Buffer.from(encode({ width, height, data, channels: 3 }));
}
const red = [255, 0, 0];

it('counts each pixel that differs, by one step too', () => {
  expect(comparePngs(png(40, 40), png(40, 40)).pixels).toBe(0);
  expect(comparePngs(png(40, 40), png(40, 40, { 7: [100, 100, 101] }))).toMatchObject({ pixels: 1, isNoise: true });
});

it('lets pass as noise 64 pixels by 8 levels, and no more', () => {
  const isNoise = (pixels: number, level: number): boolean => {
    const others = Object.fromEntries(Array.from({ length: pixels }, (_, place) => [place, [level, 100, 100]]));
    return comparePngs(png(40, 40), png(40, 40, others)).isNoise;
  };
  expect([isNoise(64, 108), isNoise(64, 92), isNoise(65, 108), isNoise(1, 109)]).toEqual([true, true, false, false]);
});

it('takes another size for a difference', () => {
  expect(comparePngs(png(40, 40), png(40, 41))).toMatchObject({ pixels: 40, isNoise: false });
});

it('knows the same change again at another place and in a picture of another size, and no other', () => {
  const hash = (width: number, others: Record<number, number[]>): string =>
    comparePngs(png(width, 40), png(width, 40, others)).hash;
  const dots = hash(40, { 0: red, 41: red });
  expect(hash(40, { 165: red, 206: red })).toBe(dots);
  expect(hash(60, { 0: red, 61: red })).toBe(dots);
  expect(hash(40, { 1: red, 40: red })).not.toBe(dots);
  expect(hash(40, { 0: red, 41: [254, 0, 0] })).not.toBe(dots);
});
