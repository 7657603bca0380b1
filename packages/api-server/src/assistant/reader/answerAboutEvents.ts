import { takesTime, type EventTiming } from '@switchboard/api-contract/agents/takesTime';
import { addDays } from '@switchboard/api-contract/time';
import { sortColumnOf, sortKey } from '../../records/recordKeys.ts';
import { cite, type AnswerableQuestion } from './Question.ts';
import type { AgentState } from './organisationState.ts';
import { boundsOf, currentDay, momentWords, type Period } from './period.ts';
import { recordSource } from '../answers/sources.ts';
import { listed, countWords } from './words.ts';

interface Event extends EventTiming {
  readonly id: string;
  readonly title?: string | null;
  readonly isAllDay?: boolean | null;
}

const startColumn = sortColumnOf('events', 'startTime') ?? 'sort0';
/** The most events that are named: the answer is read aloud. */
const mostNamed = 3;
const untitled = 'an event without a title';
/** How far the next event is looked for. */
const aheadDays = 60;

/** The events of some days; without any of today, tomorrow, and the next one. */
export async function answerAboutEvents(asking: AnswerableQuestion, agent: AgentState): Promise<string> {
  const { organisation, period, said } = asking;
  const { clock } = organisation;
  const mark = (event: Event): string => cite(asking, recordSource(agent.id, 'events', event));
  const isAhead = ({ startTime }: Event) => Date.parse(startTime ?? '') > clock.now.getTime();
  if (period) {
    const events = await readEvents(asking, agent, period);
    const inOneDay = period.first === period.last;
    const told = inOneDay ? events : events.filter(isAhead);
    const named = told.slice(0, mostNamed).map((event) => {
      const { title, startTime, isAllDay } = event;
      const when = momentWords(startTime ?? '', clock, { time: isAllDay !== true });
      return `${title ?? untitled} ${!inOneDay ? when : isAllDay ? 'all day' : when.replace(/^.* (?=at )/, '')}${mark(event)}`;
    });
    const more = told.length - named.length;
    const names = listed([...named, ...(more > 0 ? [`${more} more`] : [])]);
    const total = `You have ${countWords(events.length, 'event')} ${period.words}`;
    if (named.length === 0) return `${total}.`;
    return inOneDay ? `${total}: ${names}.` : `${total}. Still to come: ${names}.`;
  }
  const today = currentDay(clock);
  const ahead = await readEvents(asking, agent, { words: '', first: today, last: addDays(today, aheadDays) });
  const on = (day: string) =>
    ahead.filter(({ startTime }) => currentDay(clock, new Date(startTime ?? '')) === day).length;
  const next = ahead.find(isAhead);
  const nextLine = next
    ? `The next one is ${next.title ?? untitled} ${momentWords(next.startTime ?? '', clock)}${mark(next)}.`
    : 'Nothing is coming up.';
  return /\bnext\b/.test(said)
    ? nextLine
    : `You have ${countWords(on(today), 'event')} today and ${countWords(on(addDays(today, 1)), 'event')} tomorrow. ${nextLine}`;
}

/** The events that begin in some days and take time, the first one first; of the sandbox's only where none is real. */
async function readEvents({ context, asker, organisation }: AnswerableQuestion, agent: AgentState, period: Period) {
  const { from, to } = boundsOf(period, organisation.clock);
  const rows = await context.db
    .selectFrom('recordKeys')
    .innerJoin('records', (join) =>
      join.onRef('records.tenantId', '=', 'recordKeys.tenantId').onRef('records.id', '=', 'recordKeys.id'),
    )
    .select(['records.id', 'records.bodyJson', 'records.sandbox'])
    .where('recordKeys.tenantId', '=', asker.tenantId)
    .where('recordKeys.agentId', '=', agent.id)
    .where('recordKeys.collection', '=', 'events')
    .where('recordKeys.deleted', '=', 0)
    .where(startColumn, '>=', sortKey(from))
    .where(startColumn, '<', sortKey(to))
    .orderBy(startColumn)
    .execute();
  const real = rows.filter(({ sandbox }) => sandbox === 0);
  return (real.length > 0 ? real : rows)
    .map(({ id, bodyJson }): Event => ({ ...(JSON.parse(bodyJson) as Event), id }))
    .filter(takesTime);
}
