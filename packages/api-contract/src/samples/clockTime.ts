/** The date, `YYYY-MM-DD`, that it is in an IANA zone. */
export function dateIn(timeZone: string, now: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(now);
}

/** The instant at which clocks in the zone show `time` (`HH:MM`) on the date that it is there now, as ISO text. */
export function clockTime(timeZone: string, now: Date, time: string): string {
  const offset =
    new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
      .formatToParts(now)
      .find((part) => part.type === 'timeZoneName')
      ?.value.slice(3) || 'Z';
  return new Date(`${dateIn(timeZone, now)}T${time}:00${offset}`).toISOString();
}
