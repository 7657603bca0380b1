/** Calls back later; tests pass one whose time they move themselves. */
export interface Timers {
  /** Calls `run` once after so many milliseconds; the returned function calls it off. */
  readonly after: (ms: number, run: () => void) => () => void;
}

/** The machine's own timers. None of them keeps the process alive. */
export const systemTimers: Timers = {
  after: (ms, run) => {
    const timer = setTimeout(run, ms).unref();
    return () => clearTimeout(timer);
  },
};
