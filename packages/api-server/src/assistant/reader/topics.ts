import { agentStatuses } from './topicWords.ts';
import type { AgentState, ConnectionState, OrganisationState } from './organisationState.ts';
import { numberIn } from './days.ts';
import { takePeriod, type Period } from './period.ts';
import type { Reading } from './readRecords.ts';
import { takeAgents } from './takeAgents.ts';
import * as said from './topicWords.ts';
import { anyWords, countWords, filler, orders, pointing, whenWords, whoWords } from './wordClasses.ts';
import type { Words } from './SaidWords.ts';

/** What is asked about how things stand, beside records. */
export interface StateAsked {
  readonly topic: 'runs' | 'usage' | 'agents' | 'connections' | 'schedules' | 'attention' | 'payments';
  /** The agents that are named; none: all of them. */
  readonly agents: readonly AgentState[];
  readonly period?: Period | undefined;
  readonly ask:
    | 'list'
    | 'count'
    | 'last'
    | 'why'
    | 'when'
    | 'cost'
    | 'long'
    | 'who'
    | 'next'
    | 'most'
    | 'dearest'
    | 'budget'
    | 'sum';
  /** A status that is asked for: 'failed', 'running', 'paused', 'connected' … */
  readonly state?: string | undefined;
  readonly not?: true | undefined;
  readonly service?: ConnectionState | undefined;
  readonly limit?: number | undefined;
}

interface Topic {
  readonly topic: StateAsked['topic'];
  /** One of these must be said. */
  readonly trigger: ReadonlyMap<string, unknown>;
  /** With one of these it is about something else. */
  readonly unless?: ReadonlyMap<string, unknown>;
  /** What else belongs to it. */
  readonly more: ReadonlyMap<string, unknown>;
  /** Whether it takes days and agents. */
  readonly takes: { readonly days?: true; readonly agents?: true; readonly services?: true };
  readonly ask: (words: Words) => Pick<StateAsked, 'ask' | 'state' | 'not'>;
}

const stateOf = (words: Words, lexicon: ReadonlyMap<string, string>): Pick<StateAsked, 'state' | 'not'> => {
  const found = words.takeOne(lexicon);
  if (!found) return {};
  const isNot = [1, 2].some(
    (back) => ['not', 'no'].includes(words.word(found.at - back)) && words.isFree(found.at - back),
  );
  if (isNot) words.takeOne(said.not);
  return { state: found.value, ...(isNot && { not: true as const }) };
};
const takes = (words: Words, ...lexicons: readonly ReadonlyMap<string, unknown>[]): boolean =>
  lexicons.map((lexicon) => words.takeAll(lexicon).length > 0).some(Boolean);

const topics: readonly Topic[] = [
  {
    topic: 'schedules',
    trigger: said.scheduleTriggers,
    more: said.scheduleWords,
    takes: { agents: true },
    ask: (words) => ({
      ask: takes(words, countWords) ? 'count' : takes(words, said.nextWords, whenWords) ? 'next' : 'list',
    }),
  },
  {
    topic: 'payments',
    trigger: said.paymentTriggers,
    more: said.paymentWords,
    takes: {},
    ask: () => ({ ask: 'list' }),
  },
  {
    topic: 'runs',
    trigger: said.runTriggers,
    unless: said.ofAgents,
    more: said.runWords,
    takes: { days: true, agents: true },
    ask: (words) => {
      const why = takes(words, said.whyWords);
      const state = stateOf(words, said.runStates);
      if (why) return { ...state, ask: 'why', state: state.state ?? 'failed' };
      if (takes(words, countWords)) return { ...state, ask: 'count' };
      if (words.has(said.runNouns) || words.has(said.lastWords)) {
        if (takes(words, said.costWords)) return { ...state, ask: 'cost' };
        if (takes(words, said.longWords)) return { ...state, ask: 'long' };
      }
      const last = takes(words, said.lastWords);
      if (takes(words, whenWords)) return { ...state, ask: 'when' };
      if (takes(words, said.starterWords)) return { ...state, ask: 'who' };
      return { ...state, ask: last ? 'last' : 'list' };
    },
  },
  {
    topic: 'usage',
    trigger: said.costWords,
    more: said.usageWords,
    takes: { days: true, agents: true, services: true },
    ask: (words) => ({
      ask: takes(words, said.budgetWords)
        ? 'budget'
        : takes(words, said.mostWords)
          ? words.has(said.runNouns)
            ? 'dearest'
            : 'most'
          : 'sum',
    }),
  },
  {
    topic: 'attention',
    trigger: said.attentionTriggers,
    more: said.attentionWords,
    takes: {},
    ask: (words) => ({ ask: takes(words, countWords) ? 'count' : 'list' }),
  },
  {
    topic: 'connections',
    trigger: said.connectionTriggers,
    more: said.connectionWords,
    takes: { services: true },
    ask: (words) => ({ ask: takes(words, countWords) ? 'count' : 'list', ...stateOf(words, said.connectionStates) }),
  },
  {
    topic: 'agents',
    trigger: said.agentTriggers,
    more: said.agentWords,
    takes: { agents: true },
    ask: (words) => ({ ask: takes(words, countWords) ? 'count' : 'list', ...stateOf(words, agentStatuses) }),
  },
];

/** Takes the name of a service. */
function takeService(words: Words, connections: readonly ConnectionState[]): ConnectionState | undefined {
  const names = new Map(connections.map((one) => [one.name.toLowerCase(), one]));
  const short = new Map(
    connections.flatMap((one) => {
      const [head = ''] = one.name.toLowerCase().split(' ');
      return connections.filter(({ name }) => name.toLowerCase().startsWith(head)).length === 1
        ? [[head, one] as const]
        : [];
    }),
  );
  return (words.takeOne(names) ?? words.takeOne(short))?.value;
}

/** Reads a question about how things stand in one topic; undefined if it is not about that. */
function readTopic(
  topic: Topic,
  given: Words,
  organisation: OrganisationState,
  before: StateAsked | undefined,
  points: boolean,
): Reading<StateAsked> | undefined {
  const words = given.copy();
  const { agents: known, connections, clock } = organisation;
  const service = topic.takes.services ? takeService(words, connections) : undefined;
  const goesOn = points && before?.topic === topic.topic;
  if (topic.unless && words.has(topic.unless)) return undefined;
  const isSaid =
    words.has(topic.trigger) ||
    (topic.topic === 'connections' && service !== undefined && words.has(said.connectionStates));
  if (!isSaid && !goesOn) return undefined;
  const period = topic.takes.days ? takePeriod(words, clock) : undefined;
  const { ask, ...state } = topic.ask(words);
  const { named } = topic.takes.agents ? takeAgents(words, known) : { named: [] };
  const few = words.takeOne(
    new Map(
      words.all.flatMap(({ word }) => (numberIn(word) === undefined ? [] : [[word, numberIn(word) ?? 0] as const])),
    ),
  );
  words.takeAll(topic.trigger);
  words.takeAll(topic.more);
  if (topic.topic === 'runs') words.takeAll(orders);
  for (const lexicon of [whenWords, whoWords, anyWords, filler]) words.takeAll(lexicon);
  if (before) words.takeAll(pointing);
  return {
    unread: words.leftTexts(),
    asked: {
      topic: topic.topic,
      agents:
        named.length > 0 && named.length < known.length
          ? named
          : goesOn || (before && given.has(pointing))
            ? (before?.agents ?? [])
            : [],
      period: period ?? (goesOn ? before.period : undefined),
      ask: isSaid ? ask : ask === 'list' || ask === 'sum' ? (before?.ask ?? ask) : ask,
      ...(goesOn && !isSaid && { state: before.state, not: before.not }),
      ...(state.state !== undefined && state),
      service: service ?? (goesOn ? before.service : undefined),
      limit: few?.value,
    },
  };
}

/** The readings of a message about how things stand, those of which nothing is left unread first. */
export const readTopics = (
  words: Words,
  organisation: OrganisationState,
  before: StateAsked | undefined,
  points: boolean,
): Reading<StateAsked>[] =>
  topics
    .flatMap((topic) => readTopic(topic, words, organisation, before, points) ?? [])
    .toSorted((one, other) => Number(one.unread.length > 0) - Number(other.unread.length > 0));
