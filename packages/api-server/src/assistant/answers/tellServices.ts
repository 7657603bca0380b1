import { money } from '@switchboard/api-contract/words/say';
import type { readUsage } from '../../usage/readUsage.ts';
import type { ConnectionState } from '../reader/organisationState.ts';
import type { StateAsked } from '../reader/topics.ts';
import { are, countWords, listed, sentence } from '../reader/words.ts';

/** The most that is told one by one: the answer is read aloud. */
const most = 5;

type UsageData = Awaited<ReturnType<typeof readUsage>> & { readonly source: number };

/** What was spent. Undefined: the usage does not tell that, such as one agent's share of a day. */
export function tellUsage(asked: StateAsked, months: readonly UsageData[]): string | undefined {
  const { ask, agents, period, service } = asked;
  const [usage] = months;
  if (!usage) return undefined;
  const amount = (value: number | undefined): string => money(value ?? 0, usage.currency);
  const costOf = (own: { readonly cost?: number | undefined } | undefined): string =>
    own && own.cost === undefined ? 'an amount that is not known' : amount(own?.cost);
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
      return `${service.name} cost ${costOf(own)} ${words} ${mark}, in ${countWords(own?.calls ?? 0, 'call')}.${notes}`;
    }
    return `${agents
      .map((agent) => {
        const own = usage.byAgent?.find(({ agentId }) => agentId === agent.id);
        return `${agent.name} spent ${costOf(own)} ${words} ${mark}, in ${countWords(own?.runs ?? 0, 'run')}.`;
      })
      .join(' ')}${notes}`;
  }
  const left = (usage.budget ?? 0) - (usage.total ?? 0);
  const leftWords = left > 0 ? `so ${amount(left)} is left` : 'and it is used up';
  if (ask === 'budget') {
    if (usage.budget == null) return 'There is no budget for the month; an admin can set one under Profile, Usage.';
    return `The budget is ${amount(usage.budget)} ${mark}, ${leftWords}.${notes}`;
  }
  const spenders = (usage.byAgent ?? []).filter(({ cost }) => (cost ?? 0) > 0);
  if (ask === 'dearest') {
    const [run] = usage.dearest ?? [];
    if (!isMonth) return undefined;
    return run
      ? `The most expensive run ${words} was one of ${run.name ?? 'a deleted agent'}: ${amount(run.cost)} ${mark}.${notes}`
      : `No run cost anything ${words} ${mark}.${notes}`;
  }
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
  const budget = usage.budget == null ? '' : ` The budget is ${amount(usage.budget)}, ${leftWords}.`;
  return `You spent ${amount(usage.total)} ${words} ${mark}${names.length > 0 ? `, most of it by ${listed(names)}` : ''}.${budget}${notes}`;
}

type ConnectionData = Omit<ConnectionState, 'id'> & { readonly source: number };

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
      ? sandbox
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
