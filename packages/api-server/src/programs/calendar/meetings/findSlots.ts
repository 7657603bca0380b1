import type { FreeSlotsRequest, freeSlotsAnswer } from '@switchboard/api-contract/agents/calendar';
import { daysSearched, freeSlots } from '@switchboard/api-contract/agents/freeSlots';
import type { TimeSpan } from '@switchboard/api-contract/agents/todaysSlots';
import type { FactOrExternalText } from '@switchboard/api-contract/words/wordsOf';
import { dayMs } from '@switchboard/api-contract/time';
import type * as v from 'valibot';
import { busyTimes, ownCalendar } from './freeTimes.ts';
import { openGoogleEvents } from '../google/googleEvents.ts';
import { RunFailure } from '../../../outside/RunFailure.ts';
import type { Context } from '../../../platform/Context.ts';
import { readRecords } from '../../../records/records.ts';
import { openCalendar } from '../openCalendar.ts';
import { callerFor } from '../../../outside/Caller.ts';

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
