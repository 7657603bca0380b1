// The limits on the clock that tests have: each for standing still alone, and shorter than the one around it, so that
// whatever stands still says itself what never came.

/** How long a step may bring nothing, in ms. Then it is stopped. */
export const STANDSTILL = 300_000;
/** How long a page may change nothing, in ms. Then it is given up. */
export const PAGE_STANDSTILL = 240_000;
/** How long a test waits for one thing to appear, in ms. */
export const PATIENCE = 180_000;

/** No limit at all, where 0 is not taken for that: the longest that a timer can run, in ms. */
export const ENDLESS = 2 ** 31 - 1;

/** The settings of vitest: no test and no hook has a limit of its own. */
export const patient = { testTimeout: 0, hookTimeout: 0, expect: { poll: { timeout: PATIENCE } } };
