import * as v from 'valibot';
import { looseNumber } from '../providers/readEach.ts';
import type { Use } from '../metering/meter.ts';
import { readEventText } from './readEvents.ts';
import { toJson } from '../providers/readBody.ts';

/** As many tokens as a model may answer with if the request does not say. */
const usualAnswer = 4_096;
/** Few tokens are shorter than this. */
const bytesOfToken = 3;

const count = v.optional(v.nullable(v.number()));
const question = v.object({
  model: v.optional(v.string()),
  /** Of a request to speak. */
  input: v.optional(v.unknown()),
  voice: v.optional(v.unknown()),
  max_tokens: count,
  max_completion_tokens: count,
  stream: v.optional(v.unknown()),
});

/** What a request asks for. */
export interface AskedModel {
  readonly model: string | undefined;
  /** As a stream. */
  readonly stream: boolean;
  /** What it uses at most: of tokens, or of characters that are spoken. */
  readonly atMost: readonly Use[];
}

/** Reads the body of a request. */
export function estimateUse(body: unknown): AskedModel {
  const text = typeof body === 'string' ? body : '';
  const read = v.safeParse(question, toJson(text));
  if (!read.success) return { model: undefined, stream: false, atMost: [] };
  const { model, input, voice, max_tokens: most, max_completion_tokens: mostNow } = read.output;
  if (voice !== undefined && typeof input === 'string')
    return { model, stream: false, atMost: [{ unit: 'characters', units: input.length }] };
  return {
    model,
    stream: read.output.stream === true,
    atMost: [
      { unit: 'tokensIn', units: Math.ceil(Buffer.byteLength(text) / bytesOfToken) },
      { unit: 'tokensOut', units: mostNow ?? most ?? usualAnswer },
    ],
  };
}

const figure = v.fallback(v.pipe(looseNumber, v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0)))), undefined);
/** OpenAI's names and Anthropic's. */
const counts = v.object({
  prompt_tokens: figure,
  completion_tokens: figure,
  total_tokens: figure,
  input_tokens: figure,
  output_tokens: figure,
  cache_creation_input_tokens: figure,
  cache_read_input_tokens: figure,
});
const answer = v.object({
  usage: v.optional(v.nullable(counts)),
  message: v.optional(v.object({ usage: v.optional(v.nullable(counts)) })),
  /** What is said in an event: OpenAI's, and Anthropic's. */
  choices: v.fallback(v.optional(v.array(v.object({ delta: v.optional(v.unknown()) }))), []),
  delta: v.optional(v.unknown()),
});

/** What an answer says that it used, whole or as a stream of events; undefined if it says nothing. */
export function readUse(bytes: Uint8Array, headers: Headers): readonly Use[] | undefined {
  const type = headers.get('content-type') ?? '';
  if (!/json|event-stream|text/.test(type)) return undefined;
  const text = new TextDecoder().decode(bytes);
  const used = new StreamUse();
  if (type.includes('event-stream')) for (const event of readEventText(text)) used.add(event);
  else used.add(toJson(text));
  return used.reported;
}

/** What a streamed answer has used so far. */
export class StreamUse {
  #in = 0;
  #out = 0;
  #characters = 0;

  /** Counts one of its events. Each that has counts names the sums so far. */
  add(event: unknown): void {
    const read = v.safeParse(answer, event);
    if (!read.success) return;
    const { usage: now, message, choices, delta } = read.output;
    this.#characters += lengthOf(choices?.[0]?.delta ?? delta);
    for (const usage of [now, message?.usage]) {
      if (!usage) continue;
      const { tokensIn, tokensOut } = sumsOf(usage);
      this.#in = Math.max(this.#in, tokensIn);
      this.#out = Math.max(this.#out, tokensOut);
    }
  }

  /** What its events say that it used; undefined if they have no counts. */
  get reported(): readonly Use[] | undefined {
    return this.#in + this.#out === 0 ? undefined : tokens(this.#in, this.#out);
  }

  /** For an answer that broke off or has no counts: the whole question, and as much of the answer as has come. */
  estimate(atMost: readonly Use[]): readonly Use[] {
    const [questionUse] = atMost;
    return tokens(
      this.#in || (questionUse?.units ?? 0),
      Math.max(this.#out, Math.ceil(this.#characters / bytesOfToken)),
    );
  }
}

/**
 * What was sent and answered. Anthropic's `input_tokens` leave out what was read from a cache or written to it;
 * OpenAI's `prompt_tokens` hold it, also where a server repeats Anthropic's counts beside them. What a total holds
 * besides both was thought: xAI and Gemini leave that out of `completion_tokens`.
 * https://docs.x.ai/docs/guides/reasoning (read 2026-11-29)
 */
function sumsOf(usage: v.InferOutput<typeof counts>): { readonly tokensIn: number; readonly tokensOut: number } {
  const cached = (usage.cache_creation_input_tokens ?? 0) + (usage.cache_read_input_tokens ?? 0);
  const { prompt_tokens: prompt, completion_tokens: completion, total_tokens: total } = usage;
  if (prompt == null)
    return {
      tokensIn: (usage.input_tokens ?? 0) + cached,
      tokensOut: completion ?? usage.output_tokens ?? 0,
    };
  const besides = Math.max(0, (total ?? 0) - prompt - (completion ?? 0));
  // A server whose total holds the caches beside the prompt.
  return cached > 0 && besides === cached
    ? { tokensIn: prompt + cached, tokensOut: completion ?? 0 }
    : { tokensIn: prompt, tokensOut: (completion ?? 0) + besides };
}

const tokens = (tokensIn: number, tokensOut: number): readonly Use[] => [
  { unit: 'tokensIn', units: tokensIn },
  { unit: 'tokensOut', units: tokensOut },
];

/** How many characters stand in a piece of an answer, wherever they are. */
function lengthOf(piece: unknown): number {
  if (typeof piece === 'string') return piece.length;
  return typeof piece === 'object' && piece !== null
    ? Object.values(piece).reduce<number>((sum, part) => sum + lengthOf(part), 0)
    : 0;
}
