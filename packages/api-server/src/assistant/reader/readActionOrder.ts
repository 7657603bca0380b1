import { findNamed } from '@switchboard/api-contract/orders/findNamed';
import { timesIn, usualTime } from '@switchboard/api-contract/orders/timesIn';
import { withoutPoliteness } from '@switchboard/api-contract/orders/agentOrder';
import {
  proposeCancel,
  proposeInOrder,
  proposeRetry,
  proposeSchedule,
  proposeWorkflow,
} from '../actions/proposeRuns.ts';
import { proposeAdding, proposeChange, proposeReply, type Proposing } from '../actions/proposeRecords.ts';
import type { AgentState } from './organisationState.ts';
import type { ReadMessage } from './readMessage.ts';
import { orderFor, readOneOrder, type Order } from './orders.ts';

/** An order for which something has to be looked up before it can be asked about. */
export type PendingOrder = (proposing: Proposing) => Promise<Order>;

type Read = (agents: readonly AgentState[], said: string, written: string) => PendingOrder | undefined;

const filler =
  /\b(?:the|my|our|an?|all|agents?|it|is|that|this|one|last|latest|open|current|running|failed|cancelled|runs?|please|again|now|of|for|by|on|to|its own|itself|themselves|automatically|regularly|go|do|have|set|let|make|get|begin|keep|start(?:ing)?|run(?:ning)?|sync(?:ing)?|check(?:ing)?|schedule|sync|and|research(?:es)?|be|new|fresh|more|some|refresh(?:ed)?|update[ds]?|synced|checked|scraped?|get|find|fetch|need|broke|crashed|at|in|workflows?|tasks?|job|under way|so that|should|want|like|would|you|me|i|we)\b|[^\p{L}\p{N}]+/giu;

/** The agents that are named; undefined if the text says more than that and what these orders are made of. */
function onlyNamed(agents: readonly AgentState[], text: string): readonly AgentState[] | undefined {
  const { named, rest } = findNamed(agents, text);
  return rest.replaceAll(filler, '') === '' ? named : undefined;
}

const wantsRuns =
  /\b(?:run|start|sync(?:ed)?|check(?:ed)?|refresh(?:ed)?|update[ds]?|scrape[ds]?|get|find|fetch|want|like|need|schedule|have|let|set|make|execute|trigger|launch)\b/;
const switchesOff =
  /^(?:stop|don't|do not|never|no longer) (?:run(?:ning)?|sync(?:ing)?|check(?:ing)?|start(?:ing)?)?(.*?)(?: (?:automatically|regularly|by itself|on (?:a|its) schedule|on its own|by themselves)| every ?day| daily)$|^(?:remove|delete|clear|turn off|switch off|cancel|drop) (?:the |its )?schedule (?:of|for) (.*)$/;

const readSchedule: Read = (agents, said) => {
  const off = switchesOff.exec(said);
  if (off) {
    const named = onlyNamed(agents, off.slice(1).join(' '));
    return named && named.length > 0 ? (proposing) => proposeSchedule(proposing, named, { kind: 'off' }) : undefined;
  }
  const found = wantsRuns.test(said) ? timesIn(said) : undefined;
  const named = found && onlyNamed(agents, found.rest);
  if (!named || named.length === 0) return undefined;
  const { refused } = found;
  if (refused !== undefined) return async () => ({ actions: [], agents: named, text: refused });
  const schedule = found.times.kind === 'interval' ? found.times : { time: usualTime, ...found.times };
  return (proposing) => proposeSchedule(proposing, named, schedule);
};

/** 'Run the contacts agent, then email': runs, one after the other. */
const readInOrder: Read = (agents, said) => {
  const [first = '', ...rest] = said.split(/,? (?:and )?(?:then|after that|afterwards) /);
  const [verb = ''] = first.split(' ');
  const orders = [first, ...rest].map(
    (part) => readOneOrder(agents, withoutPoliteness(part)) ?? readOneOrder(agents, `${verb} ${part}`),
  );
  const actions = orders.flatMap((order) => order?.actions ?? []);
  if (rest.length === 0 || orders.some((order) => !order) || actions.some(({ kind }) => kind !== 'run'))
    return undefined;
  const named = orders.flatMap((order) => order?.agents ?? []);
  return async (proposing) =>
    proposeInOrder(
      proposing,
      named.map((agent) => ({ agent })),
    );
};

const cancels =
  /^(?:cancel|abort|kill|interrupt|stop) (?=.*\b(?:runs?|research|workflow|task|job)\b)(.*)$|^(?:cancel|abort|kill) (.*)$/;
const retries =
  /^(?:have|take|give) (?:it )?another (?:go|try|shot)(?: at)?\b(.*)$|^(?:retry|redo|repeat|re-?try)\b(.*)$|^try (.*)again(.*)$|^(?:re-?run|run|restart) (?=.*\bfailed\b)(.*)$/;

const readRuns: Read = (agents, said) => {
  const [form, propose] = cancels.test(said) ? [cancels, proposeCancel] : [retries, proposeRetry];
  const object = form.exec(said)?.slice(1).join(' ');
  const named = object === undefined ? undefined : onlyNamed(agents, object);
  // 'stop the research agent' is an order to the agent.
  if (!named || (said.startsWith('stop') && !/\b(?:runs?|workflow|task|job)\b/.test(said))) return undefined;
  return (proposing) => propose(proposing, named);
};

const plans =
  /^(?:(?:make|create|draw up) a plan(?::| to| for)|(?:plan and )?(?:start|create|make|begin|set up|plan) a (?:new )?workflow(?::| to| for| that| which)|plan(?: out)?)\s+(.+)$/i;

const readWorkflow: Read = (_, __, written) => {
  const goal = plans.exec(written)?.[1];
  return goal === undefined ? undefined : (proposing) => proposeWorkflow(proposing, goal);
};

const replies =
  /^(?:(?:draft|write|compose|prepare) (?:an? )?(?:reply|answer) to|reply to|write back to|answer)\s+(?:the |my )?(?:e?-?mails? |messages? )?(?:from |of )?(.+?)(?:['’]s (?:e?-?mail|message))?\s*(?::|,?\s(?:saying|that says|with|that))\s*(.+)$/is;

const readReply: Read = (_, __, written) => {
  const [, to, content] = replies.exec(written) ?? [];
  if (to === undefined || content === undefined) return undefined;
  return (proposing) => proposeReply(proposing, { to, content: content.replace(/^["“](.*)["”]$/s, '$1') });
};

const recordWord = String.raw`(?:(?:the |an? )?(?<kind>lead|contact|business|e-?mail|message|template|event|meeting|task|workflow) )?`;
const fields =
  '(?<field>name|e-?mail|phone|company|title|location|industry|website|subject|category)(?: number| address)?';
const alter = '(?:change|set|update|correct)';
const changes = [
  String.raw`^(?:mark|set|flag|move|change) ${recordWord}(?<name>.+?) (?:as|to) (?<status>new|qualified|converted|replied|pending)$`,
  String.raw`^${alter} (?:the )?${fields} of ${recordWord}(?<name>.+?) to (?<value>.+)$`,
  String.raw`^${alter} ${recordWord}(?<name>.+?)['’]s ${fields} to (?<value>.+)$`,
].map((form) => new RegExp(form, 'i'));
const collections: Readonly<Record<string, string>> = { 'e-mail': 'email', message: 'email', meeting: 'event' };

const readChange: Read = (_, __, written) => {
  const {
    kind = '',
    name,
    status,
    field = 'status',
    value = status?.toLowerCase(),
  } = changes.map((form) => form.exec(written)?.groups).find((groups) => groups !== undefined) ?? {};
  if (name === undefined) return undefined;
  const one = kind.toLowerCase();
  const wanted = { name, values: { [field.toLowerCase().replace('-', '')]: value } };
  return (proposing) => proposeChange(proposing, { ...wanted, ...(one && { collection: collections[one] ?? one }) });
};

const adds =
  /^(?:(?:add|create|enter|save|note) (?:an? |the )?(?:new )?|new )(lead|contact)(?: (?:called|named|for))?:? (.+)$/i;
const address = /[^\s,;()<>]+@[^\s,;()<>]+\.[^\s,;()<>]+/;
const number = /(?<![\p{L}\d])\+?\d[\d ()/.-]{5,}\d/u;

const readAdding: Read = (_, __, written) => {
  const [, kind, all] = adds.exec(written) ?? [];
  if (kind === undefined || all === undefined) return undefined;
  const email = address.exec(all)?.[0];
  const without = all.replace(address, ' ');
  const phone = number.exec(without)?.[0];
  const rest = without
    .replace(number, ' ')
    .replaceAll(/\b(?:with|and|e-?mail|phone|number|address|is|his|her|their)\b/gi, ' ');
  const [, name = '', company] = /^(.*?)(?:(?:,? (?:at|from|of) |, ?)(.+))?$/s.exec(tidy(rest)) ?? [];
  const values = {
    name: tidy(name),
    ...(company !== undefined && { company: tidy(company) }),
    ...(email !== undefined && { email }),
    ...(phone !== undefined && { phone: phone.trim() }),
  };
  return (proposing) => proposeAdding(proposing, { collection: kind.toLowerCase(), values });
};

const onInput = /^(?:run|ask|tell|have) (.+?)(?: on|:| with| to| about) (.+)$/is;

/** What runs of an agent that a member created are to work on. */
const readRunInput: Read = (agents, _, written) => {
  const [, who = '', input] = onInput.exec(written) ?? [];
  const named = onlyNamed(agents, who);
  return named?.length === 1 && named[0]?.slug === undefined ? async () => orderFor('run', named, input) : undefined;
};

const tidy = (text: string): string => text.replaceAll(/\s+/g, ' ').replaceAll(/^[\s,;:]+|[\s,;:]+$/g, '');

/** The first of these orders that a message is. */
const first =
  (...readers: readonly Read[]) =>
  (agents: readonly AgentState[], { said, written }: ReadMessage): PendingOrder | undefined => {
    const wanted = withoutPoliteness(said).replace(/[?\s]+$/, '');
    const typed = withoutPoliteness(written).replace(/[\s.?!]+$/, '');
    return readers.reduce<PendingOrder | undefined>((found, read) => found ?? read(agents, wanted, typed), undefined);
  };

/** Reads an order that holds what is to be written: a reply, a change of a record, one to add, an input, a goal. */
export const readWritingOrder = first(readReply, readChange, readAdding, readRunInput, readWorkflow);

/** Reads an order about schedules and runs of agents. */
export const readRunOrder = first(readSchedule, readRuns);

/** Reads an order to run several agents one after the other. */
export const readRunsInOrder = first(readInOrder);
