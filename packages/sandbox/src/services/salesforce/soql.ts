import { invalid, type SalesforceRecord, type Value } from './records.ts';
import { fieldOf, isType, type Type } from './types.ts';

/** A query that was understood. */
export interface Query {
  readonly type: Type;
  readonly fields: readonly string[];
  readonly passes: (record: SalesforceRecord) => boolean;
  readonly order: (one: SalesforceRecord, other: SalesforceRecord) => number;
  readonly limit: number;
}

const malformed = (message: string): never => invalid('MALFORMED_QUERY', message);

const lower = (value: Value | undefined): string => String(value ?? '').toLowerCase();
const compare = (one: Value | undefined, other: Value | undefined): number =>
  typeof one === 'number' && typeof other === 'number' ? one - other : lower(one).localeCompare(lower(other), 'en');
const likeness = (pattern: string): RegExp =>
  new RegExp(
    `^${pattern
      .replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
      .replaceAll('%', '.*')
      .replaceAll('_', '.')}$`,
    's',
  );

function columnOf(type: Type, name: string): string {
  const field = fieldOf(type, name);
  return field
    ? field.name
    : invalid(
        'INVALID_FIELD',
        `No such column '${name}' on entity '${type}'. If you are attempting to use a custom field, be sure to append the '__c' after the custom field name. Please reference your WSDL or the describe call for the appropriate names.`,
      );
}

/** Words, texts in quotes, signs. */
const tokensOf = (text: string): readonly string[] =>
  text.match(/'(?:[^'\\]|\\.)*'|!=|<=|>=|[=<>(),]|[\w.:+-]+|\S/gs) ?? [];

/** Reads a query from the left; what it does not expect ends it. */
function readerOf(text: string) {
  const tokens = [...tokensOf(text)];
  const peek = (): string => (tokens[0] ?? '').toUpperCase();
  const take = (): string => tokens.shift() ?? malformed('unexpected token: <EOF>');
  return {
    isDone: (): boolean => tokens.length === 0,
    take,
    /** Takes these words if they come next. */
    takes: (...words: readonly string[]): boolean => {
      const come = words.every((word, index) => (tokens[index] ?? '').toUpperCase() === word);
      if (come) tokens.splice(0, words.length);
      return come;
    },
    needs: (word: string): void => {
      if (peek() === word) tokens.shift();
      else malformed(tokens.length === 0 ? 'unexpected token: <EOF>' : `unexpected token: '${tokens[0]}'`);
    },
    value: (): Value => {
      const token = take();
      if (token.startsWith("'") && token.endsWith("'") && token.length > 1)
        return token.slice(1, -1).replaceAll(/\\(.)/g, '$1');
      if (/^-?\d+(?:\.\d+)?$/.test(token)) return Number(token);
      if (/^\d{4}-\d{2}-\d{2}T\S+$/.test(token)) return token;
      if (/^(?:true|false)$/i.test(token)) return token.toLowerCase() === 'true';
      return token.toUpperCase() === 'NULL' ? null : malformed(`unexpected token: '${token}'`);
    },
  };
}
type Reader = ReturnType<typeof readerOf>;

const comparisons: Readonly<Record<string, (one: Value | undefined, other: Value) => boolean>> = {
  '=': (one, other) => lower(one) === lower(other),
  '!=': (one, other) => lower(one) !== lower(other),
  '<': (one, other) => one !== null && compare(one, other) < 0,
  '<=': (one, other) => one !== null && compare(one, other) <= 0,
  '>': (one, other) => one !== null && compare(one, other) > 0,
  '>=': (one, other) => one !== null && compare(one, other) >= 0,
  LIKE: (one, other) => likeness(lower(other)).test(lower(one)),
};

function conditionOf(reader: Reader, type: Type): Query['passes'] {
  const column = columnOf(type, reader.take());
  if (reader.takes('IN')) {
    reader.needs('(');
    const values = [reader.value()];
    while (reader.takes(',')) values.push(reader.value());
    reader.needs(')');
    return (record) => values.some((value) => lower(value) === lower(record[column]));
  }
  const sign = reader.take();
  const test = comparisons[sign.toUpperCase()] ?? malformed(`unexpected token: '${sign}'`);
  const value = reader.value();
  return (record) => test(record[column] ?? null, value);
}

/** Conditions joined by AND or by OR; both at once need brackets, which aren't played. */
function whereOf(reader: Reader, type: Type): Query['passes'] {
  const conditions = [conditionOf(reader, type)];
  const joint = (['AND', 'OR'] as const).find((word) => reader.takes(word));
  if (joint === undefined) return (record) => conditions.every((passes) => passes(record));
  do conditions.push(conditionOf(reader, type));
  while (reader.takes(joint));
  return (record) =>
    joint === 'AND' ? conditions.every((passes) => passes(record)) : conditions.some((passes) => passes(record));
}

/** Reads `SELECT … FROM … [WHERE …] [ORDER BY …] [LIMIT …]`. */
export function parseQuery(text: string): Query {
  const reader = readerOf(text);
  reader.needs('SELECT');
  const names = [reader.take()];
  while (reader.takes(',')) names.push(reader.take());
  reader.needs('FROM');
  const name = reader.take();
  const type = isType(name)
    ? name
    : invalid(
        'INVALID_TYPE',
        `sObject type '${name}' is not supported. If you are attempting to use a custom object, be sure to append the '__c' after the entity name. Please reference your WSDL or the describe call for the appropriate names.`,
      );
  const fields = names.map((field) => columnOf(type, field));
  const passes = reader.takes('WHERE') ? whereOf(reader, type) : () => true;
  const sorted = reader.takes('ORDER', 'BY') ? columnOf(type, reader.take()) : 'Id';
  const sign = reader.takes('DESC') ? -1 : 1;
  reader.takes('ASC');
  const limit = reader.takes('LIMIT') ? Number(reader.value()) : Number.POSITIVE_INFINITY;
  if (!reader.isDone()) malformed(`unexpected token: '${reader.take()}'`);
  return { type, fields, passes, order: (one, other) => compare(one[sorted], other[sorted]) * sign, limit };
}
