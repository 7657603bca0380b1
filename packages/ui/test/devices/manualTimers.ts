import type { Timers } from '../../src/devices/timers.ts';

/** Timers that run only when `advance` is called. */
export function manualTimers(): Timers & { advance: (ms: number) => void; waiting: () => number } {
  let now = 0;
  let waiting: { at: number; run: () => void }[] = [];
  return {
    now: () => now,
    after: (ms, run) => {
      const entry = { at: now + ms, run };
      waiting.push(entry);
      return () => {
        waiting = waiting.filter((other) => other !== entry);
      };
    },
    waiting: () => waiting.length,
    advance: (ms) => {
      const end = now + ms;
      for (;;) {
        const [next] = waiting.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at);
        if (!next) break;
        waiting = waiting.filter((other) => other !== next);
        now = Math.max(now, next.at);
        next.run();
      }
      now = end;
    },
  };
}
