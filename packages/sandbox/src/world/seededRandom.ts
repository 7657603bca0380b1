/** A number from a text, the same each time (FNV-1a). */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
}

/** Chance that repeats: the same seed gives the same choices. */
export interface SeededRandom {
  /** From 0 to 1, without 1. */
  readonly next: () => number;
  /** A whole number, both ends included. */
  readonly whole: (least: number, most: number) => number;
  /** One of a list that is not empty. */
  readonly pick: <T>(values: readonly T[]) => T;
}

/** Chance from a seed (mulberry32). */
export function seededRandom(seed: string): SeededRandom {
  let state = hashOf(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    whole: (least, most) => least + Math.floor(next() * (most - least + 1)),
    pick: <T>(values: readonly T[]): T => values[Math.floor(next() * values.length)] as T,
  };
}

/** An id of hexadecimal digits, the same for the same text. */
export function hexId(text: string, length: number): string {
  const { whole } = seededRandom(`id ${text}`);
  return Array.from({ length }, (_, index) => whole(index === 0 ? 1 : 0, 15).toString(16)).join('');
}

/** An id of decimal digits, the same for the same text. */
export function digitId(text: string, length: number): string {
  const { whole } = seededRandom(`digits ${text}`);
  return Array.from({ length }, (_, index) => whole(index === 0 ? 1 : 0, 9)).join('');
}
