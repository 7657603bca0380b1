/** Timers and the clock in milliseconds, as devices get them: the browser's own, or a test's. */
export interface Timers {
  now: () => number;
  /** Runs once after so many milliseconds; the answer cancels it. */
  after: (ms: number, run: () => void) => () => void;
}

/** The browser's timers. */
export const browserTimers: Timers = {
  now: () => performance.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
