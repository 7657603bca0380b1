import { addDays } from '@switchboard/api-contract/time';
import type { Condition } from './conditions.ts';
import type { Call } from './orderWords.ts';
import type { RecordsAsked } from './readRecords.ts';
import type { StateAsked } from './topics.ts';
import { currentDay, type ZonedClock } from './days.ts';

/** The most records of a page. */
const most = 20;

/** The calls of the assistant's tools that a question is answered from. */
export const callsOf = (asked: RecordsAsked | StateAsked, clock: ZonedClock): readonly Call[] =>
  asked.topic === 'records' ? [listCall(asked, clock)] : stateCalls(asked, clock);

function listCall({ kind, where, any, period, sort, ask, fields }: RecordsAsked, clock: ZonedClock): Call {
  const isAhead = kind.collection === 'events' && sort === kind.time && period === undefined;
  const from = period?.from ?? (isAhead ? clock.now.toISOString() : undefined);
  const isPast = kind.collection === 'events' && sort === `-${kind.time}` && period === undefined;
  const to = period?.to ?? (isPast ? clock.now.toISOString() : undefined);
  const times: Condition[] = [
    ...(from === undefined ? [] : [{ field: kind.time, is: 'from' as const, value: from }]),
    ...(to === undefined ? [] : [{ field: kind.time, is: 'before' as const, value: to }]),
  ];
  const conditions = [...where, ...times];
  const order = sort ?? (kind.collection === 'events' && conditions.length > 0 ? kind.time : undefined);
  const average =
    ask === 'average' ? (fields.find((name) => kind.fields.get(name)?.type === 'number') ?? kind.figure) : undefined;
  return {
    tool: 'list_records',
    args: {
      collection: kind.collection,
      ...((conditions.length > 0 || order !== undefined) && { where: conditions }),
      ...(any && { any }),
      ...(order !== undefined && { sort: order }),
      ...(average !== undefined && { average }),
      limit: most,
    },
  };
}

const tools = {
  runs: 'last_runs',
  usage: 'read_usage',
  agents: 'list_agents',
  connections: 'list_connections',
  schedules: 'list_schedules',
  attention: 'list_attention',
  payments: 'read_payments',
} as const satisfies Record<StateAsked['topic'], string>;

function stateCalls({ topic, agents, period, state }: StateAsked, clock: ZonedClock): readonly Call[] {
  const tool = tools[topic];
  if (topic === 'runs') {
    const args = {
      ...(state !== undefined && { status: state }),
      ...(period?.from !== undefined && { from: period.from }),
      ...(period?.to !== undefined && { to: period.to }),
    };
    return agents.length > 0 ? agents.map(({ id }) => ({ tool, args: { agent: id, ...args } })) : [{ tool, args }];
  }
  if (topic === 'agents' && agents.length > 0) return agents.map(({ id }) => ({ tool, args: { agent: id } }));
  if (topic !== 'usage' || !period) return [{ tool, args: {} }];
  const today = currentDay(clock);
  const last = (period.last < today ? period.last : today).slice(0, 7);
  const first = period.first.slice(0, 7) === '0000-0' || period.first < '2000' ? last : period.first.slice(0, 7);
  const months = [last];
  while ((months[0] ?? '') > first && months.length < 12)
    months.unshift(addDays(`${months[0] ?? last}-01`, -1).slice(0, 7));
  return months.map((month) => ({ tool, args: { month, days: true } }));
}
