import { runStatuses, type RunStatus } from '@switchboard/api-contract/runs/runStatus';
import { scheduleFrom, type ScheduleRequest } from '@switchboard/api-contract/schedules/schedule';
import { scheduleInWords } from '../actions/actionsOnSchedules.ts';
import { momentWords, type ZonedClock } from '../reader/days.ts';
import type { StateAsked } from '../reader/topics.ts';
import { are, capital, countWords, listed, sentence } from '../reader/words.ts';

/** The most that is told one by one: the answer is read aloud. */
const most = 5;

interface RunData {
  readonly agent: string;
  readonly type: string;
  readonly status: RunStatus;
  readonly at: string;
  readonly result?: string;
  readonly reason?: string;
  readonly seconds?: number;
  readonly cost?: string;
  readonly startedBy?: string;
  readonly builtInSample?: true;
  readonly source: number;
}

const more = (count: number): string => (count > 0 ? `; and ${count} more` : '');
const groupWords: Readonly<Record<string, string>> = {
  failed: 'failed run',
  running: 'run under way',
  completed: 'completed run',
  cancelled: 'cancelled run',
};
const countedRuns = (count: number, state: string | undefined): string =>
  countWords(
    count,
    state === undefined ? 'run' : (groupWords[state] ?? 'run'),
    state === 'running' ? 'runs under way' : undefined,
  );
const named = (agents: StateAsked['agents']): string => listed(agents.map(({ name }) => name));

/** What one agent, or all, did in some time. */
export function tellRuns(
  asked: StateAsked,
  data: readonly { readonly total: number; readonly runs: readonly RunData[] }[],
  clock: ZonedClock,
): string {
  const { ask, agents, state, period } = asked;
  const runs = data.flatMap((one) => one.runs).toSorted((a, b) => b.at.localeCompare(a.at));
  const total = data.reduce((sum, one) => sum + one.total, 0);
  const who = agents.length > 0 ? ` of ${named(agents)}` : '';
  const when = period ? ` ${period.words}` : '';
  const note = runs.some(({ builtInSample }) => builtInSample)
    ? ' These runs are samples; your own take their place after the first run.'
    : '';
  const [last] = runs;
  if (ask === 'count') return `There ${total === 1 ? 'was' : 'were'} ${countedRuns(total, state)}${who}${when}.${note}`;
  if (!last) {
    if (state === 'running') return `Nothing${who === '' ? '' : who} is running at the moment.`;
    if (state === 'failed')
      return agents.length > 0 ? `None of the runs${who}${when} failed.` : `None of the runs${when} failed.`;
    return agents.length > 0
      ? `${named(agents)} ${agents.length === 1 ? 'has' : 'have'} not run${when === '' ? ' yet' : when}.`
      : `None of your agents ran${when === '' ? ' yet' : when}.`;
  }
  const at = `${momentWords(last.at, clock)} [${last.source}]`;
  const single = `The last ${state === 'failed' ? 'failed ' : ''}run of ${last.agent} was ${at}`;
  if (ask === 'cost')
    return last.cost === undefined
      ? `${single}. What it cost is not known.${note}`
      : `${single} and cost ${last.cost}.${note}`;
  if (ask === 'long')
    return last.seconds === undefined
      ? `${single}. It has not ended.${note}`
      : `${single} and took ${durationWords(last.seconds)}.${note}`;
  if (ask === 'who')
    return `${single}. ${last.startedBy === undefined ? 'It started by itself.' : `It was started by ${last.startedBy}.`}${note}`;
  if (ask === 'when') return `${single}.${note}`;
  if (ask === 'why' || ask === 'last') return `${single}. ${outcome(last)}${note}`;
  const told = runs
    .slice(0, most)
    .map((run) => `${run.agent} ${momentWords(run.at, clock)}: ${outcome(run).replace(/\.$/, '')} [${run.source}]`);
  if (state === 'running')
    return `${listed([...new Set(runs.map(({ agent }) => agent))])} ${are(new Set(runs.map(({ agent }) => agent)).size)} running now [${last.source}].`;
  return `There ${total === 1 ? 'was' : 'were'} ${countedRuns(total, state)}${who}${when}. ${told.join('; ')}${more(total - told.length)}.${note}`;
}

function outcome({ status, result, reason }: RunData): string {
  const why = status === 'completed' ? result : reason;
  return `${runStatuses[status].sentence}${why === undefined ? '.' : `: ${sentence(why)}`}`;
}

function durationWords(seconds: number): string {
  if (seconds < 1) return 'less than a second';
  return seconds < 90 ? countWords(seconds, 'second') : countWords(Math.round(seconds / 60), 'minute');
}

interface AgentData {
  readonly id: string;
  readonly name: string;
  readonly status: string;
  readonly lastRun: RunData | 'never';
  readonly source: number;
}

export function tellAgents(
  { agents, state, not, ask }: StateAsked,
  data: readonly AgentData[],
  clock: ZonedClock,
): string {
  if (data.length === 0) return 'You have no agents yet. Create one on the dashboard.';
  const wanted = agents.length > 0 ? data.filter(({ id }) => agents.some((agent) => agent.id === id)) : data;
  if (agents.length > 0)
    return wanted
      .map(
        ({ name, status, lastRun, source }) =>
          `${name} is ${status} [${source}]. ${lastRun === 'never' ? 'It has not run yet.' : `Its last run was ${momentWords(lastRun.at, clock)} [${lastRun.source}]. ${outcome(lastRun)}`}`,
      )
      .join(' ');
  const of = (status: string, isNot?: boolean) =>
    data.filter((one) => (isNot ? one.status !== status : one.status === status));
  if (state !== undefined) {
    const those = of(state, not);
    const how = `${not ? 'not ' : ''}${state}`;
    if (those.length === 0) return `None of your ${data.length} agents is ${how}.`;
    return `${those.length} of your ${data.length} agents ${are(those.length)} ${how}: ${listed(those.map(({ name, source }) => `${name} [${source}]`))}.`;
  }
  if (ask === 'count') return `You have ${countWords(data.length, 'agent')}: ${listed(data.map(({ name }) => name))}.`;
  const groups = [...Map.groupBy(data, ({ status }) => status)].map(
    ([status, those]) => `${listed(those.map(({ name }) => name))} ${are(those.length)} ${status}.`,
  );
  return `You have ${countWords(data.length, 'agent')}. ${groups.join(' ')}`;
}

interface ScheduleData extends ScheduleRequest {
  readonly agent: string;
  readonly next?: readonly string[];
  readonly held?: string;
  readonly source: number;
}

/** When agents run by themselves, and next. */
export function tellSchedules({ agents, ask }: StateAsked, data: readonly ScheduleData[], clock: ZonedClock): string {
  const wanted = agents.length > 0 ? data.filter(({ agent }) => agents.some(({ name }) => name === agent)) : data;
  const own = wanted.filter(({ kind }) => kind !== 'off');
  if (ask === 'count')
    return `${countWords(own.length, 'agent')} ${own.length === 1 ? 'runs' : 'run'} by ${own.length === 1 ? 'itself' : 'themselves'}${own.length > 0 ? `: ${listed(own.map(({ agent }) => agent))}` : ''}.`.replace(
      /^no/,
      'No',
    );
  const tell = ({ agent, next = [], held, source, ...schedule }: ScheduleData): string => {
    const [due] = next;
    const coming = due === undefined ? `, but not while it is ${held ?? 'held'}` : `, next ${momentWords(due, clock)}`;
    return `${agent} runs ${scheduleInWords(scheduleFrom(schedule))}${coming} [${source}].`;
  };
  if (own.length === 0)
    return agents.length > 0
      ? `${named(agents)} ${agents.length === 1 ? 'runs' : 'run'} only when somebody runs ${agents.length === 1 ? 'it' : 'them'}.`
      : 'No agent runs by itself.';
  const sorted =
    ask === 'next' && agents.length === 0
      ? own.toSorted((a, b) => (a.next?.[0] ?? '~').localeCompare(b.next?.[0] ?? '~'))
      : own;
  return sorted.slice(0, most).map(tell).join(' ');
}

interface AttentionData {
  readonly items: readonly { readonly text?: string; readonly source: number }[];
  readonly more: number;
}

export function tellAttention(_: StateAsked, { items, more: others }: AttentionData): string {
  const count = items.length + others;
  if (count === 0) return 'Nothing needs your attention.';
  const told = items.slice(0, most).map(({ text = '', source }) => `${text} [${source}]`);
  return `${count} ${count === 1 ? 'thing needs' : 'things need'} your attention: ${sentence(`${told.join('; ')}${more(count - told.length)}`)}`;
}

interface PaymentsData {
  readonly available: readonly string[];
  readonly pending: readonly string[];
  readonly invoices: readonly {
    readonly number: string;
    readonly customer: string;
    readonly status: string;
    readonly total: string;
  }[];
  readonly sandbox?: true;
  readonly source: number;
}

export function tellPayments(_: StateAsked, { available, pending, invoices, sandbox, source }: PaymentsData): string {
  const balance = `The balance at Stripe is ${available.length > 0 ? listed(available) : 'nothing'} [${source}]${pending.length > 0 ? `, and ${listed(pending)} ${are(pending.length)} on the way` : ''}.`;
  const open = invoices.filter(({ status }) => status === 'open');
  const last = invoices
    .slice(0, 3)
    .map(({ number, customer, status, total }) => `${number} of ${customer}, ${total}, ${status}`);
  return `${balance}${invoices.length > 0 ? ` ${capital(countWords(open.length, 'invoice'))} of the last ${invoices.length} ${are(open.length)} open. The newest: ${last.join('; ')}.` : ''}${sandbox ? ' It is the sandbox’s account, so this is made up.' : ''}`;
}
