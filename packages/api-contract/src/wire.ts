import * as v from 'valibot';

/**
 * Building blocks for answers. Two habits keep one odd field from blanking a page:
 * a `cell` that is missing or of the wrong type reads as undefined (a dash on screen), and
 * `rows` leaves out what can't be a row at all and counts it.
 * The conformance suite demands that our own server and mocks never need either.
 */

type Schema = v.GenericSchema;

const itemOf = new WeakMap<object, Schema>();

/** A list whose entries are sorted out later, so that its schema takes anything; `rowSchema` tells what they should be. */
function listOf(item: Schema) {
  const list = v.array(v.unknown());
  itemOf.set(list, item);
  return list;
}

/** What an entry of a lenient list should be, for papers such as OpenAPI; undefined for other schemas. */
export function rowSchema(list: object): Schema | undefined {
  return itemOf.get(list);
}

/** A field that may be missing, null or wrong: then it is undefined. */
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
/**
 * An ISO 8601 instant with zone, e.g. `2026-03-12T09:41:20Z`. Kept as text: whether it is a date is decided where it is
 * shown.
 */
export const instant = () => cell(v.string());
/** true or false; undefined when missing. */
export const flag = () => cell(v.boolean());
/** A list of text; entries of other types are left out. */
export const words = () =>
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

/** A list as the screens get it: the rows that make sense, and how many did not. */
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

/** A list of entities. A row that does not parse, or repeats the id of an earlier one, is left out and counted. */
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

/** Like `rows`, and a missing or odd list is an empty one. */
export function rowsOrNone<const S extends Schema>(
  item: S,
): v.OptionalSchema<v.GenericSchema<v.InferInput<S>[], Rows<v.InferOutput<S>>>, never[]> {
  return v.fallback(v.optional(rows(item), [] as never), noRows as never);
}

/** Text that a person must fill in, trimmed, at most `max` characters; the message names the field. */
export const required = (label: string, max: number) =>
  v.pipe(
    v.string(`${label} is required`),
    v.trim(),
    v.minLength(1, `${label} is required`),
    v.maxLength(max, `${label} must have at most ${max} characters`),
  );

/** Text that may be left out, trimmed, at most `max` characters. */
export const written = (label: string, max: number) =>
  v.optional(
    v.pipe(
      v.string(`${label} must be text`),
      v.trim(),
      v.maxLength(max, `${label} must have at most ${max} characters`),
    ),
    '',
  );

/** A whole number within bounds; the message is the one that forms show. */
export const whole = (min: number, max: number) => {
  const message = `Enter a number from ${min} to ${max}`;
  return v.pipe(v.number(message), v.integer(message), v.minValue(min, message), v.maxValue(max, message));
};
