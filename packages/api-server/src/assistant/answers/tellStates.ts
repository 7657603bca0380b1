import { money } from '@switchboard/api-contract/words/say';
import { runStatuses, type RunStatus } from '@switchboard/api-contract/runs/runStatus';
import { scheduleFrom, type ScheduleRequest } from '@switchboard/api-contract/schedules/schedule';
import { scheduleInWords } from '../actions/actionsOnSchedules.ts';
import { momentWords, type ZonedClock } from '../reader/period.ts';
import type { StateAsked } from '../reader/topics.ts';
import { capital, countWords, listed, sentence } from '../reader/words.ts';

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

const are = (count: number): string => (count === 1 ? 'is' : 'are');
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

interface UsageData {
  readonly currency: string;
  readonly total?: number | null;
  readonly unknown?: boolean | null;
  readonly sandbox?: boolean | null;
  readonly budget?: number | null;
  readonly byAgent?: readonly {
    readonly agentId: string;
    readonly name?: string;
    readonly cost?: number | null;
    readonly runs?: number | null;
  }[];
  readonly byService?: readonly {
    readonly service: string;
    readonly name?: string;
    readonly cost?: number | null;
    readonly calls?: number | null;
  }[];
  readonly byDay?: readonly { readonly date: string; readonly cost?: number | null }[];
  readonly source: number;
}

/** What was spent. Undefined: the usage does not tell that, such as one agent's share of a day. */
export function tellUsage(asked: StateAsked, months: readonly UsageData[]): string | undefined {
  const { ask, agents, period, service } = asked;
  const [usage] = months;
  if (!usage) return undefined;
  const amount = (value: number | null | undefined): string => money(value ?? 0, usage.currency);
  const words = period?.words ?? 'this month';
  const isMonth = period === undefined || /month|^in [A-Z]/.test(words);
  const notes = [
    ...(usage.unknown ? [' Services without a price are not included.'] : []),
    ...(usage.sandbox ? [' It was all in the sandbox, so nobody charges you for it.'] : []),
  ].join('');
  const mark = `[${usage.source}]`;
  if (agents.length > 0 || service) {
    if (!isMonth || ask === 'budget') return undefined;
    if (service) {
      const own = usage.byService?.find((one) => one.service === service.id);
      return `${service.name} cost ${own && own.cost == null ? 'an amount that is not known' : amount(own?.cost)} ${words} ${mark}, in ${countWords(own?.calls ?? 0, 'call')}.${notes}`;
    }
    return `${agents
      .map((agent) => {
        const own = usage.byAgent?.find(({ agentId }) => agentId === agent.id);
        return `${agent.name} spent ${own && own.cost == null ? 'an amount that is not known' : amount(own?.cost)} ${words} ${mark}, in ${countWords(own?.runs ?? 0, 'run')}.`;
      })
      .join(' ')}${notes}`;
  }
  if (ask === 'budget') {
    if (usage.budget == null) return 'There is no budget for the month; an admin can set one under Profile, Usage.';
    const left = usage.budget - (usage.total ?? 0);
    return `The budget is ${amount(usage.budget)} ${mark}, ${left > 0 ? `so ${amount(left)} is left` : 'and it is used up'}.${notes}`;
  }
  const spenders = (usage.byAgent ?? []).filter(({ cost }) => (cost ?? 0) > 0);
  if (ask === 'most') {
    const [top] = spenders;
    if (!isMonth) return undefined;
    return top
      ? `${top.name ?? 'A deleted agent'} spent the most ${words}: ${amount(top.cost)} ${mark}.${notes}`
      : `Nobody spent anything ${words} ${mark}.${notes}`;
  }
  if (!isMonth) {
    const spent = months
      .flatMap(({ byDay = [] }) => byDay)
      .filter(({ date }) => date >= period.first && date <= period.last)
      .reduce((sum, { cost }) => sum + (cost ?? 0), 0);
    return `You spent ${amount(spent)} ${words} ${mark}.${notes}`;
  }
  const names = spenders.slice(0, 3).map(({ name, cost }) => `${name ?? 'a deleted agent'} (${amount(cost)})`);
  const left = (usage.budget ?? 0) - (usage.total ?? 0);
  const budget =
    usage.budget == null
      ? ''
      : ` The budget is ${amount(usage.budget)}, ${left > 0 ? `so ${amount(left)} is left` : 'and it is used up'}.`;
  return `You spent ${amount(usage.total)} ${words} ${mark}${names.length > 0 ? `, most of it by ${listed(names)}` : ''}.${budget}${notes}`;
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

interface ConnectionData {
  readonly name: string;
  readonly status: string;
  readonly problem?: string;
  readonly usedBy: readonly string[];
  readonly sandbox?: true;
  readonly source: number;
}

const connectionWords = ({ name, status, problem, usedBy, sandbox, source }: ConnectionData): string => {
  if (status === 'connected') return `${name} is connected${sandbox ? ' to the sandbox' : ''} [${source}].`;
  if (status === 'error') return `${name} has an error [${source}]${problem ? `: ${sentence(problem)}` : '.'}`;
  if (status === 'pending') return `${name} has not been checked yet [${source}].`;
  return `${name} is not connected [${source}]${usedBy.length > 0 ? `; ${listed(usedBy)} ${usedBy.length === 1 ? 'uses' : 'use'} it` : ''}.`;
};

export function tellConnections({ service, state, not, ask }: StateAsked, data: readonly ConnectionData[]): string {
  const one = service && data.find(({ name }) => name === service.name);
  if (one) return connectionWords(one);
  if (data.length === 0) return 'You have no connections yet. Add one under API Connections.';
  const connected = data.filter(({ status }) => status === 'connected');
  const isMeant = ({ status, sandbox }: ConnectionData): boolean =>
    state === 'sandbox'
      ? sandbox === true
      : state === 'disconnected'
        ? status !== 'connected' && status !== 'error'
        : status === state;
  const those = state === undefined ? [] : data.filter((each) => isMeant(each) !== (not ?? false));
  if (state !== undefined && (state !== 'connected' || not || ask === 'count')) {
    const how =
      state === 'error'
        ? 'with an error'
        : state === 'sandbox'
          ? 'in the sandbox'
          : not || state === 'disconnected'
            ? 'not connected'
            : 'connected';
    if (those.length === 0 && how === 'not connected') return 'All services are connected.';
    if (those.length === 0) return state === 'error' ? 'No service has an error.' : `No service is ${how}.`;
    return `${countWords(those.length, 'service')} ${state === 'error' ? (those.length === 1 ? 'has an error' : 'have an error') : `${are(those.length)} ${how}`}: ${those
      .slice(0, most)
      .map(({ name, source, problem }) => `${name} [${source}]${state === 'error' && problem ? ` (${problem})` : ''}`)
      .join(', ')}${those.length > most ? ` and ${those.length - most} more` : ''}.`;
  }
  const needed = data.filter(({ status, usedBy }) => status !== 'connected' && status !== 'error' && usedBy.length > 0);
  const sandbox = connected.filter((each) => each.sandbox).length;
  return [
    `${connected.length} of ${data.length} services ${are(connected.length)} connected${sandbox === 0 ? '' : sandbox === connected.length ? ' to the sandbox' : `, ${sandbox} of them to the sandbox`}.`,
    ...data.filter(({ status }) => status === 'error').map(connectionWords),
    ...(needed.length > 3
      ? [
          `${listed([...needed.slice(0, 3).map(({ name }) => name), `${needed.length - 3} more`])} are not connected, though agents use them.`,
        ]
      : needed.map(connectionWords)),
    ...(needed.length === 0 && data.every(({ status }) => status !== 'error') ? ['None needs attention.'] : []),
  ].join(' ');
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
  const balance = `The balance at Stripe is ${available.length > 0 ? listed(available) : 'nothing'} [${source}]${pending.length > 0 ? `, and ${listed(pending)} ${pending.length === 1 ? 'is' : 'are'} on the way` : ''}.`;
  const open = invoices.filter(({ status }) => status === 'open');
  const last = invoices
    .slice(0, 3)
    .map(({ number, customer, status, total }) => `${number} of ${customer}, ${total}, ${status}`);
  return `${balance}${invoices.length > 0 ? ` ${capital(countWords(open.length, 'invoice'))} of the last ${invoices.length} ${are(open.length)} open. The newest: ${last.join('; ')}.` : ''}${sandbox ? ' It is the sandbox’s account, so this is made up.' : ''}`;
}
