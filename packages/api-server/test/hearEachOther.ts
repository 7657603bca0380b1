import { expect } from 'vitest';
import type { Database } from '../src/platform/store/Database.ts';

/** Waits until what is announced at either of two servers is told at the other. */
export async function hearEachOther(one: Database, other: Database): Promise<void> {
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    let isHeard = false;
    const stop = to.listen('answer', () => (isHeard = true));
    await expect.poll(() => (from.listen('answer', () => {})(), from.announce('answer'), isHeard)).toBe(true);
    stop();
  }
}
