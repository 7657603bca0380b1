import * as v from 'valibot';
import { jsonrepair } from 'jsonrepair';
import { type AnswerSchema, coerceToSchema, isRecord, type CoercedValue } from './coerceToSchema.ts';
import { toJson } from '../providers/readBody.ts';

const fenced = /```[^\n]*\n([^]*?)```/g;

/**
 * The JSON objects and lists in a text, whatever stands around them: prose, fences, a model's thoughts. Those in
 * fences come first, else they are in the order of the text. Trailing commas, comments, single quotes and the like are
 * mended. One that does not end is left out: nobody can say what it would have held.
 */
function jsonIn(text: string): unknown[] {
  const inFences = Array.from(text.matchAll(fenced), ([, inside = '']) => inside);
  const whole = toJson(text);
  return [...inFences, typeof whole === 'string' ? whole : text].flatMap(bracketedParts).flatMap(parse);
}

/** The parts of a text from an opening bracket to the one that closes it, without those within others. */
function bracketedParts(text: string): string[] {
  const open: { readonly closing: string; readonly at: number }[] = [];
  const spans: { readonly from: number; readonly to: number }[] = [];
  const marks = /["{}[\]]/g;
  for (let mark = marks.exec(text); mark; mark = marks.exec(text)) {
    const { 0: found, index } = mark;
    if (found === '{' || found === '[') open.push({ closing: found === '{' ? '}' : ']', at: index });
    // Prose has quotation marks and brackets of its own: a string is one only within brackets.
    else if (found === '"') marks.lastIndex = open.length === 0 ? index + 1 : endOfString(text, index);
    else {
      const last = open.findLastIndex(({ closing }) => closing === found);
      const [begun] = last < 0 ? [] : open.splice(last);
      if (!begun) continue;
      while ((spans.at(-1)?.from ?? -1) > begun.at) spans.pop();
      spans.push({ from: begun.at, to: index + 1 });
    }
  }
  return spans.map(({ from, to }) => text.slice(from, to));
}

const string = /"[^"\\]*(?:\\[^][^"\\]*)*"/y;

/** Where a string that begins here ends. */
function endOfString(text: string, from: number): number {
  string.lastIndex = from;
  return string.test(text) ? string.lastIndex : text.length;
}

/** One value; none if it can't be mended. */
function parse(text: string): unknown[] {
  try {
    return [toJson(text) ?? JSON.parse(jsonrepair(text))];
  } catch {
    return [];
  }
}

/** What a model said, in the form that it was asked for. */
interface ReadAnswer<T> {
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

const fence = /^```.*$/gm;
const begunJson = /^[{[]|[{[]\s*["']/;
/** What models say before what they were asked for: 'Sure! Here is the reply:' */
const preface = /^(?:sure|certainly|of course|okay|here(?:['’]s| is))\b[^\n]*:\s*\n/i;

/**
 * An answer in words alone to a question that wants one text and nothing else; undefined for any other question, and
 * where the words hold some JSON, which then is not whole.
 */
export function readProse<const S extends v.GenericSchema>(
  text: string,
  schema: S,
  { properties = {} }: AnswerSchema,
): ReadAnswer<v.InferOutput<S>> | undefined {
  const [only, ...others] = Object.entries(properties);
  const words = text.replaceAll(fence, '').trim().replace(preface, '').trim();
  if (!only || others.length > 0 || only[1].type !== 'string' || words === '' || begunJson.test(words))
    return undefined;
  const result = v.safeParse(schema, { [only[0]]: words });
  return result.success ? { answer: result.output, read: 0, left: 0 } : undefined;
}
