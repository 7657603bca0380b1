import type { AnswerState } from '@switchboard/api-contract/agents/answers';
import { calendarSettings } from '@switchboard/api-contract/agents/calendar';
import { type AgentRow, storedConfiguration } from '../../../tenants/agentRows.ts';
import type { RecordOf } from '../../../records/collections.ts';
import { findRecord, writeRecords } from '../../../records/records.ts';
import type { StoreWriter } from '../../../platform/store/Database.ts';
import { RunFailure } from '../../../outside/RunFailure.ts';
import { recordIdOf, type GoogleEvent } from './googleEvent.ts';
import { recordOf } from './recordOf.ts';
import type { GoogleEvents } from './googleEvents.ts';

/** The fields of a guest that Google lets us write. */
const writable = ({
  email,
  displayName,
  responseStatus,
  resource,
  optional,
  comment,
}: GoogleEvent['attendees'][number]) => ({
  email,
  displayName,
  responseStatus,
  resource,
  optional,
  comment,
});

export type InvitationReply = 'accepted' | 'declined' | 'needsAction';

/**
 * Answers an invitation, and tells its organizer. Only the own answer is sent: the other guests stay as they are,
 * however many there are (`attendeesOmitted`). Refuses one that was answered differently meanwhile: `unless` is the
 * answer that may be replaced.
 */
export async function answerAtGoogle(
  google: GoogleEvents,
  eventId: string,
  { reply, unless, comment = '' }: { reply: InvitationReply; unless: InvitationReply; comment?: string },
): Promise<GoogleEvent> {
  const event = await google.get(eventId);
  const me = event.attendees.find(({ self }) => self);
  const mine = me?.responseStatus ?? 'none';
  if (mine === reply) return event;
  if (mine !== unless || event.status === 'cancelled') throw new RunFailure({ kind: 'answeredMeanwhile', args: {} });
  const attendees = [{ email: me?.email, responseStatus: reply, comment }];
  return google.patch(eventId, { attendeesOmitted: true, attendees });
}

/** Adds a room to an event of the account. Refuses one that turns out to be taken, and leaves the event without it. */
export async function bookRoomAtGoogle(google: GoogleEvents, eventId: string, room: string): Promise<GoogleEvent> {
  const event = await google.get(eventId);
  const others = event.attendees.filter(({ email }) => email !== room).map(writable);
  if (others.length < event.attendees.length) return event;
  // Writing the list replaces it: guests whom we can't name would no longer be invited.
  if (event.attendeesOmitted || others.some(({ email }) => !email))
    throw new RunFailure({ kind: 'guestsUnknown', args: {} });
  const booked = await google.patch(eventId, { attendees: [...others, { email: room, resource: true }] });
  const answer = booked.attendees.find(({ email }) => email === room)?.responseStatus;
  if (answer !== 'declined') return booked;
  await google.patch(eventId, { attendees: others });
  throw new RunFailure({ kind: 'roomTaken', args: { room } });
}

/** Takes a room out of an event of the account. */
export async function releaseRoomAtGoogle(google: GoogleEvents, eventId: string, room: string): Promise<GoogleEvent> {
  const event = await google.get(eventId);
  const others = event.attendees.filter(({ email }) => email !== room).map(writable);
  if (event.attendeesOmitted) throw new RunFailure({ kind: 'guestsUnknown', args: {} });
  return others.length === event.attendees.length ? event : google.patch(eventId, { attendees: others });
}

interface AnswerToSave {
  readonly agent: AgentRow;
  readonly sandbox: boolean;
  readonly answer: RecordOf<'answers'>;
  readonly state: AnswerState;
  /** The event as it is at Google now. */
  readonly event?: GoogleEvent;
}

/** Writes what was done about an event, and the event as it is since. */
export async function saveAnswer(
  db: StoreWriter,
  { agent, sandbox, answer, state, event }: AnswerToSave,
  at: string,
): Promise<void> {
  const place = { tenantId: agent.tenantId, agentId: agent.id, origin: { sandbox } } as const;
  await writeRecords(db, { ...place, collection: 'answers' }, [{ record: { ...answer, state, at }, createdAt: at }]);
  if (!event) return;
  const events = { ...place, collection: 'events' } as const;
  const { workingHours } = calendarSettings.read(storedConfiguration(agent).customSettings);
  const scheduled = await findRecord(
    db,
    events,
    recordIdOf(event.id, agent.id, () => true),
  );
  const id = recordIdOf(event.id, agent.id, () => scheduled !== undefined);
  const record = await recordOf(event, { id, zone: workingHours.timezone, stored: scheduled });
  if (record) await writeRecords(db, events, [{ record, createdAt: at }]);
}
