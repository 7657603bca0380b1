/** Gives the present moment; tests pass a fixed one. */
export type Clock = () => Date;

/** The machine's own clock. */
export const systemClock: Clock = () => new Date();
