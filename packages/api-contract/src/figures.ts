/** The share in percent, to a tenth; undefined (a dash on screen) if the total is 0. */
export function share(part: number, whole: number): number | undefined {
  return whole === 0 ? undefined : Math.round((part / whole) * 1_000) / 10;
}

/** The mean, to a tenth; undefined for an empty list. */
export function mean(values: readonly number[]): number | undefined {
  return values.length === 0
    ? undefined
    : Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * 10) / 10;
}

/** How many of the instants are on the same UTC day as `now`. */
export function countToday(instants: readonly (string | null | undefined)[], now: Date): number {
  const today = now.toISOString().slice(0, 10);
  return instants.filter((instant) => instant?.startsWith(today)).length;
}

/** The day of an instant in UTC, as `countToday` asks for it. */
export const dayOf = (instant: string | null | undefined): string | undefined => instant?.slice(0, 10);
