import { FIXED_NOW } from '@switchboard/api-mocks/now';

const HOUR = 3_600_000;

/** Moments to look at a story at, by their distance in ms from the moment of the fixtures. */
export const clocks = {
  fixtures: { title: 'Friday, 09:41', offset: 0 },
  hour: { title: 'An hour later', offset: HOUR },
  night: { title: 'The night after', offset: 17 * HOUR },
  week: { title: 'A week later', offset: 7 * 24 * HOUR },
  year: { title: 'A year later', offset: 365 * 24 * HOUR },
  early: { title: 'A day early', offset: -24 * HOUR },
} as const;

/** How far the chosen clock is from the fixtures' moment, in ms. */
const offsetOf = (clock: unknown): number => Object.entries(clocks).find(([name]) => name === clock)?.[1].offset ?? 0;

/** A screen's `now`, moved to the chosen clock. */
export function atClock(now: unknown, clock: unknown): unknown {
  const offset = offsetOf(clock);
  if (now instanceof Date) return new Date(now.getTime() + offset);
  return typeof now === 'number' ? now + offset : now;
}

/** Stops the page's clock at the chosen moment; returns what lets it go on. */
export function stopClock(clock: unknown): () => void {
  const RealDate = Date;
  const moment = FIXED_NOW.getTime() + offsetOf(clock);
  class StoppedDate extends RealDate {
    constructor(...parts: unknown[]) {
      super(...((parts.length === 0 ? [moment] : parts) as [number]));
    }
    static override now = (): number => moment;
    // Dates made before are dates still.
    static override [Symbol.hasInstance] = (value: unknown): boolean => value instanceof RealDate;
  }
  globalThis.Date = StoppedDate as DateConstructor;
  return () => {
    globalThis.Date = RealDate;
  };
}
