import type { AgentState } from './organisationState.ts';
import { kinds, type Kind } from './kinds.ts';
import type { Ordered } from './orderWords.ts';
import { takeAgents } from './takeAgents.ts';
import { phrases, type Words } from './SaidWords.ts';

/** A text without quotation marks and spaces around it, and without the stop at its end. */
const tidy = (text: string): string => text.replaceAll(/\s+/g, ' ').replaceAll(/^[\s,;:"“”]+|[\s,;:"“”.!?]+$/g, '');
const one = (tool: string, args: object): Ordered => ({ calls: [{ tool, args: { ...args } }], agents: [] });

const planVerbs = phrases(
  'plan|make|create|start|set up|build|begin|draw up|design|plan and start|plan out|have the orchestrator plan|launch',
);
const planThings = new Set(['workflow', 'plan']);
const joints = new Set([':', 'to', 'for', 'that', 'which', 'where', 'of', '-']);
const replyVerbs = phrases(
  'reply to|respond to|answer|write back to|write to|reply|draft a reply to|write a reply to|compose a reply to|prepare a reply to|draft an answer to|write an answer to|compose an answer to|prepare an answer to|send a reply to|tell|let|respond|email back|mail back|draft a response to|write a response to|answer to|get back to|write',
);
const sayings = new Set(['that', ':', 'saying', 'with', 'telling', 'know']);
const addVerbs = phrases('add|create|enter|save|note|note down|register|put in|put|record|new|make|store');
const changeVerbs = phrases('mark|set|flag|move|change|make|update|correct|edit|rename|star|unstar|fix');
const small = phrases('the|a|an|new|my|our|down|another|for me|in|named|called|for|:');

/** Reads an order that holds what is to be written: a reply, a record, a goal, what a run works on. */
export function readWriting(
  words: Words,
  start: number,
  rest: string,
  agents: readonly AgentState[],
): Ordered | undefined {
  return (
    readPlan(words, start) ??
    readReply(words, start) ??
    readAdding(words, start, rest) ??
    readChange(words, start) ??
    readStatement(words, start) ??
    readInput(words, start, agents)
  );
}

const from = (words: Words, at: number): string => words.written.slice(words.all[at]?.start ?? words.written.length);

function readPlan(words: Words, start: number): Ordered | undefined {
  const verb = words.at(start, planVerbs);
  if (!verb) return undefined;
  let at = start + verb.length;
  while (small.has(words.word(at)) && words.word(at) !== ':') at += 1;
  const isThing = planThings.has(words.word(at));
  if (!isThing && verb.value !== 'plan' && verb.value !== 'plan out') return undefined;
  if (isThing) at += 1;
  while (joints.has(words.word(at))) at += 1;
  const goal = tidy(from(words, at));
  return goal === '' || (!isThing && goal.split(' ').length < 3) ? undefined : one('start_workflow', { goal });
}

/** Who is written to, and what: 'reply to Dana that Friday works'. */
function readReply(words: Words, start: number): Ordered | undefined {
  const verb = words.at(start, replyVerbs);
  if (!verb) return undefined;
  let at = start + verb.length;
  const loose = ['tell', 'let', 'answer', 'write', 'reply', 'respond'].includes(verb.value);
  while (
    ['to', 'the', 'my', 'an', 'a', 'email', 'mail', 'message', 'from', 'of', 'last', 'latest'].includes(words.word(at))
  )
    at += 1;
  if (['me', 'us', 'you'].includes(words.word(at))) return undefined;
  let end = at;
  while (end < words.all.length && !sayings.has(words.word(end)) && words.word(end) !== ',') end += 1;
  const to = tidy(words.text(at, end - at)).replace(/(?:'s)?(?: (?:e-?mail|mail|message))?$/i, '');
  while (sayings.has(words.word(end)) || [',', 'and', 'says', 'say'].includes(words.word(end))) end += 1;
  const content = from(words, end)
    .trim()
    .replace(/[\s.?!]+$/, '')
    .replace(/^["“](.*)["”]$/s, '$1');
  if (to === '' || content === '' || (loose && !/^\p{Lu}/u.test(to))) return undefined;
  return one('compose_reply', { to, content });
}

const address = /[^\s,;()<>]+@[^\s,;()<>]+\.[^\s,;()<>.]+/;
const number = /(?<![\p{L}\d])\+?\d[\d ()/.-]{5,40}\d/u;

/** What only says which value stands beside it: 'her mail is', 'phone number:'. */
const label =
  /^(?:his|her|their|its|the|my)?\s?(?:e-?mail|mail|phone|telephone|number|company|address)?(?:\s(?:address|number))?\s?(?:is|:)?$/i;

/** A record to be added: its name, where it works, and further fields by their words. */
function readAdding(words: Words, start: number, rest: string): Ordered | undefined {
  const verb = words.at(start, addVerbs);
  if (!verb || !/\p{Lu}/u.test(rest.slice(1))) return undefined;
  let at = start + verb.length;
  while (small.has(words.word(at))) at += 1;
  const kind = kinds.find(({ one: word }) => word === words.word(at));
  const as = words.all.findIndex(
    ({ word }, place) => place > at && word === 'as' && ['a', 'an', 'new'].includes(words.word(place + 1)),
  );
  const named =
    kind ??
    (as < 0 ? undefined : kinds.find(({ one: word }) => word === words.word(as + 2) || word === words.word(as + 3)));
  if (!named || !['leads', 'contacts'].includes(named.collection)) return undefined;
  if (kind) at += 1;
  while (small.has(words.word(at)) || ['to', 'list'].includes(words.word(at))) at += 1;
  const noun = kind ? -1 : words.word(as + 2) === named.one ? as + 2 : as + 3;
  // 'Jane Doe as a lead, her phone is …' has its values on both sides of what it is.
  const text = kind ? from(words, at) : `${words.text(at, as - at)}, ${from(words, noun + 1)}`;
  return one('add_record', { collection: named.one, values: valuesIn(text, named) });
}

function valuesIn(text: string, kind: Kind): Record<string, string> {
  const values: Record<string, string> = {};
  let left = text;
  const take = (field: string, form: RegExp): void => {
    const found = form.exec(left)?.[0];
    if (found === undefined) return;
    values[field] = tidy(found);
    left = left.replace(found, ' , ');
  };
  take('email', address);
  take('phone', number);
  const parts = left
    .split(/,|;|\(|\)|\bwith\b|\band\b|\bfrom\b|\bat\b|\bof\b|\bwho works for\b/i)
    .map(tidy)
    .filter((part) => !label.test(part));
  const [name = '', ...others] = parts;
  values['name'] = name;
  for (const part of others) {
    const [first = '', ...more] = part.split(' ');
    const field = kind.fieldWords.get(first.toLowerCase());
    if (field && more.length > 0 && !['email', 'phone'].includes(field.name))
      values[field.name] = more.join(' ').replace(/^(?:is|:) /, '');
    else values['company'] ??= part;
  }
  return values;
}

/** The name that stands before a place, and the collection that goes with it: 'the lead Jane Doe', 'Dana's'. */
function nameIn(words: Words, at: number, end: number): { readonly name: string; readonly collection?: string } {
  let place = at;
  while (small.has(words.word(place))) place += 1;
  const kind = kinds.find((other) => other.words.get(words.word(place)) === 'one');
  if (kind) place += 1;
  while (['from', 'of', 'by', 'about', 'with', 'named', 'called'].includes(words.word(place))) place += 1;
  let last = end;
  if (words.word(last - 1) === "'s") last -= 1;
  const name = tidy(words.text(place, last - place));
  return { name, ...(kind && { collection: kind.collection }) };
}

const editable = kinds.filter(({ collection }) => !['answers', 'proposals', 'replies', 'sources'].includes(collection));

/** The value that a word stands for, in the first kind that has it. */
function stateAt(words: Words, at: number, collection?: string) {
  for (const kind of editable) {
    if (collection !== undefined && kind.collection !== collection) continue;
    const found = words.at(at, kind.states);
    if (found) return { kind, length: found.length, values: { [found.value[0]]: found.value[1] } };
  }
  return undefined;
}

const isEnd = (words: Words, at: number): boolean =>
  words.all
    .slice(at)
    .every(
      ({ word }) =>
        ['please', 'now', 'again', 'then', 'thanks', 'too', 'for', 'me'].includes(word) || !/\p{L}/u.test(word),
    );

/** 'Mark Jane Doe as qualified', 'set the phone of Dana to 12345', 'change Dana's company to Acme'. */
function readChange(words: Words, start: number): Ordered | undefined {
  const verb = words.at(start, changeVerbs);
  if (!verb) return undefined;
  const begin = start + verb.length;
  if (verb.value === 'star' || verb.value === 'unstar') {
    const { name } = nameIn(words, begin, words.all.length);
    return name === ''
      ? undefined
      : one('change_record', { name, collection: 'emails', values: { isStarred: verb.value === 'star' } });
  }
  for (let at = words.all.length - 1; at > begin; at -= 1) {
    if (!['as', 'to'].includes(words.word(at))) continue;
    const target = nameIn(words, begin, at);
    const state = stateAt(words, skipSmall(words, at + 1), target.collection);
    if (
      state &&
      isEnd(words, skipSmall(words, at + 1) + state.length) &&
      isName(target.name) &&
      !fieldIn(words, begin, at)
    )
      return one('change_record', { name: target.name, ...withCollection(target, state.kind), values: state.values });
  }
  const to = words.all.findIndex(({ word }, at) => at > begin && ['to', 'as'].includes(word));
  if (to < 0) return undefined;
  const value = tidy(from(words, to + 1));
  if (verb.value === 'rename')
    return value === '' ? undefined : one('change_record', { ...nameIn(words, begin, to), values: { name: value } });
  const field = fieldIn(words, begin, to);
  if (!field || value === '') return undefined;
  const state = stateAt(words, to + 1, field.target.collection);
  const isState = state !== undefined && isEnd(words, to + 1 + state.length);
  return one('change_record', {
    ...field.target,
    values:
      isState && field.name in state.values
        ? state.values
        : { [field.name]: field.isNumber && value !== '' ? Number(value) : value },
  });
}

const withCollection = ({ collection }: { readonly collection?: string }, { collection: own, states }: Kind) =>
  collection === undefined ? ([...states.keys()].includes('unread') ? { collection: own } : {}) : { collection };
const skipSmall = (words: Words, at: number): number => (['a', 'an', 'the'].includes(words.word(at)) ? at + 1 : at);
const isName = (name: string): boolean =>
  name !== '' && !['it', 'that', 'this', 'him', 'her', 'them'].includes(name.toLowerCase());

/** A field and the record that it is of, before a place: 'the phone of Dana', 'Dana's phone'. */
function fieldIn(words: Words, begin: number, end: number) {
  for (const kind of editable) {
    const first = skipSmall(words, begin);
    const leading = words.at(first, kind.fieldWords);
    if (leading && ['of', 'for'].includes(words.word(first + leading.length))) {
      const target = nameIn(words, first + leading.length + 1, end);
      if (isName(target.name)) return { name: leading.value.name, isNumber: leading.value.type === 'number', target };
    }
    for (let length = 3; length > 0; length -= 1) {
      const trailing = words.at(end - length, kind.fieldWords);
      if (!trailing || trailing.length !== length || words.word(end - length - 1) !== "'s") continue;
      const target = nameIn(words, begin, end - length);
      if (isName(target.name)) return { name: trailing.value.name, isNumber: trailing.value.type === 'number', target };
    }
  }
  return undefined;
}

/** 'Tomasz Kurek is qualified now': a state that somebody has. */
function readStatement(words: Words, start: number): Ordered | undefined {
  const is = words.all.findIndex(({ word }, at) => at > start && word === 'is');
  if (is < 0 || !/^\p{Lu}/u.test(words.text(start, 1)) || /\?\s*$/.test(words.written)) return undefined;
  const place = ['now', 'already'].includes(words.word(is + 1)) ? is + 2 : is + 1;
  const state = stateAt(words, place, 'leads');
  const name = tidy(words.text(start, is - start));
  const behind = words.all.slice(place + (state?.length ?? 0)).map(({ word }) => word);
  const isPlain = behind.every((word) =>
    ['now', 'please', 'note', 'that', 'so', 'update', 'it', 'the', 'record', ',', 'down'].includes(word),
  );
  if (
    !state ||
    !isPlain ||
    !behind.some((word) => ['now', 'note', 'update'].includes(word)) ||
    name.split(' ').length > 4
  )
    return undefined;
  return one('change_record', { name, values: state.values });
}

/** What runs of an agent that a member created are to work on. */
function readInput(words: Words, start: number, agents: readonly AgentState[]): Ordered | undefined {
  if (!['run', 'ask', 'tell', 'have'].includes(words.word(start))) return undefined;
  const own = agents.filter(({ slug }) => slug === undefined);
  const copy = words.copy();
  const {
    named: [agent],
  } = takeAgents(copy, own);
  const at = words.all.findIndex(
    ({ word }, place) => place > start && ['on', ':', 'with', 'to', 'about'].includes(word) && words.isFree(place),
  );
  const input = at < 0 ? '' : tidy(from(words, at + 1));
  return agent && input !== ''
    ? { ...one('run_agent', { agent: agent.id, input }), order: 'run_agent', agents: [agent] }
    : undefined;
}
