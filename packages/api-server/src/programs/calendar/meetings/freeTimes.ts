import type { CalendarSettings } from '@switchboard/api-contract/agents/calendar';
import { daysSearched, freeSlots } from '@switchboard/api-contract/agents/freeSlots';
import { timeSpanOf, type TimeSpan } from '@switchboard/api-contract/agents/todaysSlots';
import { dayMs } from '@switchboard/api-contract/time';
import type { Context } from '../../../platform/Context.ts';
import { isSameSide } from '../../../outside/Origin.ts';
import type { RecordOf } from '../../../records/collections.ts';
import { readRecords } from '../../../records/records.ts';
import type { Run } from '../../../runs/Run.ts';
import type { GoogleEvents } from '../google/googleEvents.ts';

/** The calendar that a step works on. */
export interface OpenCalendar {
  readonly google: GoogleEvents;
  readonly settings: CalendarSettings;
}

export const ownCalendar = 'primary';

/** When the account and the guests whose calendars can be read have time, from an instant on. At most six. */
export async function freeTimes(
  { db }: Pick<Context, 'db'>,
  { tenantId, agent, origin }: Run,
  { google, settings }: OpenCalendar,
  { guests, from, minutes }: { readonly guests: readonly string[]; readonly from: number; readonly minutes: number },
): Promise<TimeSpan[]> {
  const busy = await google.busy([ownCalendar, ...guests], { from, to: from + (daysSearched + 1) * dayMs });
  const events = await readRecords(db, { tenantId, agentId: agent.id, collection: 'events' });
  return freeSlots({
    settings,
    ...busyTimes(events.filter(isSameSide(origin)), busy),
    others: guests.flatMap((address) => busy.get(address) ?? []),
    minutes,
    from,
  });
}

/**
 * When the account is busy by what Google says about its calendar, and the events that only we have; by all of ours
 * where Google says nothing. What Google answers is newer than what the last run read.
 */
export function busyTimes(events: readonly RecordOf<'events'>[], busy: ReadonlyMap<string, readonly TimeSpan[]>) {
  const atGoogle = busy.get(ownCalendar);
  const here = atGoogle ? events.filter(({ calendarId }) => calendarId !== ownCalendar) : events;
  return {
    own: [...(atGoogle ?? []), ...here.flatMap((event) => timeSpanOf(event) ?? [])],
    meetings: events.filter(({ type }) => type === 'meeting').flatMap((event) => timeSpanOf(event) ?? []),
  };
}
