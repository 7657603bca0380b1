import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import * as v from 'valibot';
import { factOrTextSchema } from '@switchboard/api-contract/words/factOrText';
import { calendarSettings } from '@switchboard/api-contract/agents/calendar';
import { defineOutboundAction } from '../../proposals/OutboundAction.ts';
import { bookRoomAtGoogle, saveAnswer, answerAtGoogle } from './google/changeAtGoogle.ts';
import { openForAction } from './openCalendar.ts';
import { storedConfiguration } from '../../tenants/agentRows.ts';
import { writeRecords } from '../../records/records.ts';
import { bodyOf, googleIdOf, remindersOf } from './google/googleEvent.ts';
import { recordOf } from './google/recordOf.ts';

const meeting = v.object({
  /** The id of its record: `event-` and a UUID. */
  id: v.string(),
  title: v.string(),
  startTime: v.string(),
  endTime: v.string(),
  /** Addresses. */
  guests: v.array(v.string()),
});
export type Meeting = v.InferOutput<typeof meeting>;

/** The arguments of a fact about a meeting; its times are shown in the zone of the working hours. */
export const meetingInZone = ({ title, guests, startTime, endTime }: Meeting, zone: string) => ({
  title,
  guests,
  from: startTime,
  to: endTime,
  zone,
});

/** Adds a meeting to the account's calendar, which invites the guests. Doing it again finds the same event. */
export const scheduleEvent = defineOutboundAction(
  'scheduleEvent',
  meeting,
  async (context, { agent, args, caller, sandbox }) => {
    const google = await openForAction(context, caller, sandbox);
    const settings = calendarSettings.read(storedConfiguration(agent).customSettings);
    const { timezone } = settings.workingHours;
    const event = { ...args, attendees: args.guests.map((email) => ({ email })), createdBy: agent.name };
    const body = { ...bodyOf(event, settings), id: googleIdOf(args.id), reminders: remindersOf(settings) };
    const made = await google.insert(body);
    const record = await recordOf(made, { id: args.id, zone: timezone, stored: event });
    const place = { tenantId: agent.tenantId, agentId: agent.id, collection: 'events', origin: { sandbox } } as const;
    return {
      outcome: { kind: 'meetingScheduled', args: meetingInZone(args, timezone) },
      write: async (db, at) => {
        if (record) await writeRecords(db, place, [{ record, createdAt: at }]);
      },
    };
  },
);

/**
 * The record of the collection `answers` that says what was done about an event. The action carries it, and writes it
 * once it is done.
 */
const storedAnswer = v.object({
  id: v.string(),
  eventId: v.string(),
  title: v.string(),
  /** Whose invitation it was, or the address of the room. */
  whose: v.string(),
  did: v.picklist(['accepted', 'declined', 'room']),
  text: factOrTextSchema,
  reason: factOrTextSchema,
});
export type StoredAnswer = v.InferOutput<typeof storedAnswer>;

const invitation = v.object({
  /** The record to write; undoing the answer begins from it. */
  answer: storedAnswer,
  eventId: v.string(),
  reply: v.picklist(['accepted', 'declined']),
});

/** Answers an invitation with yes, or with no and a sentence. */
export const answerInvitation = defineOutboundAction(
  'answerInvitation',
  invitation,
  async (context, { agent, args, caller, sandbox }) => {
    const { answer, eventId, reply } = args;
    const google = await openForAction(context, caller, sandbox);
    const event = await answerAtGoogle(google, eventId, {
      reply,
      unless: 'needsAction',
      ...(reply === 'declined' && { comment: `${wordsOf({ kind: 'sorryForClash', args: {} })}.` }),
    });
    const names = { title: answer.title, by: answer.whose };
    return {
      outcome: { kind: reply === 'accepted' ? 'invitationAccepted' : 'invitationDeclined', args: names },
      write: (db, at) => saveAnswer(db, { agent, sandbox, answer, state: 'done', event }, at),
    };
  },
);

const booking = v.object({ answer: storedAnswer, eventId: v.string() });

/** Adds a room to an event of the account. */
export const bookRoom = defineOutboundAction(
  'bookRoom',
  booking,
  async (context, { agent, args: { answer, eventId }, caller, sandbox }) => {
    const google = await openForAction(context, caller, sandbox);
    const event = await bookRoomAtGoogle(google, eventId, answer.whose);
    return {
      outcome: { kind: 'roomBooked', args: { title: answer.title, room: answer.whose } },
      write: (db, at) => saveAnswer(db, { agent, sandbox, answer, state: 'done', event }, at),
    };
  },
);
