import { readFieldsList, isFields, textOf, type Fields } from '../../requests.ts';
import { plainLetters } from '../../world/words.ts';
import { invalid, valuesByName, describeRecord, type CrmRecord, type Records } from './records.ts';
import { propertyOf, type Kind } from './properties.ts';

const most = { page: 200, groups: 5, perGroup: 6, filters: 18, results: 10_000 };

const lower = (value: unknown): string => textOf(value).toLowerCase();
const compare = (one: string, other: string): number =>
  one !== '' && other !== '' && Number.isFinite(Number(one)) && Number.isFinite(Number(other))
    ? Number(one) - Number(other)
    : one.localeCompare(other, 'en');
const listOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(lower) : []);
const hasToken = (text: string, wanted: string): boolean => {
  const parts = wanted.split('*').map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`(?:^|[^a-z0-9])${parts.join('.*')}(?:$|[^a-z0-9])`).test(text);
};

/** Whether a value passes; `text` is in lower case and never missing where that is not asked. */
const operators: Readonly<Record<string, (text: string, filter: Fields) => boolean>> = {
  EQ: (text, { value }) => text === lower(value),
  NEQ: (text, { value }) => text !== lower(value),
  LT: (text, { value }) => compare(text, lower(value)) < 0,
  LTE: (text, { value }) => compare(text, lower(value)) <= 0,
  GT: (text, { value }) => compare(text, lower(value)) > 0,
  GTE: (text, { value }) => compare(text, lower(value)) >= 0,
  BETWEEN: (text, { value, highValue }) => compare(text, lower(value)) >= 0 && compare(text, lower(highValue)) <= 0,
  IN: (text, { values }) => listOf(values).includes(text),
  NOT_IN: (text, { values }) => !listOf(values).includes(text),
  CONTAINS_TOKEN: (text, { value }) => hasToken(text, lower(value)),
  NOT_CONTAINS_TOKEN: (text, { value }) => !hasToken(text, lower(value)),
  HAS_PROPERTY: () => true,
  NOT_HAS_PROPERTY: () => false,
};

/** A time may be given in milliseconds. */
const timeOf = (value: unknown): unknown =>
  /^\d{10,}$/.test(textOf(value)) ? new Date(Number(value)).toISOString() : value;

function testOf(kind: Kind, filter: Fields): (values: CrmRecord['values']) => boolean {
  const { propertyName: name, operator } = filter;
  const property = typeof name === 'string' ? propertyOf(kind, name) : undefined;
  if (!property) return invalid(`There was a problem with the request: property "${textOf(name)}" does not exist.`);
  const test = typeof operator === 'string' && Object.hasOwn(operators, operator) ? operators[operator] : undefined;
  if (!test)
    return invalid(
      `Invalid input JSON: operator "${textOf(operator)}" is not one of ${Object.keys(operators).join(', ')}.`,
    );
  const asked =
    property.type === 'datetime'
      ? { ...filter, value: timeOf(filter['value']), highValue: timeOf(filter['highValue']) }
      : filter;
  return (values) => {
    const value = values[property.name];
    return value === undefined ? operator === 'NOT_HAS_PROPERTY' : test(lower(value), asked);
  };
}

/** Records pass if one group does, and a group if all its filters do. */
function filterOf(kind: Kind, body: Fields): (values: CrmRecord['values']) => boolean {
  const groups = readFieldsList(body['filterGroups'] ?? []);
  if (!groups) return invalid('Invalid input JSON: filterGroups must be a list.');
  if (groups.length > most.groups) invalid(`The maximum number of filterGroups is ${most.groups}.`);
  const tests = groups.map(({ filters }) => {
    const list = readFieldsList(filters) ?? [];
    if (list.length > most.perGroup) invalid(`The maximum number of filters in a group is ${most.perGroup}.`);
    return list.map((filter) => testOf(kind, filter));
  });
  if (tests.flat().length > most.filters) invalid(`The maximum number of filters is ${most.filters}.`);
  return (values) => tests.length === 0 || tests.some((group) => group.every((test) => test(values)));
}

function orderOf(kind: Kind, body: Fields): (one: CrmRecord['values'], other: CrmRecord['values']) => number {
  const [sort] = Array.isArray(body['sorts']) ? (body['sorts'] as readonly unknown[]) : [];
  const name = isFields(sort) ? textOf(sort['propertyName']) : textOf(sort, 'createdate').replace(/^-/, '');
  const isDown = isFields(sort) ? sort['direction'] === 'DESCENDING' : textOf(sort).startsWith('-');
  if (!propertyOf(kind, name)) invalid(`There was a problem with the request: property "${name}" does not exist.`);
  return (one, other) => compare(one[name] ?? '', other[name] ?? '') * (isDown ? -1 : 1);
}

const searched = ['email', 'firstname', 'lastname', 'phone', 'company', 'name', 'domain', 'website'];

/** Finds records by filters or words, in pages. */
export function search(kind: Kind, records: Records, body: Fields) {
  const passes = filterOf(kind, body);
  const order = orderOf(kind, body);
  const { limit = 10, after = '0', query = '' } = body;
  const asked = Array.isArray(body['properties']) ? body['properties'].map(String) : [];
  const start = Number(after);
  if (!Number.isInteger(limit) || Number(limit) < 1 || Number(limit) > most.page)
    invalid(`Invalid limit: it must be between 1 and ${most.page}.`);
  if (!Number.isInteger(start) || start < 0) invalid(`Invalid after: ${textOf(after)}.`);
  const end = start + Number(limit);
  if (end > most.results) invalid(`The search endpoints are limited to ${most.results} total results for any query.`);
  const words = plainLetters(lower(query)).split(/\s+/);
  const found = records
    .all(kind)
    .map((record) => ({ record, values: valuesByName(kind, record) }))
    .filter(({ values }) => {
      const text = plainLetters(searched.map((name) => lower(values[name])).join(' '));
      return passes(values) && words.every((word) => text.includes(word));
    })
    .toSorted((one, other) => order(one.values, other.values));
  return {
    total: found.length,
    results: found.slice(start, end).map(({ record }) => describeRecord(kind, record, asked)),
    ...(end < found.length && { paging: { next: { after: String(end) } } }),
  };
}
