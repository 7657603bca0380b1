import { unsuccessfulStatuses } from '@switchboard/api-contract/runs/runStatus';
import { foldText } from '@switchboard/api-contract/text';
import type { About } from '../answers/about.ts';
import type { Turn } from '../conversations/conversations.ts';
import { isMet } from '../tools/findRecords.ts';
import { kinds } from './kinds.ts';
import type { OrganisationState, AgentState } from './organisationState.ts';
import { trouble, type Ordered } from './orderWords.ts';
import { politenessOf, readOrder, type Earlier } from './readOrder.ts';
import { goesOn, kindsIn, readRecords, type Reading, type RecordsAsked } from './readRecords.ts';
import { takeAgents } from './takeAgents.ts';
import { readTopics, type StateAsked } from './topics.ts';
import type { ReadAll } from './values.ts';
import { countWords, pointing } from './wordClasses.ts';
import { instructions, isGreeting, isRetry, isThanks, spelling, subjectWords } from './vocabulary.ts';
import { mostWords, Words } from './SaidWords.ts';

/** What the reader knows of an organisation. */
export interface Known {
  readonly organisation: OrganisationState;
  /** All records of a kind. */
  readonly records: ReadAll;
  readonly about?: About | undefined;
}

/** One thing that a message wants. `small`: thanks and the like. `subject`: what the conversation began at. */
export type Wish =
  | { readonly order: Ordered }
  | { readonly asked: RecordsAsked | StateAsked }
  | { readonly asked: 'subject' | 'retry' | 'abilities' | 'small' };

/** What a message wants, or the words that nothing stands for, and the nearest that could be meant. */
export type Read =
  | { readonly wishes: readonly Wish[] }
  | {
      readonly unread: readonly string[];
      readonly nearest?: RecordsAsked | StateAsked | undefined;
      /** Most of it is in words that are not known. */ readonly isForeign?: boolean;
    };

/** A message of no more words goes on with what was asked before, if it can. */
const shortest = 4;
/** A message of more parts is a text, and no list of wishes. */
const mostWishes = 10;
/** How many messages back a word such as 'it' may refer to. */
const furthest = 4;
/** An answer that names more agents than this is a list, which a later 'it' or 'them' does not mean. */
const mostMeant = 3;

interface Before extends Earlier {
  readonly asked?: RecordsAsked | StateAsked | undefined;
}

/** The agents that were spoken of until now. */
const spokenOf = ({ agents }: Before, latest: readonly AgentState[]): Before['agents'] =>
  latest.length > 0 ? [...agents, latest] : agents;

/** Reads a message, with what was said before it. */
export async function read(message: string, turns: readonly Turn[], known: Known): Promise<Read> {
  const needed = needsBefore(message, known);
  return readOne(message, known, needed ? await readBefore(turns, known) : { agents: [] });
}

/** Whether a message can only be read with those before it. */
const needsBefore = (message: string, known: Known): boolean => {
  const words = wordsOf(message, known);
  return goesOn(words) || words.all.length <= 6 || /\b(?:it|that|other|again|once more|same)\b/i.test(message);
};

const wordsOf = (text: string, { organisation }: Known): Words => new Words(text, spelling(organisation));

async function readBefore(turns: readonly Turn[], known: Known): Promise<Before> {
  let before: Before = { agents: [] };
  const said = turns.flatMap(({ role, text }, at) =>
    role === 'user' ? [{ text, answer: turns[at + 1]?.role === 'assistant' ? (turns[at + 1]?.text ?? '') : '' }] : [],
  );
  for (const { text, answer } of said.slice(-furthest)) {
    const done = await readOne(text, known, before);
    const spoken = takeAgents(wordsOf(text, known), known.organisation.agents).named;
    const answered =
      spoken.length > 0 ? [] : takeAgents(wordsOf(answer.slice(0, 2_000), known), known.organisation.agents).named;
    const wishes = 'wishes' in done ? done.wishes : [];
    const order = wishes.flatMap((wish) => ('order' in wish ? (wish.order.order ?? []) : [])).at(-1);
    const meant = wishes.flatMap((wish) => ('order' in wish ? wish.order.agents : []));
    const asked = wishes
      .flatMap((wish) => ('asked' in wish && typeof wish.asked === 'object' ? [wish.asked] : []))
      .at(-1);
    const named = spoken.length > 0 ? spoken : meant.length > 0 ? meant : answered.length > mostMeant ? [] : answered;
    before = {
      agents: spokenOf(before, named),
      order: order ?? (asked ? undefined : before.order),
      lastOrder: order ?? before.lastOrder,
      asked: asked ?? before.asked,
    };
  }
  return before;
}

async function readOne(message: string, known: Known, before: Before): Promise<Read> {
  const { agents } = known.organisation;
  const whole = wordsOf(message, known);
  if (isGreeting(whole)) return { wishes: [{ asked: 'abilities' }] };
  if (isThanks(whole)) return { wishes: [{ asked: 'small' }] };
  const isOver = unsuccessfulStatuses.some((status) => status === known.about?.run?.status);
  if (isOver && isRetry(whole)) return { wishes: [{ asked: 'retry' }] };
  const order = readOrder(whole, agents, before);
  if (order) return { wishes: [{ order }] };
  const parts = splitWishes(
    whole.written,
    agents.map(({ name }) => name),
  );
  if (parts.length > 1 && parts.length <= mostWishes) {
    const wishes: Wish[] = [];
    let said = before;
    let isWhole = true;
    for (const part of parts) {
      const words = wordsOf(part, known);
      const statement = readTrouble(words, agents);
      if (statement) {
        said = { ...said, agents: spokenOf(said, statement) };
        continue;
      }
      if (isThanks(words)) continue;
      const own = readOrder(words, agents, said);
      const done: Read = own ? { wishes: [{ order: own }] } : await readQuestion(words, known, said);
      if (!('wishes' in done)) {
        isWhole = false;
        break;
      }
      wishes.push(
        ...done.wishes.filter(
          (wish) => !wishes.some((other) => 'asked' in wish && 'asked' in other && other.asked === wish.asked),
        ),
      );
      said = {
        ...said,
        agents: spokenOf(said, own ? own.agents : takeAgents(words.copy(), agents).named),
        ...(own?.order && { order: own.order, lastOrder: own.order }),
      };
    }
    if (isWhole && wishes.length > 0) return { wishes };
  }
  return readQuestion(whole, known, before);
}

/** What the next wish begins with. */
const opener =
  'please|tell|show|give|list|check|find|what|which|how|why|when|who|is|are|did|do|does|have|has|any|pause|stop|start|run|restart|resume|turn|switch|sync|research|let|cancel|abort|retry|mark|add|change|set|put|contacts|calendar|leads|email|also|then|refresh|update|scrape|pull|activate|disable|enable|reply|draft|plan|the number of|give it|it is';
const boundary = new RegExp(
  String.raw`(?<!\b(?:dr|mr|mrs|ms|st|prof))[.?!;]\s+(?:(?:and|then|also|but)\s)*|,?\s(?:and|then|but|also)(?:\s(?:then|also|please))*\s(?=(?:please\s)?(?:${opener})\b)|,\s(?=(?:${opener})\b)`,
  'i',
);

/** The wishes of a message: outside of these names, one ends with its sentence or where a word begins the next. */
const splitWishes = (written: string, names: readonly string[]): readonly string[] =>
  names
    .reduce((text, name, at) => text.replaceAll(name, `\uE000${at}\uE001`), written)
    .split(boundary)
    .map((part) => part.replaceAll(/\uE000(\d+)\uE001/g, (_, at: string) => names[Number(at)] ?? '').trim())
    .filter((part) => part !== '');

/** The agents of a part that only says that something is wrong with them: 'the orchestrator hangs'. */
function readTrouble(given: Words, agents: readonly AgentState[]): readonly AgentState[] | undefined {
  const words = given.copy();
  const { named } = takeAgents(words, agents);
  return words.has(trouble) && words.isOnly(trouble) ? named : undefined;
}

const isAboutSubject = (words: Words): boolean =>
  words.has(subjectWords.asks) &&
  words.has(subjectWords.points) &&
  words.isOnly(subjectWords.asks, subjectWords.more, subjectWords.points);

async function readQuestion(words: Words, known: Known, before: Before): Promise<Read> {
  if (words.all.length > mostWords) return { unread: [] };
  if (known.about && isAboutSubject(words)) return { wishes: [{ asked: 'subject' }] };
  if (subjectWords.abilities.has(lettersOf(words).join(' '))) return { wishes: [{ asked: 'abilities' }] };
  const { asked } = before;
  const mentioned = kindsIn(words);
  const states = readTopics(
    words,
    known.organisation,
    asked?.topic === 'records'
      ? undefined
      : (asked ?? (before.agents.length > 0 && goesOn(words) ? agentsBefore(before) : undefined)),
    goesOn(words) || (mentioned.length === 0 && words.left().length <= 3),
  );
  const [state] = states;
  const records =
    state?.unread.length === 0 && !isOfRecords(words, state.asked, mentioned.length)
      ? []
      : await readKinds(words, known, asked?.topic === 'records' ? asked : undefined);
  const [best] = [
    ...(state?.unread.length === 0 ? [state] : []),
    ...records.filter(({ unread }) => unread.length === 0),
    ...states,
    ...records,
  ].toSorted((one, other) => one.unread.length - other.unread.length);
  if (!best) return { unread: [] };
  const verb = words.at(politenessOf(words), instructions);
  if (verb && !/\?\s*$/.test(words.written)) return { unread: [words.text(verb.at, verb.length)], nearest: best.asked };
  const unknown = best.unread.join(' ').split(' ').length;
  if (best.unread.length > 0)
    return {
      unread: best.unread,
      nearest: best.asked,
      isForeign: unknown > 1 && unknown * 2 > lettersOf(words).length,
    };
  return { wishes: [{ asked: best.asked }] };
}

const agentsBefore = ({ agents }: Before): StateAsked => ({
  topic: 'agents',
  ask: 'list',
  agents: agents.at(-1) ?? [],
});
const lettersOf = ({ all }: Words): readonly string[] =>
  all.map(({ word }) => word).filter((word) => /\p{L}/u.test(word));

/** Whether records are asked for after all, though a topic has the same words: 'my schedule', 'failed workflows'. */
const isOfRecords = (words: Words, asked: StateAsked, mentioned: number): boolean =>
  mentioned > 0 && asked.agents.length === 0 && asked.topic !== 'schedules' && !words.has(subjectWords.states);

/** The readings of a question about records: of the kind that it names, or else of each that it could be about. */
async function readKinds(
  words: Words,
  known: Known,
  before: RecordsAsked | undefined,
): Promise<Reading<RecordsAsked>[]> {
  const context = { clock: known.organisation.clock, records: known.records };
  const named = kindsIn(words);
  const goes = goesOn(words);
  const own: Reading<RecordsAsked>[] = [];
  // 'Which of them have an email?' is about what was asked before.
  const again = before && words.has(pointing) ? await readRecords(words, before.kind, context, before) : undefined;
  if (again?.unread.length === 0) return [again];
  for (const kind of new Set(named.map((one) => one.kind)))
    own.push(await readRecords(words, kind, context, goes ? before : undefined));
  if (own.length > 0) return own.toSorted((one, other) => one.unread.length - other.unread.length);
  const readings: Reading<RecordsAsked>[] = [];
  // 'In Leipzig?' goes on, too.
  const isShort = words.left().length <= shortest && !words.has(countWords);
  if (before && (goes || isShort)) readings.push(await readRecords(words, before.kind, context, before));
  if (readings[0]?.unread.length === 0) return readings;
  const anything = /\b(?:anything|something|free|busy|planned|on|have)\b/i.test(words.written);
  for (const one of kinds.filter(({ collection }) => likely.includes(collection))) {
    const reading = await readRecords(words, one, context);
    const { asked } = reading;
    const isNamed = asked.where.some(
      ({ is, field }) =>
        (is === 'contains' && !(asked.ask === 'count' && field === one.title)) ||
        field === 'category' ||
        (is !== 'equals' && is !== 'contains') ||
        one.fields.get(String(field))?.type === 'number',
    );
    const isDay = one.collection === 'events' && anything && asked.period !== undefined;
    if (reading.unread.length > 0 ? !isNamed : !isNamed && !isDay) continue;
    readings.push(reading);
  }
  const sure = readings.filter(({ unread }) => unread.length === 0);
  const ranked = await Promise.all(
    sure.map(async (reading) => ({ reading, fit: await fitOf(reading.asked, context.records) })),
  );
  return [
    ...ranked
      .filter(({ fit }) => fit > 0)
      .toSorted((one, other) => other.fit - one.fit)
      .map(({ reading }) => reading),
    ...readings.filter(({ unread }) => unread.length > 0),
  ];
}

/** What a name without more is most likely of. */
const likely = ['contacts', 'leads', 'emails', 'events', 'businesses'];

/** How well a kind that was not named answers: whether the record is called so, and has what is asked. */
async function fitOf({ kind, where, fields, period }: RecordsAsked, records: ReadAll): Promise<number> {
  const wanted = where
    .filter(({ is }) => is === 'contains')
    .flatMap(({ value }) => [value].flat().map((one) => foldText(String(one))));
  const all = await records(kind);
  const own = all.filter((record) =>
    wanted.every((one) => foldText(JSON.stringify(record[kind.title] ?? '')).includes(one)),
  );
  const rank = likely.indexOf(kind.collection);
  const liking = rank < 0 ? 0 : (likely.length - rank) / 10;
  if (wanted.length === 0) return period || where.length > 0 ? 1 + liking : 0;
  const hits = all.filter((record) => where.every((one) => isMet(one, record))).length;
  const has = own.filter((record) => fields.every((field) => record[field] != null)).length;
  return (
    1 +
    (own.length > 0 ? 4 : 0) +
    (hits > 0 ? 2 + Math.min(hits, 100) / 50 : 0) +
    (has > 0 && fields.length > 0 ? 8 : 0) +
    liking
  );
}
