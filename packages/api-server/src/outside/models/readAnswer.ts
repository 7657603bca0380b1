import * as v from 'valibot';
import { coerceToSchema, isRecord, type CoercedValue, type AnswerSchema } from './coerceToSchema.ts';
import { jsonIn } from './jsonIn.ts';

/** What a model said, in the form that it was asked for. */
export interface ReadAnswer<T> {
  readonly answer: T;
  /** How many entries of its lists were read. */
  readonly read: number;
  /** How many were left out because they could not be read. */
  readonly left: number;
}

/** How deep an answer may lie within others, such as `{"result": {…}}` or a call of a tool. */
const deepest = 3;

/**
 * Reads a model's answer out of its text. Of several values that fit, the one counts that has most of what was asked
 * for, then the later one: models show examples and think first. undefined if none fits.
 */
export function readAnswer<const S extends v.GenericSchema>(
  text: string,
  schema: S,
  form: AnswerSchema,
): ReadAnswer<v.InferOutput<S>> | undefined {
  const values = jsonIn(text);
  let best: CoercedValue | undefined;
  // Entries may also stand one after the other, without a list around them.
  for (const value of [...values.toReversed(), ...(values.length > 1 ? [values] : [])])
    for (const candidate of within(value, form)) {
      const fitted = coerceToSchema(form, candidate);
      if (fitted && fitted.named > (best?.named ?? 0)) best = fitted;
    }
  const result = v.safeParse(schema, best?.value);
  return best && result.success ? { answer: result.output, read: best.read, left: best.left } : undefined;
}

/** A value, and those within it that may be the answer: a bare list is that of the form's only list of objects. */
function* within(value: unknown, form: AnswerSchema, depth = 0): Generator {
  if (depth > deepest) return;
  if (typeof value === 'string' && /^\s*[[{]/.test(value))
    for (const inner of jsonIn(value)) yield* within(inner, form, depth);
  if (isRecord(value)) {
    yield value;
    for (const inner of Object.values(value)) yield* within(inner, form, depth + 1);
  }
  if (!Array.isArray(value)) return;
  const lists = Object.entries(form.properties ?? {}).filter(([, { items }]) => items?.type === 'object');
  if (lists.length === 1) yield { [lists[0]?.[0] ?? '']: value };
  if (value.length === 1) yield* within(value[0], form, depth + 1);
}
