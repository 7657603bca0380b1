import { serviceName } from '@switchboard/api-contract/catalogue';
import * as v from 'valibot';
import type { Context } from '../../platform/Context.ts';
import type { Member } from '../../platform/actor.ts';
import { mostActions, questionText, type Action } from '../actions/actions.ts';
import type { About } from '../answers/about.ts';
import { nounWords, questionOf } from '../answers/describeAsked.ts';
import type { AnswerWriter } from '../answers/GrowingAnswer.ts';
import { agentSource } from '../answers/sources.ts';
import { tellRecords, type RecordsData } from '../answers/tellRecords.ts';
import { tellConnections, tellUsage } from '../answers/tellServices.ts';
import { tellAgents, tellAttention, tellPayments, tellRuns, tellSchedules } from '../answers/tellStates.ts';
import { retrySubject, tellSubject } from '../answers/tellSubject.ts';
import type { AssistantReply } from '../conversations/answerRows.ts';
import type { Turn } from '../conversations/conversations.ts';
import { allTools } from '../tools/allTools.ts';
import { callTool, noToolUse, type Tool, type ToolAsking } from '../tools/defineTool.ts';
import { readAllRecords } from '../tools/findRecords.ts';
import { callsOf } from './calls.ts';
import { currentDay, type ZonedClock } from './days.ts';
import type { Kind } from './kinds.ts';
import { readOrganisationState } from './organisationState.ts';
import { read, type Known, type Read, type Wish } from './read.ts';
import type { Call } from './orderWords.ts';
import type { RecordsAsked } from './readRecords.ts';
import type { StateAsked } from './topics.ts';
import { listed, quoted, sentence } from './words.ts';

/** The reader's answer. `understood` is false if it only says what was not; `calls` are the tools that it used. */
export interface ReaderReply extends AssistantReply {
  readonly understood: boolean;
  readonly calls: readonly Call[];
}

interface Asked {
  readonly message: string;
  readonly turns: readonly Turn[];
  readonly about?: About | undefined;
}

/** For what is no question about the organisation. */
const limitsText =
  'I answer only from your own data: ask me what your agents did, how many leads you have, what needs your attention or what you spent, or tell me to run, stop or schedule an agent.';
const abilities =
  'You can ask me what your agents did today, how many leads you have, what needs your attention and what you spent this month; or tell me to start, stop, restart, run or schedule an agent, to research something, to change a record, or to draft a reply.';
const answers = {
  abilities: `I answer from your own data. ${abilities}`,
  small: 'You’re welcome. Is there anything else?',
};

/** Answers a message by the reader, which needs no provider: it calls the assistant's own tools, as a model would. */
export async function respond(
  context: Context,
  asker: Pick<Member, 'tenantId' | 'userId' | 'role'>,
  { message, turns, about }: Asked,
  writer: AnswerWriter,
): Promise<ReaderReply> {
  const organisation = await readOrganisationState(context, asker.tenantId);
  const asking: ToolAsking = { context, asker, organisation, writer, use: noToolUse() };
  const known: Known = { organisation, about, records: recordsOf(asking) };
  const done = await read(message, turns, known);
  if (!('wishes' in done)) return notUnderstood(done, organisation.clock);
  const tools = await allTools(asking);
  const calls: Call[] = [];
  const ask = async (call: Call): Promise<unknown> => {
    calls.push(call);
    return callByName(tools, call, asking);
  };
  const texts: string[] = [];
  for (const wish of done.wishes.toSorted((one, other) => Number('order' in one) - Number('order' in other))) {
    const text = await answer(wish, asking, known, ask);
    if (text === undefined)
      return notUnderstood(
        { unread: [], nearest: 'asked' in wish && typeof wish.asked === 'object' ? wish.asked : undefined },
        organisation.clock,
      );
    if (text !== '') texts.push(text);
  }
  const proposed = unique(asking.use.proposed).slice(0, mostActions);
  // A question must come last.
  if (proposed.length > 0) texts.push(questionText(proposed));
  return { text: [...new Set(texts)].join(' '), agents: [...asking.use.asked], proposed, understood: true, calls };
}

const unique = (actions: readonly Action[]): Action[] => [
  ...new Map(actions.map((one) => [JSON.stringify(one), one])).values(),
];

/** All records of a kind, read once for a message. */
function recordsOf({ context, asker, organisation }: ToolAsking): Known['records'] {
  const known = new Map<string, ReturnType<Known['records']>>();
  return (kind: Kind) => {
    const agent = organisation.agents.find(({ slug }) => slug === kind.slug);
    const records =
      known.get(kind.collection) ??
      (agent
        ? readAllRecords(context, asker.tenantId, { agentId: agent.id, collection: kind.collection })
        : Promise.resolve([]));
    known.set(kind.collection, records);
    return records;
  };
}

/** What a tool gives, or an explanation of why it gives nothing, as a `string`. */
async function callByName(tools: readonly Tool[], { tool: name, args }: Call, asking: ToolAsking): Promise<unknown> {
  const tool = tools.find((one) => one.name === name);
  if (!tool) return `${serviceName('stripe')} is not connected. Connect it under API Connections.`;
  const input = v.safeParse(tool.input, args);
  if (!input.success) return sentence(input.issues[0].message);
  const given = await callTool(tool, input.output, asking);
  if ('data' in given) return given.data;
  if ('error' in given) return sentence(given.error);
  asking.use.proposed.push(...given.actions);
  return given.text ?? '';
}

/** The answer to a wish; undefined where what was found does not tell it. */
async function answer(
  wish: Wish,
  asking: ToolAsking,
  { about }: Known,
  ask: (call: Call) => Promise<unknown>,
): Promise<string | undefined> {
  if ('order' in wish) {
    const { calls, asksBack, agents } = wish.order;
    for (const { slug } of agents) if (slug) asking.use.asked.add(slug);
    if (asksBack !== undefined) return asksBack;
    const texts: string[] = [];
    for (const call of calls) {
      const active =
        call.tool === 'start_agent' && agents.length === 1 && agents[0]?.status === 'active' ? agents[0] : undefined;
      // To start what is active is to run it.
      if (active) texts.push(`${active.name} is already active.`);
      texts.push(String(await ask(active ? { ...call, tool: 'run_agent' } : call)));
    }
    return texts.filter((text) => text !== '').join(' ');
  }
  if (wish.asked === 'retry') {
    const { actions = [], text = '' } = retrySubject(asking, about) ?? {};
    asking.use.proposed.push(...actions);
    return text;
  }
  if (wish.asked === 'subject') return about ? tellSubject(asking, about) : undefined;
  if (typeof wish.asked === 'string') return answers[wish.asked];
  const { clock } = asking.organisation;
  const data: unknown[] = [];
  for (const call of callsOf(wish.asked, clock)) data.push(await ask(call));
  const refused = data.find((one) => typeof one === 'string');
  return refused ?? tell(wish.asked, data, asking);
}

function tell(
  asked: RecordsAsked | StateAsked,
  data: readonly unknown[],
  { organisation, writer, use }: ToolAsking,
): string | undefined {
  const { clock, agents } = organisation;
  const [one] = data as never[];
  if (one === undefined) return undefined;
  if (asked.topic !== 'records' && asked.topic !== 'runs' && asked.topic !== 'agents')
    for (const { slug } of asked.agents) if (slug) use.asked.add(slug);
  switch (asked.topic) {
    case 'records': {
      const agent = agents.find(({ slug }) => slug === asked.kind.slug);
      if (agent?.sample && (one as RecordsData).total === 0)
        return `You have no ${nounWords(asked)} of your own yet; the page shows samples. A run of ${agent.name} looks for some.`;
      return tellRecords(asked, one, clock, writer.source(agentSource(agent ?? { id: '', name: '' })));
    }
    case 'runs':
      return tellRuns(asked, data as never, clock);
    case 'usage':
      return tellUsage(asked, data as never);
    case 'agents':
      return tellAgents(asked, (data as never[]).flat(), clock);
    case 'connections':
      return tellConnections(asked, one);
    case 'schedules':
      return tellSchedules(asked, one, clock);
    case 'attention':
      return tellAttention(asked, one);
    default:
      return tellPayments(asked, one);
  }
}

/** Says which words were not understood, with the nearest questions that can be answered. */
function notUnderstood(
  { unread, nearest, isForeign }: Extract<Read, { unread: unknown }>,
  clock: ZonedClock,
): ReaderReply {
  const nothing = { agents: [], understood: false, calls: [] };
  if (!nearest || isForeign) return { ...nothing, text: limitsText, suggestions: [] };
  const what =
    unread.length > 0 ? `I did not understand ${listed(unread.map((one) => quoted(one, 60)))}.` : 'I can’t tell that.';
  return {
    ...nothing,
    text: `${what}\n\nSo I looked nothing up, and nothing was done. Did you mean one of these?`,
    suggestions: nearestQuestions(nearest, clock),
  };
}

function nearestQuestions(asked: RecordsAsked | StateAsked, clock: ZonedClock): readonly string[] {
  if (asked.topic !== 'records') {
    const [agent] = asked.agents;
    const questions = {
      runs: agent ? `What did ${agent.name} do last?` : 'What did my agents do today?',
      usage: agent ? `How much did ${agent.name} spend this month?` : 'How much did we spend this month?',
      agents: agent ? `How is ${agent.name}?` : 'Which agents are active?',
      connections: 'Which connections have a problem?',
      schedules: agent ? `When does ${agent.name} run next?` : 'Which agents run by themselves?',
      attention: 'What needs my attention?',
      payments: 'What is the balance at Stripe?',
    } as const;
    return [questions[asked.topic]];
  }
  const { kind, where } = asked;
  // Nothing was found tomorrow.
  const isAhead = asked.period !== undefined && asked.period.first > currentDay(clock) && kind.collection !== 'events';
  const period = isAhead ? undefined : asked.period;
  const wide = { ...asked, where: [], period: undefined, sort: undefined, ask: 'count' } as const;
  const isSorted = asked.sort !== undefined && kind.fields.get(asked.sort.replace(/^-/, ''))?.type !== 'text';
  const own = where.length > 0 || period !== undefined || isSorted ? [questionOf({ ...asked, period })] : [];
  const best = kind.figure === undefined ? [] : [questionOf({ ...wide, sort: `-${kind.figure}` })];
  return [...new Set([...own, questionOf(wide), ...best, questionOf({ ...wide, sort: `-${kind.time}` })])].slice(0, 3);
}
