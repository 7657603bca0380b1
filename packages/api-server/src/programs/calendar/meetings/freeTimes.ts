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

/** The connected calendar at Google, and the agent's settings. */
export interface ConnectedCalendar {
  readonly google: GoogleEvents;
  readonly settings: CalendarSettings;
}

const ownCalendar = 'primary';

/** When the account and the guests whose calendars can be read have time, from an instant on. At most six. */
export async function freeTimes(
  { db }: Pick<Context, 'db'>,
  { tenantId, agent, origin, log }: Run,
  { google, settings }: ConnectedCalendar,
  { guests, from, minutes }: { readonly guests: readonly string[]; readonly from: number; readonly minutes: number },
): Promise<TimeSpan[]> {
  log.progress({ text: { kind: 'lookingForTimes', args: {} } });
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
 * When the account is busy, and when it has meetings. Where Google says when its calendar is busy, our copies of that
 * calendar's events are not used, because they are only as new as the last run; without Google, all our events count.
 */
function busyTimes(events: readonly RecordOf<'events'>[], busy: ReadonlyMap<string, readonly TimeSpan[]>) {
  const busyAtGoogle = busy.get(ownCalendar);
  const countedEvents = busyAtGoogle ? events.filter(({ calendarId }) => calendarId !== ownCalendar) : events;
  return {
    own: [...(busyAtGoogle ?? []), ...countedEvents.flatMap((event) => timeSpanOf(event) ?? [])],
    meetings: events.filter(({ type }) => type === 'meeting').flatMap((event) => timeSpanOf(event) ?? []),
  };
}

type Busy = ReadonlyMap<string, readonly TimeSpan[]>;

const nobody: Busy = new Map();

/**
 * When the account and the attendees whose calendars can be read have time, in the working hours. Without Google
 * Calendar only the events stored here count, and `reason` says why.
 */
export async function findSlots(
  context: Context,
  tenantId: string,
  { attendees, from, minutes }: FreeSlotsRequest,
): Promise<v.InferInput<typeof freeSlotsAnswer>> {
  const { settings, place, account } = await openCalendar(context, tenantId);
  const begin = Math.max(context.clock().getTime(), Date.parse(from ?? '') || 0);
  // One day more than is searched, so that the last day is covered in every time zone.
  const period = { from: begin, to: begin + (daysSearched + 1) * dayMs };
  const addresses = [...new Set(attendees.map((address) => address.toLowerCase()))];
  const readBusy = async (): Promise<{ busy: Busy; reason?: FactOrExternalText }> => {
    if (!account)
      return {
        busy: nobody,
        reason: settings.googleCalendarSync
          ? { kind: 'connectAccount', args: { services: ['Google Calendar'] } }
          : { kind: 'calendarSyncOff', args: {} },
      };
    try {
      const google = await openGoogleEvents(context, callerFor({ tenantId, id: '' }), account);
      return { busy: await google.busy([ownCalendar, ...addresses], period) };
    } catch (error) {
      if (!(error instanceof RunFailure)) throw error;
      return { busy: nobody, reason: error.reason };
    }
  };
  const { busy, reason } = await readBusy();
  const events = await readRecords(context.db, place);
  const slots = freeSlots({
    settings,
    ...busyTimes(events, busy),
    others: addresses.flatMap((address) => busy.get(address) ?? []),
    minutes: minutes ?? settings.defaultMeetingLength,
    from: begin,
  });
  return {
    slots: slots.map((slot) => ({
      startsAt: new Date(slot.from).toISOString(),
      endsAt: new Date(slot.to).toISOString(),
    })),
    unreadable: addresses.filter((address) => !busy.has(address)),
    ...(reason && { reason }),
  };
}
