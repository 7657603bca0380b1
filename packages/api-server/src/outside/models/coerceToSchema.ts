import * as v from 'valibot';
import { looseNumber } from '../providers/readEach.ts';

/** What of a JSON Schema counts here: all that our questions to models use. */
export interface AnswerSchema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, AnswerSchema>>;
  readonly items?: AnswerSchema;
  readonly enum?: readonly unknown[];
}

/** What a value became, and how much of it counts. */
export interface CoercedValue {
  readonly value: unknown;
  /** How many of the form's names it has. */
  readonly named: number;
  /** How many entries of its lists of objects were read. */
  readonly read: number;
  /** How many were left out. */
  readonly left: number;
}

/**
 * Reads a model's value in a form that it was only asked to keep: `"80"` is a number, `"yes"` a boolean, `High` one of
 * high and low, `needs_reply` the name needsReply, and null or nothing an empty text or list. An entry of a list that
 * can't be read is left out. undefined if the whole can't be, such as a list without one entry that can.
 */
export function coerceToSchema(form: AnswerSchema, value: unknown): CoercedValue | undefined {
  if (form.type === 'object') return fitObject(form, value);
  if (form.type === 'array') return fitList(form, value);
  const plain = form.enum
    ? form.enum.find((one) => asName(one) === asName(value))
    : (plainReaders[form.type ?? ''] ?? asIs)(value);
  return plain === undefined ? undefined : { value: plain, named: 0, read: 0, left: 0 };
}

function fitObject({ properties = {} }: AnswerSchema, value: unknown): CoercedValue | undefined {
  if (!isRecord(value)) return undefined;
  const byName = new Map(Object.entries(value).map(([name, own]) => [asName(name), own]));
  const parts = Object.entries(properties).map(
    ([name, form]) =>
      [name, coerceToSchema(form, Object.hasOwn(value, name) ? value[name] : byName.get(asName(name)))] as const,
  );
  const named = parts.filter(([name]) => byName.has(asName(name))).length;
  if (named === 0 || parts.some(([, fitted]) => fitted === undefined)) return undefined;
  return {
    value: Object.fromEntries(parts.map(([name, fitted]) => [name, fitted?.value])),
    named,
    read: parts.reduce((sum, [, fitted]) => sum + (fitted?.read ?? 0), 0),
    left: parts.reduce((sum, [, fitted]) => sum + (fitted?.left ?? 0), 0),
  };
}

function fitList({ items = {} }: AnswerSchema, value: unknown): CoercedValue | undefined {
  const given: readonly unknown[] = Array.isArray(value) ? value : value == null ? [] : [value];
  const fitted = given.flatMap((item) => coerceToSchema(items, item) ?? []);
  const ofObjects = items.type === 'object';
  if (ofObjects && given.length > 0 && fitted.length === 0) return undefined;
  return {
    value: fitted.map((one) => one.value),
    named: 0,
    read: ofObjects ? fitted.length : 0,
    left: ofObjects ? given.length - fitted.length : 0,
  };
}

const plainReaders: Readonly<Record<string, (value: unknown) => unknown>> = {
  string: (value) =>
    value == null ? '' : typeof value === 'string' || typeof value === 'number' ? String(value) : undefined,
  number: (value) => v.parse(looseNumber, value) ?? undefined,
  boolean: (value) => (typeof value === 'boolean' ? value : booleanWords.get(asName(value))),
};
const asIs = (value: unknown) => value;
const booleanWords = new Map([
  ...['true', 'yes', '1'].map((word) => [word, true] as const),
  ...['false', 'no', '0'].map((word) => [word, false] as const),
]);

/** A name or word whichever way it is written: `Needs_Reply` is `needsreply`. */
const asName = (value: unknown): string =>
  String(value)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
