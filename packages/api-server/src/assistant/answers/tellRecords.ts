import { speech } from '@switchboard/api-contract/agents/speech';
import { plainText } from '../../outside/plainText.ts';
import { nameOfRecord } from '../../records/auditRecord.ts';
import { type ZonedClock, momentWords } from '../reader/days.ts';
import { namesOne, type RecordsAsked } from '../reader/readRecords.ts';
import { capital, countWords, listed } from '../reader/words.ts';
import { grouped } from '@switchboard/api-contract/words/say';
import { countOf, nameOfField, nounWords } from './describeAsked.ts';

/** What `list_records` gives. */
export interface RecordsData {
  readonly total: number;
  readonly average?: number;
  readonly records: readonly (Readonly<Record<string, unknown>> & { readonly id: string; readonly source: number })[];
}
type OneRecord = RecordsData['records'][number];

/** The most records that are named: the answer is read aloud. */
const mostNamed = 8;
const longest = 200;
const untitled = 'one without a name';

/** Answers a question about records from what was found. `own`: the number of the agent's source. */
export function tellRecords(asked: RecordsAsked, data: RecordsData, clock: ZonedClock, own: number): string {
  const { kind, ask, fields, at, limit, sort } = asked;
  const { total, records, average } = data;
  if (ask === 'average') {
    const field = fields.find((name) => kind.fields.get(name)?.type === 'number') ?? kind.figure ?? '';
    return average === undefined
      ? `You have no ${nounWords(asked)} to count.`
      : `The average ${nameOfField(kind, field)} of ${countOf(asked, total)} is ${rounded(average)} [${own}].`;
  }
  if (total === 0) return `You have no ${nounWords(asked)}.`;
  if (ask === 'count') return `You have ${countOf(asked, total)} [${own}].`;
  const chosen = at === undefined ? records.slice(0, limit ?? mostNamed) : records.slice(at, at + 1);
  if (chosen.length === 0) return `You have only ${countOf(asked, total)}.`;
  const [one] = chosen;
  if (one && chosen.length === 1 && (total === 1 || limit === 1 || at !== undefined))
    return tellOne(asked, one, records, clock);
  const named = chosen.map((record) => `${entryWords(asked, record, clock)} [${record.source}]`);
  const more = limit === undefined ? total - named.length : 0;
  const list = [...named, ...(more > 0 ? [`and ${more} more`] : [])].join('; ');
  if (limit !== undefined && sort !== undefined) return `${capital(orderWords(asked, chosen.length))}: ${list}.`;
  return `You have ${countOf(asked, total)} [${own}]: ${list}.`;
}

/** The order of a list, in words: 'the 3 leads with the highest score'. */
function orderWords(asked: RecordsAsked, count: number): string {
  const { kind, sort = '' } = asked;
  const field = sort.replace(/^-/, '');
  const falls = sort.startsWith('-');
  const noun = count === 1 ? nounWords(asked, 1) : countWords(count, '', nounWords(asked, 2));
  if (kind.fields.get(field)?.type === 'instant')
    return kind.collection === 'events'
      ? `the ${falls ? 'latest' : 'next'} ${noun}`
      : `the ${falls ? 'newest' : 'oldest'} ${noun}`;
  return kind.fields.get(field)?.type === 'number' || /size/i.test(field)
    ? `the ${noun} with the ${falls ? 'highest' : 'lowest'} ${nameOfField(kind, field)}`
    : `the first ${noun} by ${nameOfField(kind, field)}`;
}

function tellOne(asked: RecordsAsked, record: OneRecord, records: readonly OneRecord[], clock: ZonedClock): string {
  const { kind, fields, sort, limit } = asked;
  const name = nameOf(record, asked);
  const mark = `[${record.source}]`;
  const isOrdered = sort !== undefined && limit === 1;
  const field = sort?.replace(/^-/, '') ?? '';
  const alike =
    isOrdered && field !== kind.time
      ? records.filter((one) => one !== record && one[field] === record[field]).length
      : 0;
  const told = fields.filter((one) => one !== kind.title && one !== 'name' && !(isOrdered && one === field));
  const others =
    alike > 0
      ? ` ${capital(countWords(alike, 'other'))} ${alike === 1 ? 'has' : 'have'} as much${alike >= records.length - 1 && records.length > 1 ? ' at least' : ''}.`
      : '';
  if (told.length > 0) {
    const [only = ''] = told;
    const alone = told.length === 1 ? valueWords(record[only], clock, record['isAllDay'] === true) : undefined;
    if (alone !== undefined && kind.fields.get(only)?.type === 'instant' && kind.collection !== 'events')
      return `${name} was ${speech[kind.collection]?.fields?.[only]?.[0] ?? nameOfField(kind, only)} ${alone} ${mark}.${others}`;
    if (alone !== undefined)
      return only === kind.time && kind.collection === 'events'
        ? `${name} is ${alone} ${mark}.${others}`
        : `The ${nameOfField(kind, only)} of ${name} ${Array.isArray(record[only]) ? 'are' : 'is'} ${alone} ${mark}.${others}`;
    const parts = told.map((one) => {
      const value = valueWords(record[one], clock);
      return value === undefined ? `no ${nameOfField(kind, one)}` : `the ${nameOfField(kind, one)} ${value}`;
    });
    return `${name} has ${listed(parts)} ${mark}.${others}`;
  }
  if (isOrdered) return `${capital(orderWords(asked, 1))} is ${entryWords(asked, record, clock)} ${mark}.${others}`;
  if (asked.where.some(namesOne(kind)) || asked.at !== undefined || asked.ask === 'tell')
    return `${name} is ${/^[aeiou]/.test(kind.one) ? 'an' : 'a'} ${kind.one} ${mark}: ${aboutWords(asked, record, clock)}.`;
  return `You have ${countOf(asked, 1)}: ${entryWords(asked, record, clock)} ${mark}.`;
}

/** What is told of a record beside its name, where nothing else is asked: a few fields that say most. */
function aboutWords({ kind }: RecordsAsked, record: OneRecord, clock: ZonedClock): string {
  const wanted = [
    'title',
    'company',
    'email',
    'phone',
    'location',
    'address',
    'category',
    'from',
    'status',
    'score',
    'rating',
    kind.time,
  ];
  const parts = wanted.flatMap((field) => {
    const value = field === kind.title ? undefined : valueWords(record[field], clock);
    return value === undefined || !kind.fields.has(field) ? [] : [`${nameOfField(kind, field)} ${value}`];
  });
  return parts.slice(0, 6).join(', ') || 'nothing more is known';
}

/** A record in a list: its name, and what it was asked for. */
function entryWords(asked: RecordsAsked, record: OneRecord, clock: ZonedClock): string {
  const { kind, fields, where, sort } = asked;
  const compared = where.flatMap(({ field, is }) =>
    ['above', 'below', 'atLeast', 'atMost', 'missing'].includes(is) && is !== 'missing' ? [field].flat() : [],
  );
  const shown = [
    ...new Set([
      ...fields,
      ...compared,
      ...(sort ? [sort.replace(/^-/, '')] : []),
      ...(kind.collection === 'events' ? [kind.time] : []),
      ...(kind.collection === 'emails' ? ['from'] : []),
    ]),
  ].filter((field) => field !== kind.title && kind.fields.has(field));
  const parts = shown.flatMap((field) => {
    const value = valueWords(record[field], clock, record['isAllDay'] === true);
    if (value === undefined) return fields.includes(field) ? [`no ${nameOfField(kind, field)}`] : [];
    const type = kind.fields.get(field)?.type;
    return [
      field === 'from'
        ? `from ${value}`
        : type === 'instant'
          ? value
          : type === 'number'
            ? `${nameOfField(kind, field)} ${value}`
            : value,
    ];
  });
  return [nameOf(record, asked), ...parts].join(', ');
}

const nameOf = (record: OneRecord, { kind }: RecordsAsked): string => {
  const name = plainText(nameOfRecord({ name: record[kind.title] }) ?? nameOfRecord(record) ?? untitled, longest);
  return kind.title === 'subject' ? `“${name.replaceAll(/[“”]/g, '"')}”` : name;
};

const rounded = (value: number): string => grouped(Math.round(value * 10) / 10);

/** A value as people say it; undefined where there is none. */
function valueWords(value: unknown, clock: ZonedClock, isAllDay = false): string | undefined {
  if (value == null || value === '') return undefined;
  if (typeof value === 'number') return rounded(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) {
    const names = value.flatMap((one: unknown) =>
      typeof one === 'string'
        ? [one]
        : typeof one === 'object' && one !== null && 'name' in one
          ? [String(one.name)]
          : typeof one === 'object' && one !== null && 'email' in one
            ? [String(one.email)]
            : [],
    );
    return names.length === 0 ? undefined : listed(names.slice(0, 10).map((name) => plainText(name, longest)));
  }
  if (typeof value !== 'string') return undefined;
  const text = value;
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text)) return momentWords(text, clock, { time: !isAllDay });
  const sender = /^"?([^"<]+?)"?\s*<[^<>]+>$/.exec(text)?.[1];
  return plainText(sender ?? text, longest).replaceAll('_', ' ');
}
