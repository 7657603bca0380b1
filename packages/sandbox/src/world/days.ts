const dayMs = 86_400_000;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formats.set(zone, format);
  return format;
}

/** How far the clocks of a zone are ahead of UTC at an instant, in milliseconds. */
function offsetAt(zone: string, instant: number): number {
  const { year, month, day, hour, minute, second } = Object.fromEntries(
    formatOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) - Math.floor(instant / 1_000) * 1_000;
}

/** The date in a zone at an instant, as `YYYY-MM-DD`. */
export const dateIn = (zone: string, instant: number): string =>
  new Date(instant + offsetAt(zone, instant)).toISOString().slice(0, 10);

/** The instant at which clocks in a zone show a date and a time. */
export function instantAt(zone: string, date: string, time: string): number {
  const asUtc = Date.parse(`${date}T${time}:00Z`);
  return asUtc - offsetAt(zone, asUtc - offsetAt(zone, asUtc));
}

/** The instant with the offset of the zone, as `2026-11-20T09:41:20+01:00`. */
export function withOffset(zone: string, instant: number): string {
  const offset = offsetAt(zone, instant);
  const minutes = Math.abs(offset) / 60_000;
  const two = (value: number) => String(value).padStart(2, '0');
  return `${new Date(instant + offset).toISOString().slice(0, 19)}${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** The date so many days later. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);

/** The day of the week, 0 for Sunday. */
export const weekdayOf = (date: string): number => new Date(date).getUTCDay();

/** The nth working day from a date on; 0 is the date itself, or the Monday after a weekend. */
export function workday(date: string, nth: number): string {
  const isFree = (day: string) => weekdayOf(day) % 6 === 0;
  let day = date;
  while (isFree(day)) day = addDays(day, 1);
  for (let left = Math.abs(nth); left > 0; left -= 1) {
    do day = addDays(day, Math.sign(nth));
    while (isFree(day));
  }
  return day;
}
