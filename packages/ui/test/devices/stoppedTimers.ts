import type { Timers } from '../../src/devices/timers.ts';

/** Timers that run at once until so many ms have passed, and then never again. */
export function stoppedTimers(ms: number): Timers {
  let now = 0;
  return {
    now: () => now,
    after: (wait, run) => {
      if (now + wait > ms) return () => {};
      now += wait;
      let cancelled = false;
      queueMicrotask(() => (cancelled ? undefined : run()));
      return () => {
        cancelled = true;
      };
    },
  };
}
