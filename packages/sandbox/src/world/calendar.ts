import { accountZone, colleagues, owner, rooms, type Mailbox } from './account.ts';
import { type InvitationAnswer, type Meeting, meetings } from './calendar/meetings.ts';
import { addDays, dateIn, instantAt, weekdayOf, workday } from './days.ts';
import { digitId } from './seededRandom.ts';

/** An event in the calendar of everybody who takes part in it. */
export interface CalendarEvent extends Pick<
  Meeting,
  'summary' | 'description' | 'location' | 'online' | 'elsewhere' | 'kind' | 'free'
> {
  readonly id: string;
  readonly organizer: Mailbox;
  readonly attendees: readonly (Mailbox & { readonly answer: InvitationAnswer })[];
  /** A date without a time for whole days. */
  readonly start: Date | string;
  /** The day after the last one for whole days. */
  readonly end: Date | string;
  readonly weekly: boolean;
  readonly made: Date;
}

const people: Readonly<Record<string, Mailbox>> = { ada: owner, ...colleagues, pleisse: rooms[0]!, elster: rooms[1]! };

/** Events around the day on which the world begins, which is the first working day or lies before it. */
export function createCalendar(began: Date): CalendarEvent[] {
  const today = dateIn(accountZone, began.getTime());
  const lastMonday = (date: string): string => addDays(date, -((weekdayOf(date) + 6) % 7));
  return meetings.map(({ day, from, to, by, with: guests = [], weekly = false, ...facts }) => {
    const date = weekly ? addDays(lastMonday(today), day) : workday(today, day);
    const at = (time: string) => new Date(instantAt(accountZone, date, time));
    const mailbox = (who: string | Mailbox): Mailbox => (typeof who === 'string' ? people[who]! : who);
    return {
      ...facts,
      id: `sb${digitId(`event ${facts.summary} ${day}`, 20)}`,
      organizer: mailbox(by),
      attendees: guests.map(([who, answer]) => ({ ...mailbox(who), answer })),
      ...(from !== undefined && to !== undefined
        ? { start: at(from), end: at(to) }
        : { start: date, end: addDays(date, 1) }),
      weekly,
      made: new Date(began.getTime() - 9 * 86_400_000),
    };
  });
}
