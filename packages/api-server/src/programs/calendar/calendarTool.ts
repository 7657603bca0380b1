import { takesTime } from '@switchboard/api-contract/agents/takesTime';
import * as v from 'valibot';
import { googleAccountOf } from '../../outside/credentials/googleAccountOf.ts';
import type { GoogleEvent } from './google/googleEvent.ts';
import { openGoogleEvents } from './google/googleEvents.ts';
import { answerOf, eventTypeOf, isPrivate } from './google/standingOf.ts';
import { plainText } from '../../outside/plainText.ts';
import { openTool, type Open } from '../../outside/tools/OpenTool.ts';

const mostGiven = 50;
const usualDays = 14;
const dayMs = 86_400_000;

const input = v.strictObject({
  days: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(60), v.description('Days from now on'))),
});

/** Reads events of the connected calendar. Changes nothing there. */
export const calendarTool: Open = async (context, run) => {
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
      return { events: items.map(given) };
    },
  });
};

/** An event as a model is told of it. Of a private one it learns when it is, and nothing else. */
function given(event: GoogleEvent) {
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
