import * as v from 'valibot';

/**
 * Building blocks for answers. Two rules keep one bad field from blanking a page: a `cell` that is missing or of the
 * wrong type reads as undefined (a dash on screen), and `rows` omits and counts entries that can't be a row. The
 * conformance suite proves that our own server and mocks never need either.
 */

type Schema = v.GenericSchema;

const itemOf = new WeakMap<object, Schema>();

/**
 * A list whose schema accepts anything, because bad entries are removed later. `rowSchema` gives the intended schema of
 * an entry.
 */
function listOf(item: Schema) {
  const list = v.array(v.unknown());
  itemOf.set(list, item);
  return list;
}

/** The intended schema of an entry of a lenient list, for documents such as OpenAPI; undefined for other schemas. */
export function rowSchema(list: object): Schema | undefined {
  return itemOf.get(list);
}

/** A field that is undefined if missing, null or wrong. */
export function cell<const S extends Schema>(
  schema: S,
): v.GenericSchema<v.InferInput<S> | null | undefined, v.InferOutput<S> | undefined> & v.OptionalSchema<S, undefined> {
  const missingOrOdd = v.fallback(
    v.optional(
      v.pipe(
        v.nullable(schema),
        v.transform((value) => value ?? undefined),
      ),
    ),
    undefined,
  );
  return missingOrOdd as never;
}

/** Text that may be missing. */
export const text = () => cell(v.string());
/** A finite number that may be missing. */
export const figure = () => cell(v.pipe(v.number(), v.finite()));
/** The schema of each instant, so that documents such as OpenAPI can tell it from other text. */
export const instantText = v.string();
/** The schema of each day, `YYYY-MM-DD`, for the same. */
export const dayText = v.string();
/**
 * An ISO 8601 instant with zone, e.g. `2026-03-12T09:41:20Z`. Stays text: whether it is a date is decided where it is
 * shown.
 */
export const instant = () => cell(instantText);
/** true or false; undefined if missing. */
export const flag = () => cell(v.boolean());
/** A list of text, without entries of other types. */
export const texts = () =>
  v.fallback(
    v.optional(
      v.pipe(
        listOf(v.string()),
        v.transform((items) => items.filter((item): item is string => typeof item === 'string')),
      ),
      [],
    ),
    [],
  ) as unknown as v.OptionalSchema<v.GenericSchema<string[], string[]>, readonly []>;

/** A list, as screens receive it: the valid rows, and how many were left out. */
export interface Rows<T> {
  readonly items: readonly T[];
  readonly leftOut: number;
}

/** An empty list. */
export const noRows = { items: [], leftOut: 0 } as const satisfies Rows<never>;

function idOf(row: unknown): string | undefined {
  if (typeof row !== 'object' || row === null || !('id' in row)) return undefined;
  return typeof row.id === 'string' ? row.id : undefined;
}

/** A list of entities. A row that does not parse or repeats an earlier id is left out and counted. */
export function rows<const S extends Schema>(item: S): v.GenericSchema<v.InferInput<S>[], Rows<v.InferOutput<S>>> {
  const schema = v.pipe(
    listOf(item),
    v.transform((candidates): Rows<v.InferOutput<S>> => {
      const items: v.InferOutput<S>[] = [];
      const seen = new Set<string>();
      for (const candidate of candidates) {
        const result = v.safeParse(item, candidate);
        if (!result.success) continue;
        const id = idOf(result.output);
        if (id !== undefined && seen.has(id)) continue;
        if (id !== undefined) seen.add(id);
        items.push(result.output);
      }
      return { items, leftOut: candidates.length - items.length };
    }),
  );
  return schema;
}

/** Like `rows`, but a missing or invalid list is empty. */
export function rowsOrNone<const S extends Schema>(
  item: S,
): v.OptionalSchema<v.GenericSchema<v.InferInput<S>[], Rows<v.InferOutput<S>>>, never[]> {
  return v.fallback(v.optional(rows(item), [] as never), noRows as never);
}

/** Required text, trimmed, at most `max` characters. The message names the field. */
export const requiredText = (label: string, max: number) =>
  v.pipe(
    v.string(`${label} is required`),
    v.trim(),
    v.minLength(1, `${label} is required`),
    v.maxLength(max, `${label} must have at most ${max} characters`),
  );

/** Optional text, trimmed, at most `max` characters. */
export const optionalText = (label: string, max: number) =>
  v.optional(
    v.pipe(
      v.string(`${label} must be text`),
      v.trim(),
      v.maxLength(max, `${label} must have at most ${max} characters`),
    ),
    '',
  );

/** A time of day, `HH:MM`. */
export const clockTime = v.pipe(
  v.string('Enter a time such as 09:00'),
  v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time such as 09:00'),
);

/** A whole number within bounds. Forms show the message. */
export const wholeNumber = (min: number, max: number) => {
  const message = `Enter a number from ${min} to ${max}`;
  return v.pipe(v.number(message), v.integer(message), v.minValue(min, message), v.maxValue(max, message));
};
