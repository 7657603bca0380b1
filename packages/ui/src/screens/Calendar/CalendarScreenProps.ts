import type {
  CalendarEvent,
  CalendarSettings,
  CalendarStatus,
  FreeSlots,
  FreeSlotsRequest,
  NewEvent,
} from '@switchboard/api-contract/agents/calendar';
import type { AgentPageProps } from '../../blocks/agents/AgentPage/AgentPage.tsx';
import type { RecordsControl } from '../../blocks/records/RecordsSection/RecordsSectionProps.ts';
import type { Outcome } from '../../format/outcome.ts';

/** What the page asks of Google Calendar, beyond its records. */
export interface CalendarControl {
  /** Sends an event that only we have to Google Calendar. If that fails, the event says why. */
  readonly onSend: (eventId: string) => Promise<Outcome<unknown>>;
  /** Undoes what the agent answered about an event. */
  readonly onUndo: (answerId: string) => Promise<Outcome<unknown>>;
  /** Looks for times at which everybody is free. */
  readonly onFindSlots: (question: FreeSlotsRequest) => Promise<Outcome<FreeSlots>>;
}

export interface CalendarScreenProps extends AgentPageProps<CalendarStatus, CalendarSettings, { events: NewEvent }> {
  /** What it asks of Google Calendar. */
  calendar: CalendarControl;
  /** The events as the server pages them, the latest first. Without it, only those of the status answer are shown. */
  events?: RecordsControl<CalendarEvent> | undefined;
}
