/** The one place where the app asks what time it is; screens get it as `now`. */
export const readClock = (): Date => new Date();
