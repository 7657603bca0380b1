import { product } from '@switchboard/api-contract/product';
import type { Fact } from '@switchboard/api-contract/words/wordsOf';
import { bodyOf, changedBodyOf, googleIdOf, isAtGoogle, remindersOf } from './google/googleEvent.ts';
import { recordOf } from './google/recordOf.ts';
import { openGoogleEvents } from './google/googleEvents.ts';
import { RunFailure } from '../../outside/RunFailure.ts';
import { markUnchanged } from '../../platform/actor.ts';
import type { Context } from '../../platform/Context.ts';
import { auditRecord } from '../../records/auditRecord.ts';
import type { RecordOf } from '../../records/collections.ts';
import { findRecord, writeRecords } from '../../records/records.ts';
import { Refusal } from '../../platform/Refusal.ts';
import { openCalendar } from './openCalendar.ts';
import { callerFor } from '../../outside/Caller.ts';

type Event = RecordOf<'events'>;

/**
 * Brings an event that is only here to Google Calendar, which invites the attendees and reminds as the settings say; of
 * one that is there, what was changed only here.
 * Whatever keeps it from being sent is told in the event, which stays here. Refuses an unknown event.
 */
export async function sendEvent(context: Context, tenantId: string, eventId: string): Promise<Event> {
  const { db, clock } = context;
  const { settings, place, account } = await openCalendar(context, tenantId);
  const event = await findRecord(db, place, eventId);
  if (!event) throw new Refusal('missing', `event ${eventId} does not exist`);
  if (isAtGoogle(event) && !event.unsent) {
    markUnchanged();
    return event;
  }
  const caller = callerFor({ tenantId, id: eventId });
  const send = async (): Promise<Partial<Event>> => {
    if (!account)
      return { unsent: { kind: settings.googleCalendarSync ? 'keptConnectToInvite' : 'keptSyncToInvite', args: {} } };
    try {
      const google = await openGoogleEvents(context, caller, account);
      if (isAtGoogle(event)) {
        const edited = event.edited ?? [];
        const { body, fields } = changedBodyOf(event, edited, settings);
        await google.patch(googleIdOf(eventId), body);
        return { edited: edited.filter((field) => !fields.includes(field)), unsent: undefined };
      }
      const body = { ...bodyOf(event, settings), id: googleIdOf(eventId), reminders: remindersOf(settings) };
      const made = await google.insert(body);
      return {
        ...(await recordOf(made, { id: event.id, zone: settings.workingHours.timezone, stored: event })),
        unsent: undefined,
      };
    } catch (error) {
      if (!(error instanceof RunFailure)) throw error;
      return { unsent: { kind: 'keptNotSent', args: { reason: error.reason } } satisfies Fact };
    }
  };
  const change = await send();
  return db.change(tenantId, async (trx) => {
    const now = (await findRecord(trx, place, eventId)) ?? event;
    const { unsent, ...rest } = { ...now, ...change };
    const record = { ...rest, calendarId: rest.calendarId ?? product.id, ...(unsent && { unsent }) };
    const target = { ...place, origin: caller.origin };
    const at = clock().toISOString();
    await writeRecords(trx, target, [{ record, createdAt: at }]);
    if (unsent) markUnchanged();
    else await auditRecord(trx, place, { kind: 'event.sent', at, record });
    return (await findRecord(trx, place, eventId)) ?? record;
  });
}
