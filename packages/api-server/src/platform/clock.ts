/** Returns the current moment. Tests pass a fixed one. */
export type Clock = () => Date;

/** The machine's clock. */
export const systemClock: Clock = () => new Date();

/** Calls back later. Tests pass timers that they advance by hand. */
export interface Timers {
  /** Calls `run` once after so many milliseconds. The returned function cancels it. */
  readonly after: (ms: number, run: () => void) => () => void;
}

/** The machine's timers. None of them keeps the process alive. */
export const systemTimers: Timers = {
  after: (ms, run) => {
    const timer = setTimeout(run, ms).unref();
    return () => clearTimeout(timer);
  },
};
