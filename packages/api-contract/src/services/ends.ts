import { addDays, dayMs } from '../time.ts';

/** Something that a service switches off: `what` ends on the day `on`, e.g. `2027-02-20`. `instead`: what to do. */
export interface ServiceEnd {
  readonly what: string;
  readonly on: string;
  readonly instead?: string | undefined;
}

/** An end that was announced. It concerns the connections that have a value of this field stored. */
interface KnownEnd extends ServiceEnd {
  readonly field: string;
  readonly source: string;
  /** The day on which its source was read. */
  readonly readOn: string;
}

/**
 * What services have announced to end, by service. A connection's test may find more (`TestResult.ends`). What the
 * product has left already is not listed.
 */
export const serviceEnds: Readonly<Record<string, readonly KnownEnd[]>> = {
  salesforce: [
    {
      field: 'password',
      what: 'This way of signing in',
      on: '2027-02-20',
      instead: 'Connect it by My Domain and client credentials',
      source: 'https://help.salesforce.com/s/articleView?id=005461976',
      readOn: '2026-11-29',
    },
  ],
};

/**
 * What ends of a connection with these fields stored, the next one first. Of what is known and was found at a test, the
 * latter counts.
 */
export function endsOf(service: string, stored: readonly string[], found: readonly ServiceEnd[] = []): ServiceEnd[] {
  const known = (serviceEnds[service] ?? []).flatMap(({ field, what, on, instead }) =>
    stored.includes(field) && !found.some((end) => end.what === what) ? [{ what, on, instead }] : [],
  );
  return [...found, ...known].toSorted((one, other) => one.on.localeCompare(other.on));
}

/** From how many days before admins are told of an end. */
const endNoticeDays = 60;

/** Whether admins are told of an end. */
export const isEndNear = ({ on }: Pick<ServiceEnd, 'on'>, now: Date): boolean =>
  now.toISOString().slice(0, 10) >= addDays(on, -endNoticeDays);

/** In how many days something ends; 0 today, negative once it has. */
export const daysUntilEnd = ({ on }: Pick<ServiceEnd, 'on'>, now: Date): number =>
  Math.round((Date.parse(on) - Date.parse(now.toISOString().slice(0, 10))) / dayMs);

const format = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

/** `20 Feb 2027` */
export const endDay = ({ on }: Pick<ServiceEnd, 'on'>): string => format.format(new Date(on));

/** `This way of signing in ends on 20 Feb 2027`, or ended; without its full stop. */
export const endWords = (end: Pick<ServiceEnd, 'what' | 'on'>, now: Date): string =>
  `${end.what} ${daysUntilEnd(end, now) < 0 ? 'ended' : 'ends'} on ${endDay(end)}`;
