import { calendarSettings } from '@switchboard/api-contract/agents/calendar';
import type { TimeSpan } from '@switchboard/api-contract/agents/todaysSlots';
import { addDays, clocksIn, instantAt } from '@switchboard/api-contract/time';
import { googleAccountOf } from '../../outside/credentials/credentials.ts';
import type { RecordOf } from '../../records/collections.ts';
import { deleteRecords, readDeleted, readRecords, writeRecords } from '../../records/records.ts';
import { modelFor } from '../../outside/models/openModel.ts';
import { isSameSide } from '../../outside/Caller.ts';
import { RunFailure } from '../../outside/RunFailure.ts';
import type { Program } from '../../tenants/Program.ts';
import { recordsWrittenStep } from '../../runs/runSteps.ts';
import { googleIdOf, recordIdOf } from './google/googleEvent.ts';
import { recordOf } from './google/recordOf.ts';
import { openGoogleEvents } from './google/googleEvents.ts';
import { planMeeting, readCount, readFrom, readMinutes } from './meetings/planMeeting.ts';
import { settleInvitations } from './invitations/settleInvitations.ts';
import type { Context } from '../../platform/Context.ts';
import { findRecipients } from '../../proposals/recipients.ts';
import type { Run, RunResult } from '../../runs/Run.ts';
import { freeTimes, type ConnectedCalendar } from './meetings/freeTimes.ts';
import { asksToRead } from '../../workflows/taskRules.ts';

const readsCalendar = asksToRead('events?|calendars?|meetings?|appointments?');

const namesTimes =
  /\b(?:offer|find|name|propose|suggest|list|give)\b.*\b(?:slots?|times?|availabilit(?:y|ies))\b|\bwhen\b.*\bfree\b/iu;
const plansMeeting =
  /\b(?:schedule|book|plan|propose|arrange|set up|add|create|put)\b.*\b(?:meetings?|calls?|appointments?|events?|tastings?|demos?|visits?|interviews?|lunch|dinner|coffee|calendar)\b|\binvite\b/iu;

/** What a task asks of the agent: to read, to name free times, or to plan a meeting. */
export function calendarTask(task: string): 'read' | 'offer' | 'plan' | undefined {
  if (readsCalendar(task)) return 'read';
  if (namesTimes.test(task)) return 'offer';
  return plansMeeting.test(task) ? 'plan' : undefined;
}

/** Names free times, for people and for the steps that wait for this one. Changes nothing. */
async function offerTimes(context: Context, run: Run, calendar: ConnectedCalendar): Promise<RunResult> {
  const { task = '' } = run.input;
  const { workingHours, defaultMeetingLength } = calendar.settings;
  const zone = workingHours.timezone;
  const guests = (await findRecipients(context, { ...run, input: { task } })).map(({ email }) => email);
  const found = await freeTimes(context, run, calendar, {
    guests,
    from: readFrom(task, context.clock().getTime(), zone),
    minutes: readMinutes(task) ?? defaultMeetingLength,
  });
  const times = found
    .slice(0, readCount(task))
    .map(({ from, to }) => ({ from: new Date(from).toISOString(), to: new Date(to).toISOString() }));
  return { result: { kind: 'freeTimes', args: { times, zone } } };
}

const daysBack = 7;
const daysAhead = 28;

/**
 * Copies the events of the connected calendar, from a week ago to four weeks ahead, and answers invitations and books
 * rooms as the settings say; or names free times or plans a meeting, as a workflow's step tells it to.
 */
export const runCalendar: Program['run'] = async (context, run) => {
  const settings = calendarSettings.read(run.configuration.customSettings);
  if (!settings.googleCalendarSync) throw new RunFailure({ kind: 'calendarSyncOff', args: {} });
  const account = await googleAccountOf(context, run.tenantId, ['google-calendar']);
  if (!account) throw new RunFailure({ kind: 'connectAccount', args: { services: ['Google Calendar'] } });
  const google = await openGoogleEvents(context, run, account);
  const taskKind = run.input.task === undefined ? 'read' : calendarTask(run.input.task);
  if (taskKind === 'offer') return offerTimes(context, run, { google, settings });
  if (taskKind === 'plan') {
    const model = await modelFor(context, run.tenantId, run);
    if (!model)
      throw new RunFailure(
        { kind: 'instructionNeedsModel', args: { agent: run.agent.name } },
        { next: { kind: 'connection', id: 'openai' } },
      );
    return planMeeting(context, run, { google, settings, model });
  }
  const zone = settings.workingHours.timezone;
  const today = clocksIn(zone, context.clock().getTime()).date;
  const midnight = (days: number) => instantAt(zone, addDays(today, days), '00:00');
  const period = { from: midnight(-daysBack), to: midnight(daysAhead) };
  const { items, odd, unread } = await google.list(period);

  const { tenantId, agent, origin } = run;
  const place = { tenantId, agentId: agent.id, collection: 'events', origin } as const;
  const stored = new Map(
    (await readRecords(context.db, place, Number.POSITIVE_INFINITY))
      .filter(isSameSide(origin))
      .map((record) => [record.id, record]),
  );
  const deleted = await readDeleted(context.db, place);
  const events: RecordOf<'events'>[] = [];
  for (const item of items) {
    const id = recordIdOf(item.id, agent.id, (recordId) => stored.has(recordId) || deleted.ids.has(recordId));
    // The record of an event that was scheduled here (`event-…`) has fields that Google doesn't know.
    const record = deleted.ids.has(id)
      ? undefined
      : await recordOf(item, { id, zone, stored: id.startsWith('event-') ? stored.get(id) : undefined });
    if (record) events.push(record);
  }
  const currentIds = new Set(events.map(({ id }) => id));
  // An event that could not be read may still be there, so it is not removed.
  const isUnread = ({ id, startTime }: (typeof events)[number]): boolean =>
    odd.has(googleIdOf(id)) || unread.some((stretch) => isWithin(startTime, stretch));
  const removedIds = [...stored.values()]
    .filter(
      (event) =>
        event.calendarId === 'primary' &&
        !currentIds.has(event.id) &&
        isWithin(event.startTime, period) &&
        !isUnread(event),
    )
    .map(({ id }) => id);
  const added = events.filter(({ id }) => !stored.has(id)).length;
  // Written before invitations are answered: what the answers change is newer than what was read.
  await run.log.keep(
    recordsWrittenStep('events', { added, updated: events.length - added, removed: removedIds.length }),
    async (db, at) => {
      await deleteRecords(db, place, removedIds);
      await writeRecords(
        db,
        place,
        events.map((record) => ({ record, createdAt: at })),
      );
    },
  );
  return {
    result: { kind: 'eventsRead', args: { events: events.length } },
    activity: { kind: 'synced', text: { kind: 'calendarSynced', args: { events: events.length } } },
    write: await settleInvitations(context, run, { google, items, settings }),
  };
};

/** Whether an instant lies in a period. */
function isWithin(instant: string | null | undefined, { from, to }: TimeSpan): boolean {
  const at = Date.parse(instant ?? '');
  return at >= from && at < to;
}
