import { money } from '@switchboard/api-contract/words/say';
import { readAttentionItems } from '../../attention/attentionItems.ts';
import { readUsage } from '../../usage/readUsage.ts';
import { cite, type AnswerableQuestion, type BuiltInAnswer, type Answerer } from './Question.ts';
import type { ConnectionState } from './organisationState.ts';
import { currentDay } from './period.ts';
import { attentionSource, connectionSource, usageSource } from '../answers/sources.ts';
import { listed, sentence, countWords } from './words.ts';

/** The most things that are named one by one: the answer is read aloud. */
const mostNamed = 3;
/** As many more as 'and … more' stands for at least; fewer are named too. */
const leastFolded = 3;

/** The connection that a message names. */
export const connectionIn = (connections: readonly ConnectionState[], said: string): ConnectionState | undefined =>
  connections
    .toSorted((a, b) => b.name.length - a.name.length)
    .find(({ name }) => ` ${said.replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `.includes(` ${name.toLowerCase()} `));

export const answerAboutConnections: Answerer = (asking) => {
  const {
    organisation: { connections },
    said,
  } = asking;
  const stateOf = (connection: ConnectionState) => stateWords(connection, cite(asking, connectionSource(connection)));
  if (connections.length === 0)
    return { text: 'You have no connections yet. Add one under API Connections.', asked: [] };
  const one = connectionIn(connections, said);
  if (one) return { text: stateOf(one), asked: [] };
  const broken = connections.filter((connection) => connection.status === 'error');
  const pending = connections.filter((connection) => connection.status === 'pending');
  const missing = connections.filter(
    (connection) =>
      connection.status !== 'connected' &&
      !broken.includes(connection) &&
      !pending.includes(connection) &&
      connection.usedBy.length > 0,
  );
  const inSandbox = connections.filter((connection) => connection.status === 'connected' && connection.sandbox).length;
  const connected = connections.filter((connection) => connection.status === 'connected').length;
  const parts = [
    `${connected} of ${connections.length} services ${connected === 1 ? 'is' : 'are'} connected${inSandbox === 0 ? '' : inSandbox === connected ? ' to the sandbox' : `, ${inSandbox} of them to the sandbox`}.`,
    ...broken.map((connection) => stateOf(connection)),
    ...(pending.length > 0
      ? [
          `${listed(pending.map((connection) => connection.name))} ${pending.length === 1 ? 'has' : 'have'} not been checked yet.`,
        ]
      : []),
    ...(missing.length > mostNamed
      ? [
          `${listed([...missing.slice(0, mostNamed).map(({ name }) => name), `${missing.length - mostNamed} more`])} are not connected, though agents use them.`,
        ]
      : missing.map((connection) => stateOf(connection))),
    ...(broken.length + pending.length + missing.length === 0 ? ['None needs attention.'] : []),
  ];
  return { text: parts.join(' '), asked: [] };
};

function stateWords({ name, status, problem, usedBy, sandbox }: ConnectionState, mark: string): string {
  if (status === 'connected') return `${name} is connected${sandbox ? ' to the sandbox' : ''}${mark}.`;
  if (status === 'error') return `${name} has an error${mark}${problem ? `: ${sentence(problem)}` : '.'}`;
  if (status === 'pending') return `${name} has not been checked yet${mark}.`;
  return `${name} is not connected${mark}${usedBy.length > 0 ? `; ${listed(usedBy)} ${usedBy.length === 1 ? 'uses' : 'use'} it` : ''}.`;
}

export async function answerAboutAttention(asking: AnswerableQuestion): Promise<BuiltInAnswer> {
  const { items, more = 0 } = await readAttentionItems(asking.context, asking.asker);
  const count = items.length + (more ?? 0);
  if (count === 0) return { text: 'Nothing needs your attention.', asked: [] };
  const named = items
    .slice(0, count - mostNamed < leastFolded ? count : mostNamed)
    .map((item) => `${item.text}${cite(asking, attentionSource(item))}`);
  const rest = count - named.length;
  return {
    text: `${count} ${count === 1 ? 'thing needs' : 'things need'} your attention: ${sentence([...named, ...(rest > 0 ? [`and ${rest} more`] : [])].join('; '))}`,
    asked: [],
  };
}

/** What was spent in some days, in this month if none are named. */
export async function answerAboutUsage(asking: AnswerableQuestion): Promise<BuiltInAnswer> {
  const { context, asker, organisation, named } = asking;
  const { now } = organisation.clock;
  const today = currentDay(organisation.clock);
  const period = asking.period ?? { words: 'this month', first: `${today.slice(0, 7)}-01`, last: today };
  const month = period.first.slice(0, 7);
  const isMonth = period.first.endsWith('-01') && /month/.test(period.words);
  const usage = await readUsage(context.db, asker.tenantId, now, month);
  const { currency, sandbox, unknown, budget } = usage;
  const amount = (value: number | null | undefined): string => money(value ?? 0, currency);
  const notes = [
    ...(unknown ? ['Services without a price are not included.'] : []),
    ...(sandbox ? ['It was all in the sandbox, so nobody charges you for it.'] : []),
  ];
  const mark = cite(asking, usageSource(period.words));
  const [agent] = named;
  if (agent && isMonth) {
    const own = usage.byAgent?.find(({ agentId }) => agentId === agent.id);
    return {
      text: [
        `${agent.name} spent ${amount(own?.cost)} ${period.words}${mark}, in ${countWords(own?.runs ?? 0, 'run')}.`,
        ...notes,
      ].join(' '),
      asked: [agent],
    };
  }
  if (!isMonth) {
    const other = period.last.slice(0, 7);
    const days = [
      ...(usage.byDay ?? []),
      ...(other === month ? [] : ((await readUsage(context.db, asker.tenantId, now, other)).byDay ?? [])),
    ];
    const spent = days
      .filter(({ date }) => date >= period.first && date <= period.last)
      .reduce((sum, { cost }) => sum + (cost ?? 0), 0);
    return { text: [`You spent ${amount(spent)} ${period.words}${mark}.`, ...notes].join(' '), asked: [] };
  }
  const most = (usage.byAgent ?? []).filter(({ cost }) => (cost ?? 0) > 0).slice(0, mostNamed);
  const spenders = most.map(({ name, cost }) => `${name ?? 'a deleted agent'} (${amount(cost)})`);
  const left = (budget ?? 0) - (usage.total ?? 0);
  return {
    text: [
      `You spent ${amount(usage.total)} ${period.words}${mark}${spenders.length > 0 ? `, most of it by ${listed(spenders)}` : ''}.`,
      ...(budget == null
        ? /\bbudget\b/.test(asking.said)
          ? ['There is no budget for the month; an admin can set one under Profile, Usage.']
          : []
        : [`The budget is ${amount(budget)}, ${left > 0 ? `so ${amount(left)} is left` : 'and it is used up'}.`]),
      ...notes,
    ].join(' '),
    asked: organisation.agents.filter(({ id }) => most.some(({ agentId }) => agentId === id)),
  };
}

const abilities =
  'You can ask me what your agents did today, how many leads you have, what needs your attention and what you spent this month; or tell me to start, stop, restart, run or schedule an agent, to research something, to change a record, or to draft a reply.';

/** For everything that is not understood. */
export const limitsAnswer: BuiltInAnswer = { text: `I can't do that. ${abilities}`, asked: [] };

export const answerAboutAbilities: Answerer = ({ said }) => ({
  text: /^(?:thanks|thank you|thx)\b/.test(said)
    ? 'You’re welcome. Is there anything else?'
    : `I answer from your own data. ${abilities}`,
  asked: [],
});
