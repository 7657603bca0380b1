import { speech } from '@switchboard/api-contract/agents/speech';
import type { Condition } from '../reader/conditions.ts';
import type { Kind } from '../reader/kinds.ts';
import type { RecordsAsked } from '../reader/readRecords.ts';
import { are, countWords, fieldWords, quoted } from '../reader/words.ts';

const any = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** What is done to records when their time is: 'added'. */
const happened = ({ collection, time }: Kind): string =>
  collection === 'events' ? '' : `${speech[collection]?.fields?.[time]?.[0] ?? fieldWords(time)} `;

const article = (words: string): string =>
  words.endsWith('s') && !/(?:ss|^number of .*)$/.test(words)
    ? words
    : `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`;

/** A state as an adjective: 'unread', 'qualified', 'not starred'. Undefined for other conditions. */
function stateWords(kind: Kind, { field, is, value, not }: Condition): string | undefined {
  if (is !== 'equals' || typeof value === 'number') return undefined;
  const wordOf = (one: string | boolean | undefined) =>
    [...kind.states].find(([, [name, state]]) => name === field && state === one)?.[0];
  const said = Array.isArray(value)
    ? any.format(value.map((one: string) => wordOf(one) ?? one))
    : wordOf(value as string | boolean);
  if (said === undefined) return undefined;
  return `${not ? 'not ' : ''}${said}${field === 'priority' && !/important|urgent/.test(said) ? ' priority' : ''}`;
}

/** The name of a field, as it is said: 'score', 'number of reviews'. */
export const nameOfField = ({ collection }: Kind, field: string): string =>
  speech[collection]?.fields?.[field]?.find((words) => words.startsWith('number of')) ??
  { from: 'sender', hasAttachments: 'attachments', search: 'search that found it' }[field] ??
  fieldWords(field);

const comparing = {
  above: 'above',
  below: 'below',
  atLeast: 'of at least',
  atMost: 'of at most',
  equals: 'of',
} as const;

function conditionWords(kind: Kind, { field, is, value, not }: Condition): string {
  const names = [field].flat().map((name) => nameOfField(kind, name));
  const [name = ''] = names;
  const no = not ? 'without' : 'with';
  if (is === 'missing') return `without ${article(any.format(names))}`;
  if (is === 'known') return `with ${article(any.format(names))}`;
  if (is === 'contains')
    return `${no} ${any.format([value].flat().map((one) => quoted(String(one))))}${names.length === 1 ? ` in the ${name}` : ''}`;
  if (typeof value === 'boolean') return `${value ? no : 'without'} ${name}`;
  if (is in comparing) return `${no} ${article(name)} ${comparing[is as keyof typeof comparing]} ${String(value)}`;
  return `${no} ${name} ${String(value)}`;
}

/** What is asked for, in words: 'qualified leads with a score above 85, added this week'. `count` decides the number. */
export function nounWords(asked: Pick<RecordsAsked, 'kind' | 'where' | 'period' | 'any'>, count = 2): string {
  const { kind, where, period } = asked;
  const states = where.map((one) => stateWords(kind, one));
  const before = states.filter((one) => one !== undefined && !one.includes(' '));
  const behind = states.filter((one) => one !== undefined && one.includes(' '));
  const others = where.flatMap((one, at) => (states[at] === undefined ? [conditionWords(kind, one)] : []));
  const noun = count === 1 ? kind.one : kind.many;
  return [
    before.join(asked.any ? ' or ' : ' '),
    noun,
    ...(behind.length > 0 ? [`that ${are(count)} ${behind.join(' and ')}`] : []),
    others.join(asked.any ? ' or ' : ' and '),
    ...(period ? [`${happened(kind)}${period.words}`] : []),
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/** A number of what is asked for. */
export const countOf = (asked: RecordsAsked, count: number): string =>
  countWords(count, nounWords(asked, 1), nounWords(asked, 2));

/** A question of one's own for what is asked. */
export function questionOf(asked: RecordsAsked): string {
  const { kind, sort, ask } = asked;
  if (sort) {
    const field = sort.replace(/^-/, '');
    if (field === kind.time) return `Which ${kind.one} is the ${sort.startsWith('-') ? 'newest' : 'oldest'}?`;
    return `Which ${kind.one} has the ${sort.startsWith('-') ? 'highest' : 'lowest'} ${nameOfField(kind, field)}?`;
  }
  return ask === 'count' || asked.where.length + (asked.period ? 1 : 0) === 0
    ? `How many ${nounWords(asked)} do we have?`
    : `Show me ${nounWords(asked)}`;
}
