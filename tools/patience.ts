// What stands still is stopped, and says what never came: each of these is shorter than the one around it. None is for what
// is merely slow.

/** How long a test waits for one thing to appear, in ms. */
export const PATIENCE = 180_000;
/** How long one test, or one story, may take, in ms. */
export const HANGING = 600_000;
/** How long a step may say nothing, in ms. */
export const STANDSTILL = 900_000;

/** The settings of vitest. */
export const patient = { testTimeout: HANGING, hookTimeout: HANGING, expect: { poll: { timeout: PATIENCE } } };
