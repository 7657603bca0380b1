/** Returns the current moment. Tests pass a fixed one. */
export type Clock = () => Date;

/** The machine's clock. */
export const systemClock: Clock = () => new Date();
