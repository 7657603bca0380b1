/** The share in percent, to a tenth; undefined, a dash on screen, where there is nothing to take a share of. */
export function share(part: number, whole: number): number | undefined {
  return whole === 0 ? undefined : Math.round((part / whole) * 1_000) / 10;
}

/** The mean to a tenth; undefined of nothing. */
export function mean(values: readonly number[]): number | undefined {
  return values.length === 0
    ? undefined
    : Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * 10) / 10;
}

/** How many of the instants fall on the day, in UTC, of `now`. */
export function countToday(instants: readonly (string | null | undefined)[], now: Date): number {
  const today = now.toISOString().slice(0, 10);
  return instants.filter((instant) => instant?.startsWith(today)).length;
}
