import type { FreeSlotsRequest, freeSlotsAnswer, CalendarSettings } from '@switchboard/api-contract/agents/calendar';
import { daysSearched, freeSlots } from '@switchboard/api-contract/agents/freeSlots';
import { type TimeSpan, timeSpanOf } from '@switchboard/api-contract/agents/todaysSlots';
import type { FactOrExternalText } from '@switchboard/api-contract/words/wordsOf';
import { dayMs } from '@switchboard/api-contract/time';
import type * as v from 'valibot';
import { openGoogleEvents, type GoogleEvents } from '../google/googleEvents.ts';
import { RunFailure } from '../../../outside/RunFailure.ts';
import type { Context } from '../../../platform/Context.ts';
import { readRecords } from '../../../records/records.ts';
import { openCalendar } from '../openCalendar.ts';
import { callerFor, isSameSide } from '../../../outside/Caller.ts';
import type { RecordOf } from '../../../records/collections.ts';
import type { Run } from '../../../runs/Run.ts';

/** The calendar that a step works on. */
export interface OpenCalendar {
  readonly google: GoogleEvents;
  readonly settings: CalendarSettings;
}

const ownCalendar = 'primary';

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
function busyTimes(events: readonly RecordOf<'events'>[], busy: ReadonlyMap<string, readonly TimeSpan[]>) {
  const atGoogle = busy.get(ownCalendar);
  const here = atGoogle ? events.filter(({ calendarId }) => calendarId !== ownCalendar) : events;
  return {
    own: [...(atGoogle ?? []), ...here.flatMap((event) => timeSpanOf(event) ?? [])],
    meetings: events.filter(({ type }) => type === 'meeting').flatMap((event) => timeSpanOf(event) ?? []),
  };
}

type Busy = ReadonlyMap<string, readonly TimeSpan[]>;

const nobody: Busy = new Map();

/**
 * When everybody has time whose calendar can be read, in the working hours. Without Google Calendar, only the events
 * that are here count, and the answer says why.
 */
export async function findSlots(
  context: Context,
  tenantId: string,
  { attendees, from, minutes }: FreeSlotsRequest,
): Promise<v.InferInput<typeof freeSlotsAnswer>> {
  const { settings, place, account } = await openCalendar(context, tenantId);
  const begin = Math.max(context.clock().getTime(), Date.parse(from ?? '') || 0);
  // A day more: slots of the last day end within it, whatever the zone.
  const period = { from: begin, to: begin + (daysSearched + 1) * dayMs };
  const asked = [...new Set(attendees.map((address) => address.toLowerCase()))];
  const read = async (): Promise<{ busy: Busy; reason?: FactOrExternalText }> => {
    if (!account)
      return {
        busy: nobody,
        reason: settings.googleCalendarSync
          ? { kind: 'connectAccount', args: { services: ['Google Calendar'] } }
          : { kind: 'calendarSyncOff', args: {} },
      };
    try {
      const google = await openGoogleEvents(context, callerFor({ tenantId, id: '' }), account);
      return { busy: await google.busy([ownCalendar, ...asked], period) };
    } catch (error) {
      if (!(error instanceof RunFailure)) throw error;
      return { busy: nobody, reason: error.reason };
    }
  };
  const { busy, reason } = await read();
  const events = await readRecords(context.db, place);
  const slots = freeSlots({
    settings,
    ...busyTimes(events, busy),
    others: asked.flatMap((address) => busy.get(address) ?? []),
    minutes: minutes ?? settings.defaultMeetingLength,
    from: begin,
  });
  return {
    slots: slots.map((slot) => ({
      startsAt: new Date(slot.from).toISOString(),
      endsAt: new Date(slot.to).toISOString(),
    })),
    unreadable: asked.filter((address) => !busy.has(address)),
    ...(reason && { reason }),
  };
}
