import { isOpen } from '@switchboard/api-contract/runs/runStatus';
import { timeIn, timesIn, usualTime, type TimesInOrder } from '@switchboard/api-contract/orders/timesIn';
import { daysAt } from './days.ts';
import type { AgentState } from './organisationState.ts';
import * as said from './orderWords.ts';
import type { Ordered } from './orderWords.ts';
import { readWriting } from './readWriting.ts';
import { takeAgents } from './takeAgents.ts';
import { mostRead, phrases, Words } from './SaidWords.ts';

/** What was said before that an order may point back to. */
export interface Earlier {
  /** The agents that were spoken of, the latest last: of one message each. */
  readonly agents: readonly (readonly AgentState[])[];
  /** What was ordered in the message before, and at all. */
  readonly order?: said.AgentOrder | undefined;
  readonly lastOrder?: said.AgentOrder | undefined;
}

const whichAgent: Ordered = { calls: [], asksBack: 'Which agent do you mean?', agents: [] };

/** Takes the agents that are meant: by name, or by what points back at them. */
function takeMeant(
  words: Words,
  agents: readonly AgentState[],
  earlier: Earlier,
): { readonly meant: readonly AgentState[]; readonly points: boolean; readonly first: number } {
  const { named, first } = takeAgents(words, agents);
  if (named.length > 0) return { meant: named, points: false, first };
  const latest = earlier.agents.at(-1) ?? [];
  const other = words.takeOne(said.pointsAtOther);
  if (other) {
    const pair =
      earlier.agents.findLast((one) => one.length === 2) ??
      (earlier.agents.length > 1 ? [...new Set(earlier.agents.slice(-2).flat())] : []);
    const left = pair.filter((agent) => !latest.includes(agent));
    return { meant: pair.length === 2 && left.length === 1 ? left : [], points: true, first: other.at };
  }
  const many = words.takeOne(said.pointsAtMany);
  if (many) return { meant: latest.length > 1 ? latest : [], points: true, first: many.at };
  const one = words.takeOne(said.pointsAtOne);
  return { meant: one && latest.length === 1 ? latest : [], points: one !== undefined, first: one?.at ?? -1 };
}

const isSpent = (words: Words): boolean => {
  words.takeAll(said.around);
  return words.all.length < mostRead && words.left().length === 0;
};

const wanted: Partial<Record<said.AgentOrder, string>> = { start_agent: 'active', stop_agent: 'paused' };

/** The calls of an order to agents: of several only those that are not as they shall be already. */
const orderOf = (tool: said.AgentOrder, agents: readonly AgentState[]): Ordered => ({
  calls: (agents.some(({ status }) => status !== wanted[tool])
    ? agents.filter(({ status }) => status !== wanted[tool])
    : agents
  ).map(({ id }) => ({ tool, args: { agent: id } })),
  order: tool,
  agents,
});

/** How many words a message politely begins with. */
export const politenessOf = (words: Words): number => takePoliteness(words.copy());

/** Takes what a message politely begins with. */
function takePoliteness(words: Words): number {
  let at = 0;
  for (let found = words.at(0, said.politeness); found; found = words.at(at, said.politeness)) {
    words.take(found);
    at += found.length;
  }
  return at;
}

/** Reads an order; undefined where a message is none, or says more than that. */
export function readOrder(given: Words, agents: readonly AgentState[], earlier: Earlier): Ordered | undefined {
  const words = given.copy();
  const start = takePoliteness(words);
  const rest = words.written.slice(words.all[start]?.start ?? words.written.length);
  return (
    readResearch(words, start, rest) ??
    readWriting(words, start, rest, agents) ??
    readSchedule(rest, agents, earlier) ??
    readInOrder(rest, agents, earlier) ??
    readVerb(words.copy(), start, agents, earlier) ??
    readParticle(words.copy(), start, agents, earlier) ??
    readAgain(given.copy(), agents, earlier)
  );
}

const familiar = phrases(
  'agent|agents|agent?|status|run|runs|results|result|tasks|task|and|last|again|now|please|?|is|was|did|has|cost|costs',
);

function readResearch(words: Words, start: number, rest: string): Ordered | undefined {
  const verb = words.at(start, said.researchVerbs);
  if (!verb || words.all.length <= start + verb.length) return undefined;
  const next = words.word(start + verb.length);
  if (familiar.has(next) || (/\?\s*$/.test(rest) && ['find out', 'google', 'find out about'].includes(verb.value)))
    return undefined;
  if (verb.value === 'find out' && !['more', 'everything', 'how', 'what', 'why', 'which', 'who'].includes(next))
    return undefined;
  const from = words.all[start + verb.length]?.start ?? 0;
  const behind = words.written
    .slice(from)
    .replace(/^(?:on|about|into|for|regarding)\s+/i, '')
    .replace(/^:\s*/, '');
  const query = behind.replace(/[\s.?!]+$/, '').replace(/\s(?:for (?:me|us)|please)$/i, '');
  if (query === '' || (verb.value === 'google' && words.word(start + 1) === 'maps')) return undefined;
  return { calls: [{ tool: 'start_research', args: { query } }], agents: [] };
}

const offWords = phrases(
  'automatically|by itself|by themselves|on its own|on a schedule|on its schedule|regularly|schedule|every day|daily',
);
const offVerbs = phrases(
  'stop|do not|never|no longer|remove|delete|clear|turn off|switch off|cancel|drop|unschedule|take away',
);
const scheduleAround = phrases(
  'run|running|start|starting|schedule|have|let|set|make|get|sync|check|checking|syncing|should|shall|to|be|i would like|i want|want|like|i|we|need|update|updated|refresh|refreshed|scrape|find|fetch|search|do|of|by itself|automatically|for|its|their|on|at|in|from|and|go|look|work|synced|checked|per|starting|begin|execute|trigger|launch|keep|runs|research|into|collect|generate',
);

function readSchedule(rest: string, agents: readonly AgentState[], earlier: Earlier): Ordered | undefined {
  const lower = rest.toLowerCase().replaceAll(/[\s.!?]+$/g, '');
  const off = new Words(lower);
  const verb = off.at(0, offVerbs);
  if (verb && off.has(offWords)) {
    off.take(verb);
    const isWhole = off.takeAll(offWords).length > 0;
    const { meant } = takeMeant(off, agents, earlier);
    off.takeAll(scheduleAround);
    if (isWhole && meant.length > 0 && isSpent(off))
      return {
        calls: meant.map(({ id }) => ({ tool: 'set_schedule', args: { agent: id, kind: 'off' } })),
        agents: meant,
      };
  }
  const found = timesIn(lower) ?? onceIn(lower);
  if (!found) return undefined;
  const words = new Words(found.rest);
  if (questions.has(words.word(0))) return undefined;
  const { meant, points } = takeMeant(words, agents, earlier);
  words.takeAll(scheduleAround);
  if (!isSpent(words)) return undefined;
  if (meant.length === 0) return points || agents.length === 0 ? whichAgent : undefined;
  if (found.refused !== undefined) return { calls: [], asksBack: found.refused, agents: meant };
  const schedule = found.times.kind === 'interval' ? found.times : { time: usualTime, ...found.times };
  return { calls: meant.map(({ id }) => ({ tool: 'set_schedule', args: { agent: id, ...schedule } })), agents: meant };
}

const laterVerbs = new Map([
  ...[...said.verbs].filter(([, order]) => ['run_agent', 'start_agent', 'restart_agent'].includes(order)),
  ...[...said.ownVerbs].filter(([verb]) => !said.onlyShows.has(verb)),
]);

/** A single time, which no schedule has: 'run leads at eight', 'sync contacts tomorrow', 'start it in an hour'. */
function onceIn(order: string): TimesInOrder | undefined {
  const words = new Words(order.replace(/\bin (?:half )?(?:an?|\w+) (?:minute|hour|day)s?\b/, 'tomorrow'));
  if (!words.at(0, laterVerbs)) return undefined;
  const today = '2000-01-01';
  for (let at = 0; at < words.all.length; at += 1) {
    const day = words.isFree(at) ? daysAt(words, at, today, true) : undefined;
    if (day && (day.value.first > today || day.value.part !== undefined)) words.take(day);
  }
  const left = words.leftTexts().join(' ');
  const { rest, time = usualTime } = timeIn(left);
  if (rest === new Words(order).leftTexts().join(' ')) return undefined;
  const refused = `An agent runs at once or again and again, not once at a later time. Say “run it now”, or “run it every day at ${time}”.`;
  return { refused, rest };
}

const questions = new Set('what which who when why how is are was were did does has have do'.split(' '));

const inOrder = /,? (?:and )?(?:then|after that|afterwards) /i;

/** 'Run the contacts agent, then email': runs, one after the other. */
function readInOrder(rest: string, agents: readonly AgentState[], earlier: Earlier): Ordered | undefined {
  const parts = rest.split(inOrder);
  if (parts.length < 2 || parts.length > agents.length) return undefined;
  const [verb = ''] = rest.split(' ');
  const orders = parts.map((part) => {
    const read = (text: string) => {
      const words = new Words(text);
      return readVerb(words, takePoliteness(words), agents, earlier);
    };
    return read(part) ?? read(`${verb} ${part}`);
  });
  const meant = orders.flatMap((order) => (order?.order === 'run_agent' ? order.agents : []));
  if (orders.some((order) => order?.order !== 'run_agent')) return undefined;
  return { calls: [{ tool: 'run_in_order', args: { steps: meant.map(({ id }) => ({ agent: id })) } }], agents: meant };
}

/** Whether another order begins behind an 'and': that is for the parts of the message to say. */
const hasOtherVerb = (words: Words, from: number): boolean =>
  words.all.some(
    (_, at) =>
      at > from &&
      ['and', 'then', ',', ';', 'but', 'also'].includes(words.word(at - 1)) &&
      (words.at(at, said.verbs) ?? words.at(at, said.ownVerbs)) !== undefined,
  );

/** To cancel a run without an agent's name: what is under way, if that is one, or if all is meant. */
function cancelOpen(agents: readonly AgentState[], words: Words): Ordered {
  const open = agents.filter(({ runs }) => runs.some(({ status }) => isOpen(status)));
  if (open.length === 0) return { calls: [], asksBack: 'Nothing has a run under way.', agents: [] };
  return open.length === 1 || words.has(everyRun) ? orderOf('cancel_run', open) : whichAgent;
}
const everyRun = phrases('all|every|everything|both');

function readVerb(words: Words, start: number, agents: readonly AgentState[], earlier: Earlier): Ordered | undefined {
  const given = words.copy();
  const verb = words.at(start, said.verbs);
  const own = verb ? undefined : words.at(start, said.ownVerbs);
  const found = verb ?? own;
  if (!found || hasOtherVerb(words, start + found.length)) return undefined;
  const isShown =
    own !== undefined && said.onlyShows.has(own.value) && !words.has(said.afresh) && own.value !== 'check';
  words.take(found);
  const speaksOfRun = words.has(said.runThings);
  const isOfRun =
    words.has(said.itsRun) ||
    (words.word(words.all.length - 1) === 'run' && words.word(words.all.length - 2) !== 'and');
  const isFailed = words.has(phrases('failed|that failed|broke|that broke|which failed'));
  const { meant, points } = takeMeant(words, agents, earlier);
  if (isShown) return undefined;
  const order =
    verb === undefined
      ? 'run_agent'
      : verb.value === 'stop_agent' && isOfRun
        ? 'cancel_run'
        : verb.value === 'run_agent' && isFailed
          ? 'retry_run'
          : verb.value;
  if (order === 'cancel_run' && meant.length === 0 && !speaksOfRun && !points) return undefined;
  if (!isSpent(words)) return undefined;
  if (meant.length > 0) return orderOf(order, meant);
  if (order === 'retry_run' && (points || speaksOfRun))
    return { calls: [{ tool: 'retry_run', args: {} }], order, agents: [] };
  if (order === 'cancel_run' && speaksOfRun) return cancelOpen(agents, given);
  return points ? whichAgent : undefined;
}

/** 'turn the mail agent off', 'give it another go', 'calendar off', 'I want leads back on'. */
function readParticle(
  words: Words,
  start: number,
  agents: readonly AgentState[],
  earlier: Earlier,
): Ordered | undefined {
  const given = words.copy();
  if (questions.has(words.word(start)) && words.word(start) !== 'have') return undefined;
  const verb = words.at(start, said.particleVerbs);
  if (verb) words.take(verb);
  const isFailed = words.has(phrases('failed|that failed|broke|that broke'));
  const { meant, points, first } = takeMeant(words, agents, earlier);
  if (first < 0 || (!verb && (points || first > start + 1))) return undefined;
  const found = words.takeAll(said.particles).filter(({ at }) => at > first);
  // 'Calendar off, contacts on a run' are two orders.
  if (
    new Set(found.map(({ value }) => value).filter((value) => value !== 'start_agent' && value !== 'retry_run')).size >
    1
  )
    return undefined;
  const particle = found.findLast(({ value }) => value !== 'start_agent') ?? found.at(-1);
  if (!particle || hasOtherVerb(given, start) || !isSpent(words)) return undefined;
  const isAgain = words.has(said.again) || particle.value === 'retry_run';
  const order =
    isAgain && verb?.value === 'try'
      ? 'retry_run'
      : isFailed && particle.value === 'run_agent'
        ? 'retry_run'
        : particle.value;
  return meant.length > 0 ? orderOf(order, meant) : points ? whichAgent : undefined;
}

/** 'and the other one?', 'do it once more': what was ordered last, again or of others. */
function readAgain(words: Words, agents: readonly AgentState[], earlier: Earlier): Ordered | undefined {
  if (earlier.lastOrder === undefined) return undefined;
  takePoliteness(words);
  const isAgain = words.takeAll(said.again).length > 0;
  const { meant } = takeMeant(words, agents, earlier);
  if (!isSpent(words)) return undefined;
  if (meant.length > 0) return earlier.order && orderOf(earlier.order, meant);
  const latest = earlier.agents.at(-1) ?? [];
  return isAgain && latest.length > 0 ? orderOf(earlier.lastOrder, latest) : undefined;
}
