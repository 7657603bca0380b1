/** The only place where the app reads the clock. Screens get the time as `now`. */
export const readClock = (): Date => new Date();
