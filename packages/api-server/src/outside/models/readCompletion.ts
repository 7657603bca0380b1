import * as v from 'valibot';
import { looseNumber, looseText } from '../providers/readEach.ts';
import { isRecord } from './coerceToSchema.ts';

const thoughts = /^(?:\s*<(think|thinking|thought|reasoning)>[^]*?(?:<\/\1>|$))+/i;
/** Some templates open the thoughts in the prompt, so that the answer only closes them. */
const closed = /^[^]*?<\/think>\s*\n/i;

/** A text without what a reasoning model thought before it: DeepSeek R1, Qwen and others write `<think>…</think>`. */
export const withoutThoughts = (text: string): string => text.replace(thoughts, '').replace(closed, '').trimStart();

const odd = v.optional(v.unknown());
const toolCall = v.object({
  index: looseNumber,
  id: looseText,
  function: v.object({ name: looseText, arguments: odd }),
  /** Gemini wants it back. */
  extra_content: odd,
});
const said = v.nullish(
  v.object({
    content: odd,
    refusal: looseText,
    reasoning_content: looseText,
    reasoning: looseText,
    tool_calls: v.fallback(v.nullish(v.array(v.unknown())), undefined),
  }),
);
const choice = v.object({ index: looseNumber, message: said, delta: said, finish_reason: looseText });
const completion = v.object({
  choices: v.nullable(v.array(v.unknown())),
  usage: v.fallback(
    v.nullish(
      v.object({
        prompt_tokens: looseNumber,
        completion_tokens: looseNumber,
        total_tokens: looseNumber,
        cache_creation_input_tokens: looseNumber,
        cache_read_input_tokens: looseNumber,
      }),
    ),
    undefined,
  ),
});

/**
 * The completion of a server that is compatible with OpenAI, as OpenAI itself would write it: the AI SDK refuses a
 * whole answer for a count of tokens in quotes. One without a choice or a message, such as Gemini's to what it may not
 * answer, says nothing. What is no completion is given back as it is.
 */
export function readCompletion(body: unknown): unknown {
  const read = v.safeParse(completion, body);
  if (!read.success) return body;
  const { choices, usage } = read.output;
  const first = v.safeParse(choice, choices?.[0] ?? {});
  if (!first.success) return body;
  const { message, finish_reason: reason } = first.output;
  const calls = callsIn(message).flatMap(({ function: { name, arguments: input }, ...rest }) =>
    name == null ? [] : [{ ...rest, type: 'function', function: { name, arguments: input ?? '{}' } }],
  );
  return {
    choices: [
      {
        message: {
          ...message,
          content: withoutThoughts(textOf(message?.content)),
          tool_calls: calls.length > 0 ? calls : undefined,
        },
        finish_reason: reasonOf(reason) ?? 'stop',
      },
    ],
    usage,
  };
}

/**
 * A piece of a streamed completion in the same way, with its thoughts and all. What is no such piece, such as a sign of
 * life, says nothing.
 */
export function readPiece(body: unknown) {
  const read = v.safeParse(completion, body);
  const { choices, usage } = read.success ? read.output : {};
  const all = (choices ?? [])
    .map((one) => v.safeParse(choice, one))
    .flatMap(({ success, output }) => (success ? [output] : []));
  const { delta, message, finish_reason: reason } = all.find(({ index }) => !index) ?? {};
  const piece = delta ?? message;
  const calls = callsIn(piece);
  return {
    delta: { ...piece, content: textOf(piece?.content), tool_calls: calls.length > 0 ? calls : undefined },
    finish_reason: reasonOf(reason),
    usage,
  };
}

/** The calls of tools in what was said, without those that are none; what a tool is given is text of JSON, or missing. */
const callsIn = (message: v.InferOutput<typeof said>) =>
  (message?.tool_calls ?? []).flatMap((given) => {
    const call = v.safeParse(toolCall, given);
    if (!call.success) return [];
    const { name, arguments: input } = call.output.function;
    const text = input == null || typeof input === 'string' ? input : JSON.stringify(input);
    return [{ ...call.output, function: { name: name?.trim(), arguments: text } }];
  });

/**
 * Other names of OpenAI's reasons: Gemini's MAX_TOKENS and SAFETY, Mistral's model_length, GLM's sensitive, mlx-lm's
 * tool_call, and eos, end_turn or COMPLETE of others.
 */
const reasons = [
  [/length|max_?tokens|token_limit|window_exceeded|truncated/i, 'length'],
  [/filter|safety|sensitive|recitation|prohibited|blocklist|spii|refusal|moderation/i, 'content_filter'],
  [/^(?:tool|function)_(?:calls?|use)$/i, 'tool_calls'],
  [/^(?:stop.*|eos.*|end_turn|complete|done)$/i, 'stop'],
] as const;

/** Some servers send an empty reason with each piece. */
const reasonOf = (reason: string | null | undefined): string | undefined =>
  reasons.find(([words]) => words.test(reason ?? ''))?.[1] ?? (reason || undefined);

/** The text of a message: as it is, in parts, or as the object that the text would hold. */
function textOf(content: unknown): string {
  if (content == null) return '';
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return JSON.stringify(content);
  return content
    .map((part: unknown) => {
      if (!isRecord(part)) return typeof part === 'string' ? part : '';
      const { type, text } = part;
      return typeof text === 'string' && type !== 'reasoning' && type !== 'thinking' ? text : '';
    })
    .join('');
}
