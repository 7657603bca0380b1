import { calendarSettings } from '@switchboard/api-contract/agents/calendar';
import * as v from 'valibot';
import { defineOutboundAction } from '../../../proposals/OutboundAction.ts';
import { storedConfiguration } from '../../../tenants/agentRows.ts';
import { writeRecords } from '../../../records/records.ts';
import { bodyOf, googleIdOf, remindersOf } from '../google/googleEvent.ts';
import { recordOf } from '../google/recordOf.ts';
import { openForAction } from '../openCalendar.ts';

const meeting = v.object({
  /** Of its record, `event-` and a UUID. */
  id: v.string(),
  title: v.string(),
  startTime: v.string(),
  endTime: v.string(),
  /** Addresses. */
  guests: v.array(v.string()),
});
export type Meeting = v.InferOutput<typeof meeting>;

/** A meeting as it is told, in the zone of the working hours. */
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
    const record = recordOf(made, { id: args.id, zone: timezone, stored: event });
    const place = { tenantId: agent.tenantId, agentId: agent.id, collection: 'events', origin: { sandbox } } as const;
    return {
      outcome: { kind: 'meetingScheduled', args: meetingInZone(args, timezone) },
      write: async (db, at) => {
        if (record) await writeRecords(db, place, [{ record, createdAt: at }]);
      },
    };
  },
);
