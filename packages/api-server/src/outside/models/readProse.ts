import * as v from 'valibot';
import type { AnswerSchema } from './coerceToSchema.ts';
import type { ReadAnswer } from './readAnswer.ts';

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
