/** Timers and the clock, in milliseconds: the browser's, or a test's. */
export interface Timers {
  now: () => number;
  /** Runs once after that many milliseconds. Returns a cancel function. */
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
