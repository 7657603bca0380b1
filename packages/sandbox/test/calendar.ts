import type { inGoogle } from './google.ts';

/** What tests read of an event. */
export interface EventAnswer {
  readonly id: string;
  readonly status: string;
  readonly summary: string;
  readonly start: { readonly dateTime?: string; readonly date?: string; readonly timeZone?: string };
  readonly end: { readonly dateTime?: string; readonly date?: string };
  readonly organizer: { readonly email: string; readonly self?: boolean };
  readonly attendees?: readonly {
    readonly email: string;
    readonly responseStatus: string;
    readonly self?: boolean;
    readonly organizer?: boolean;
    readonly resource?: boolean;
  }[];
  readonly recurringEventId?: string;
  readonly sequence: number;
  readonly hangoutLink?: string;
}

/** What tests read of a list of events. */
export interface EventList {
  readonly items: readonly EventAnswer[];
  readonly nextPageToken?: string;
  readonly nextSyncToken?: string;
}

export const calendarBase = 'https://www.googleapis.com/calendar/v3';
export const primary = `${calendarBase}/calendars/primary/events`;

/** Calls of the calendar by one account. */
export const inCalendar = ({ as }: Awaited<ReturnType<typeof inGoogle>>) => {
  const list = async (query: Readonly<Record<string, string>> = {}, calendar = primary): Promise<EventList> =>
    (await as(`${calendar}?${new URLSearchParams(query).toString()}`)).body as EventList;
  return {
    list,
    /** Two weeks from the day on which the world begins, recurring events written out. */
    soon: async (more: Readonly<Record<string, string>> = {}) =>
      (
        await list({
          timeMin: '2026-11-20T00:00:00Z',
          timeMax: '2026-12-05T00:00:00Z',
          singleEvents: 'true',
          orderBy: 'startTime',
          ...more,
        })
      ).items,
    insert: (json: object, query = '') => as(`${primary}${query}`, { json }),
    patch: (id: string, json: object) => as(`${primary}/${id}`, { method: 'PATCH', json }),
    remove: (id: string) => as(`${primary}/${id}`, { method: 'DELETE' }),
    get: async (id: string): Promise<EventAnswer> => (await as(`${primary}/${id}`)).body as EventAnswer,
  };
};
