/** The instant so many minutes before `now` (after it if negative), as ISO text. */
export function minutesBefore(now: Date, minutes: number): string {
  return new Date(now.getTime() - minutes * 60_000).toISOString();
}

/** The instant so many days before `now`, as ISO text. */
export function daysBefore(now: Date, days: number): string {
  return minutesBefore(now, days * 24 * 60);
}

/**
 * How many milliseconds passed from one instant to another. Never less than 0: where the second seems to be before the
 * first, they are of two servers, whose clocks differ.
 */
export const msBetween = (from: Date | string, to: Date | string): number =>
  Math.max(0, new Date(to).getTime() - new Date(from).getTime());

/** Lengths of time in milliseconds. */
export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

const formats = new Map<string | undefined, Intl.DateTimeFormat>();

function formatOf(zone: string | undefined): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
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

/**
 * The clock time at an instant in milliseconds, in an IANA zone or, without one, in the machine's: `date` as
 * `YYYY-MM-DD`, `time` as `HH:MM`, `seconds` as `SS`. Throws for a zone that is not known here.
 */
export function clocksIn(zone: string | undefined, instant: number): { date: string; time: string; seconds: string } {
  if (zone === 'UTC') {
    const text = new Date(instant).toISOString(); // far quicker than Intl
    return { date: text.slice(0, 10), time: text.slice(11, 16), seconds: text.slice(17, 19) };
  }
  // By its parts: how a language joins and orders them is up to each browser, and changes with its version.
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  return {
    date: `${parts['year']}-${parts['month']}-${parts['day']}`,
    time: `${parts['hour']}:${parts['minute']}`,
    seconds: `${parts['second']}`,
  };
}

/** The zone's offset from UTC at an instant, in milliseconds; whole minutes, positive if ahead. */
function offsetAt(zone: string, instant: number): number {
  const minute = Math.floor(instant / minuteMs) * minuteMs;
  const { date, time } = clocksIn(zone, minute);
  return Date.parse(`${date}T${time}:00Z`) - minute;
}

/**
 * The instant in milliseconds at which clocks in the zone show a date and a time. Where clocks go back and show it
 * twice, the first; where they jump over it, the instant as far after the jump.
 */
export function instantAt(zone: string, date: string, time: string): number {
  const asUtc = Date.parse(`${date}T${time}:00Z`);
  const guess = asUtc - offsetAt(zone, asUtc - dayMs / 2);
  const better = asUtc - offsetAt(zone, asUtc + dayMs / 2);
  const shows = (instant: number): boolean => instant + offsetAt(zone, instant) === asUtc;
  const [first] = [guess, better].filter(shows).toSorted((a, b) => a - b);
  return first ?? Math.max(guess, better);
}

/** The date so many days later, as `YYYY-MM-DD`. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);
}

/** The day of the week, 0 for Monday. */
export function weekdayOf(date: string): number {
  return (new Date(Date.parse(date)).getUTCDay() + 6) % 7;
}

/** Whether a text names an IANA zone that is known here: clocks in another throw. */
export function isZone<Name extends string | undefined>(name: Name): name is Name & string {
  // Offsets such as +02:00 are no zones, though Intl takes them.
  if (name === undefined || !/^[A-Za-z]/.test(name)) return false;
  try {
    return Boolean(formatOf(name));
  } catch {
    return false;
  }
}
