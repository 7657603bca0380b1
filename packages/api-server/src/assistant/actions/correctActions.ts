import { timeIn, timesIn, usualTime } from '@switchboard/api-contract/orders/timesIn';
import type { ScheduleRequest } from '@switchboard/api-contract/schedules/schedule';
import type { AgentState } from '../reader/organisationState.ts';
import { phrases } from '../reader/SaidWords.ts';
import { agentsIn } from '../reader/takeAgents.ts';
import { orderFor, type Order } from './orderFor.ts';
import type { Action } from './actions.ts';
import { proposeCancel, proposeRetry, proposeSchedule } from './proposeRuns.ts';
import { refusedOrder, type Proposing } from './proposeRecords.ts';

const filler = phrases(
  'the|my|our|agent|agents|one|ones|of|and|or|also|too|as well|but|for|on|it|them|all|both|everything|other|others|rest|instead|to',
);

/**
 * What was asked, with the change that a message says: 'at 10', 'the calendar agent', 'not the email agent'. Undefined
 * where it says anything else; without actions, the order says why there is nothing to ask.
 */
export async function correctActions(
  proposing: Proposing,
  asked: readonly Action[],
  said: string,
): Promise<Order | undefined> {
  return (await correctTimes(proposing, asked, said)) ?? correctAgents(proposing, asked, said);
}

/** The agents that all of these actions are about, each of which names one. */
function agentsOf({ organisation }: Proposing, asked: readonly Action[]): readonly AgentState[] | undefined {
  const agents = asked.map((item) =>
    'agentId' in item ? organisation.agents.find(({ id }) => id === item.agentId) : undefined,
  );
  return agents.every((agent) => agent !== undefined) ? agents : undefined;
}

async function correctTimes(proposing: Proposing, asked: readonly Action[], said: string): Promise<Order | undefined> {
  const agents = agentsOf(proposing, asked);
  const [first] = asked;
  if (!agents || !isAlike(asked) || (first?.kind !== 'schedule' && first?.kind !== 'run')) return undefined;
  const repeated = timesIn(said);
  const { refused, rest, ...found } = repeated ?? timeIn(said.replace(/^(?=\d{1,2}$)/, 'at '));
  if (!agentsIn(rest, [], filler).isPlain) return undefined;
  if (refused !== undefined) return refusedOrder(refused);
  const before: Partial<ScheduleRequest> = first.kind === 'schedule' ? first.schedule : {};
  if ('time' in found && first.kind === 'run')
    return refusedOrder(
      `A run starts at once, and can’t wait until ${found.time}. Say ‘every day at ${found.time}’ for a schedule`,
    );
  const { zone, input, time = usualTime } = before;
  const same = { ...(zone && { zone }), ...(input && { input }) };
  const byClock = before.kind === 'daily' || before.kind === 'weekdays' || before.kind === 'weekly';
  if ('times' in found && found.times)
    return proposeSchedule(proposing, agents, {
      ...same,
      ...(found.times.kind !== 'interval' && { time }),
      ...found.times,
    });
  if (!('time' in found)) return undefined;
  return proposeSchedule(proposing, agents, { kind: 'daily', ...(byClock ? before : same), time: found.time });
}

/** What follows one of these words is left out, up to a comma. */
const leavingOut = /\b(?:not|without|except(?: for)?|all but|everything but|leave out)\b/;
const adding = /^(?:and|also|plus)\b|\b(?:too|as well|also)$/;

async function correctAgents(proposing: Proposing, asked: readonly Action[], said: string): Promise<Order | undefined> {
  const before = agentsOf(proposing, asked);
  if (!before) return undefined;
  const [start = '', ...parts] = said.split(leavingOut);
  const name = (texts: readonly string[]) => agentsIn(texts.join(' '), proposing.organisation.agents, filler);
  const wanted = name([start, ...parts.map((part) => /(?:,|\bbut\b).*/.exec(part)?.[0] ?? '')]);
  const left = name(parts.map((part) => part.replace(/(?:,|\bbut\b).*/, '')));
  if (wanted.named.length + left.named.length === 0 || !wanted.isPlain || !left.isPlain) return undefined;
  const among = (agents: readonly AgentState[]) =>
    asked.filter((_, at) => agents.some(({ id }) => id === before[at]?.id));
  const dropped = among(left.named);
  if (wanted.named.length === 0) {
    if (dropped.length === 0) return undefined;
    const actions = asked.filter((item) => !dropped.includes(item));
    return { actions, agents: before, ...(actions.length === 0 && { text: 'There is nothing left to do.' }) };
  }
  const kept = among(wanted.named);
  if (kept.length === wanted.named.length && !adding.test(said)) return { actions: kept, agents: wanted.named };
  return askOf(proposing, asked, adding.test(said) ? [...new Set([...before, ...wanted.named])] : wanted.named);
}

/** The same of other agents; undefined if it can't be of others. */
async function askOf(
  proposing: Proposing,
  asked: readonly Action[],
  agents: readonly AgentState[],
): Promise<Order | undefined> {
  const [first] = asked;
  if (!first || !isAlike(asked)) return undefined;
  if (first.kind === 'schedule') return proposeSchedule(proposing, agents, first.schedule);
  if (first.kind === 'cancelRun') return proposeCancel(proposing, agents);
  if (first.kind === 'retryRun') return proposeRetry(proposing, agents);
  const { kind } = first;
  return kind === 'start' || kind === 'stop' || kind === 'restart' || kind === 'run'
    ? orderFor(kind, agents, kind === 'run' ? first.input : undefined)
    : undefined;
}

const isAlike = (asked: readonly Action[]): boolean => asked.every(({ kind }) => kind === asked[0]?.kind);
