import * as v from 'valibot';
import { looseNumber } from '../providers/readEach.ts';
import type { Use } from '../metering/meter.ts';
import { toJson } from '../providers/toJson.ts';

/** As many tokens as a model may answer with if the request does not say. */
const usualAnswer = 4_096;
/** A token is rarely shorter. */
const bytesOfToken = 3;

const count = v.optional(v.nullable(v.number()));
const question = v.object({
  model: v.optional(v.string()),
  /** Of a request to speak. */
  input: v.optional(v.unknown()),
  voice: v.optional(v.unknown()),
  max_tokens: count,
  max_completion_tokens: count,
});

/** Which model a request is to, and what it uses at most: of tokens, or of characters that are spoken. */
export function estimateUse(body: unknown): { readonly model: string | undefined; readonly atMost: readonly Use[] } {
  const text = typeof body === 'string' ? body : '';
  const read = v.safeParse(question, toJson(text));
  if (!read.success) return { model: undefined, atMost: [] };
  const { model, input, voice, max_tokens: most, max_completion_tokens: mostNow } = read.output;
  if (voice !== undefined && typeof input === 'string')
    return { model, atMost: [{ unit: 'characters', units: input.length }] };
  return {
    model,
    atMost: [
      { unit: 'tokensIn', units: Math.ceil(Buffer.byteLength(text) / bytesOfToken) },
      { unit: 'tokensOut', units: mostNow ?? most ?? usualAnswer },
    ],
  };
}

const figure = v.fallback(v.pipe(looseNumber, v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0)))), undefined);
/** OpenAI's names and Anthropic's; what was read from a cache or written to it was sent too. */
const counts = v.object({
  prompt_tokens: figure,
  completion_tokens: figure,
  input_tokens: figure,
  output_tokens: figure,
  cache_creation_input_tokens: figure,
  cache_read_input_tokens: figure,
});
const answer = v.object({
  usage: v.optional(v.nullable(counts)),
  message: v.optional(v.object({ usage: v.optional(v.nullable(counts)) })),
});

/** What an answer says that it used, whole or as a stream of events; undefined if it says nothing. */
export function readUse(bytes: Uint8Array, headers: Headers): readonly Use[] | undefined {
  const type = headers.get('content-type') ?? '';
  if (!/json|event-stream|text/.test(type)) return undefined;
  const text = new TextDecoder().decode(bytes);
  const parts = type.includes('event-stream')
    ? text.split('\n').flatMap((line) => (line.startsWith('data:') ? [line.slice(5)] : []))
    : [text];
  // In a stream each part names the sums so far.
  let [tokensIn, tokensOut] = [0, 0];
  for (const part of parts) {
    if (!part.includes('"usage"')) continue;
    const read = v.safeParse(answer, toJson(part));
    for (const usage of read.success ? [read.output.usage, read.output.message?.usage] : []) {
      if (!usage) continue;
      const cached = (usage.cache_creation_input_tokens ?? 0) + (usage.cache_read_input_tokens ?? 0);
      tokensIn = Math.max(tokensIn, (usage.prompt_tokens ?? usage.input_tokens ?? 0) + cached);
      tokensOut = Math.max(tokensOut, usage.completion_tokens ?? usage.output_tokens ?? 0);
    }
  }
  return tokensIn + tokensOut === 0
    ? undefined
    : [
        { unit: 'tokensIn', units: tokensIn },
        { unit: 'tokensOut', units: tokensOut },
      ];
}
