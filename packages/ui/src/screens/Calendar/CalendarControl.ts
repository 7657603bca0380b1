import type { Outcome } from '../../format/outcome.ts';

/** What the page asks of Google Calendar, beyond its records. */
export interface CalendarControl {
  /** Brings an event that is only here to Google Calendar. The event says what kept it from being sent. */
  readonly onSend: (eventId: string) => Promise<Outcome<unknown>>;
}
