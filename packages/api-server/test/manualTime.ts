import type { Clock, Timers } from '../src/platform/clock.ts';

/** Test helper: a clock and timers that stand still until they are advanced. */
export interface ManualTime {
  readonly clock: Clock;
  readonly timers: Timers;
  /** Advances by so many milliseconds and calls whatever falls due, in order. */
  readonly advance: (ms: number) => void;
}

/** A time that starts at the given moment. */
export function manualTime(start: Date): ManualTime {
  let now = start.getTime();
  const due = new Map<symbol, { at: number; run: () => void }>();
  const next = (until: number): [symbol, { at: number; run: () => void }] | undefined =>
    [...due].filter(([, { at }]) => at <= until).toSorted(([, a], [, b]) => a.at - b.at)[0];
  return {
    clock: () => new Date(now),
    timers: {
      after: (ms, run) => {
        const key = Symbol('timer');
        due.set(key, { at: now + ms, run });
        return () => void due.delete(key);
      },
    },
    advance: (ms) => {
      const until = now + ms;
      for (let entry = next(until); entry; entry = next(until)) {
        const [key, { at, run }] = entry;
        due.delete(key);
        now = at;
        run();
      }
      now = until;
    },
  };
}
