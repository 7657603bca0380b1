import { calendarSettings } from '@switchboard/api-contract/agents/calendar';
import type { CalendarInput } from '@switchboard/api-contract/agents/calendarApi';
import { type EventTiming, takesTime } from '@switchboard/api-contract/agents/takesTime';
import { dayMs } from '@switchboard/api-contract/time';
import * as v from 'valibot';
import type { ReadPageInput } from '../../agents/pages/readAgentPage.ts';
import type { Program } from '../../tenants/Program.ts';
import { readAsInstruction } from '../../workflows/readTask.ts';
import { answerInvitation, bookRoom, scheduleEvent } from './outboundActions.ts';
import { calendarTask, runCalendar } from './runCalendar.ts';
import { followEvents } from './followEvents.ts';
import { calendarRoutes } from './routes.ts';
import type { Context } from '../../platform/Context.ts';
import { storedConfiguration, type AgentRow } from '../../tenants/agentRows.ts';
import { filterColumnOf, sortColumnOf, sortKey } from '../../records/recordKeys.ts';
import { googleAccountOf } from '../../outside/credentials/credentials.ts';
import { type GoogleEvent, answerOf, eventTypeOf, isPrivate } from './google/googleEvent.ts';
import { openGoogleEvents } from './google/googleEvents.ts';
import { plainText } from '../../outside/plainText.ts';
import { openTool, type Open } from '../../outside/tools/OpenTool.ts';

const mostGiven = 50;
const usualDays = 14;

const input = v.strictObject({
  days: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(60), v.description('Days from now on'))),
});

/** Reads events of the connected calendar. Changes nothing there. */
const calendarTool: Open = async (context, run) => {
  const account = await googleAccountOf(context, run.tenantId, ['google-calendar']);
  if (!account) return undefined;
  const { list } = await openGoogleEvents(context, run, account);
  return openTool({
    description:
      'Reads the events of the calendar: meetings with their times, places and attendees, whether they take up time, and what the account answered.',
    input,
    use: async ({ days = usualDays }) => {
      const from = context.clock().getTime();
      const { items } = await list({ from, to: from + days * dayMs }, mostGiven);
      return { events: items.map(describeForModel) };
    },
  });
};

/** An event as a model is told of it. Of a private one it learns when it is, and nothing else. */
function describeForModel(event: GoogleEvent) {
  const { summary, location, start, end, attendees, status, transparency } = event;
  const [answer, eventType] = [answerOf(event), eventTypeOf(event)];
  const [startTime, endTime] = [start, end].map((when) => when?.dateTime ?? when?.date ?? '');
  return {
    start: startTime,
    end: endTime,
    takesTime: takesTime({ status, transparency, answer, eventType, startTime, endTime }),
    answer,
    ...(eventType && { eventType }),
    ...(isPrivate(event)
      ? { title: 'Private event' }
      : {
          title: plainText(summary, 200),
          ...(location && { location: plainText(location, 200) }),
          attendees: attendees
            .slice(0, mostGiven)
            .map(({ email, displayName }) => plainText(displayName ?? email, 200)),
        }),
  };
}

/** A week, and a day for zones. */
const nearMs = 8 * dayMs;

/** What figures need of an event. Those that ended before this week come without their times. */
interface CountedEvent extends EventTiming {
  readonly type?: string;
  readonly sandbox?: boolean;
}

const typeColumn = filterColumnOf('events', 'type') ?? 'filter0';
const shownAsColumn = filterColumnOf('events', 'shownAs') ?? 'filter0';
const endColumn = sortColumnOf('events', 'endTime') ?? 'sort0';

/** What the figures of the calendar count: all its events, however many there are. */
async function countedEvents(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { tenantId, id: agentId }: AgentRow,
): Promise<readonly CountedEvent[]> {
  const keys = db
    .selectFrom('recordKeys')
    .where('recordKeys.tenantId', '=', tenantId)
    .where('recordKeys.agentId', '=', agentId)
    .where('recordKeys.collection', '=', 'events')
    .where('recordKeys.deleted', '=', 0);
  const edge = sortKey(new Date(clock().getTime() - nearMs).toISOString());
  const near = await keys
    .innerJoin('records', (join) =>
      join.onRef('records.tenantId', '=', 'recordKeys.tenantId').onRef('records.id', '=', 'recordKeys.id'),
    )
    .select(['records.bodyJson', 'records.sandbox'])
    .where(endColumn, '>=', edge)
    .execute();
  const far = await keys
    .select((eb) => [typeColumn, shownAsColumn, 'sandbox', eb.fn.countAll<number>().as('events')])
    .where((eb) => eb.or([eb(endColumn, '<', edge), eb(endColumn, 'is', null)]))
    .groupBy([typeColumn, shownAsColumn, 'sandbox'])
    .execute();
  return [
    ...near.map(({ bodyJson, sandbox }) => marked(JSON.parse(bodyJson) as CountedEvent, sandbox)),
    ...far.flatMap(({ [typeColumn]: type, [shownAsColumn]: shownAs, sandbox, events }) => {
      const one = marked(
        { ...(type !== null && { type }), ...(shownAs === 'free' && { transparency: 'transparent' }) },
        sandbox,
      );
      return Array.from({ length: events }, () => one);
    }),
  ];
}

const marked = (event: CountedEvent, sandbox: number): CountedEvent =>
  sandbox === 1 ? { ...event, sandbox: true } : event;

const pageInput: ReadPageInput<CalendarInput> = async (context, row) => ({
  counted: { events: await countedEvents(context, row) },
  settings: calendarSettings.read(storedConfiguration(row).customSettings),
});

export const calendar: Program = {
  run: runCalendar,
  routes: calendarRoutes,
  pageInput,
  outboundActions: [answerInvitation, bookRoom, scheduleEvent],
  follow: { events: followEvents },
  readTask: readAsInstruction('calendar', calendarTask, 'plan'),
  tools: { 'read-calendar': calendarTool },
};
