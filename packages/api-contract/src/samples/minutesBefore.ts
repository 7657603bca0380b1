/** The instant so many minutes before `now` (after it if negative), as ISO text. */
export function minutesBefore(now: Date, minutes: number): string {
  return new Date(now.getTime() - minutes * 60_000).toISOString();
}

/** The instant so many days before `now`, as ISO text. */
export function daysBefore(now: Date, days: number): string {
  return minutesBefore(now, days * 24 * 60);
}
