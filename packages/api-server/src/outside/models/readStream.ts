import { APICallError } from 'ai';
import type { ModelService } from '@switchboard/api-contract/services/models';
import { toJson, AnswerTooLargeError } from '../providers/readBody.ts';
import { isRecord } from './coerceToSchema.ts';
import { readPiece, withoutThoughts } from './readCompletion.ts';
import { eventReader, remark } from './readEvents.ts';
import { failureStatusOf, readReply } from './readReply.ts';

/** Who streams, and how much at most. */
interface Streaming {
  readonly serviceId: ModelService;
  readonly model: string | undefined;
  readonly maxBytes: number;
}

/** How server-sent events begin, or a remark among them. */
const beginning = /^\s*(?:data|event|id|retry)?:/;
const longestBeginning = 6;
/** The event that stands for a remark, for each service's reader. */
const alive = { openai: { choices: [] }, anthropic: { type: 'ping' } };

/**
 * The events of an answer that was asked for as a stream, as OpenAI and Anthropic would send them, each as soon as it
 * has come. A server that answers in one piece gives a single event. Throws what the AI SDK would for a refusal: for an
 * error among the events, and for an answer that ends in the middle.
 */
export async function* readStream(response: Response, streaming: Streaming): AsyncGenerator {
  const { serviceId, model, maxBytes } = streaming;
  const mend = serviceId === 'openai' ? piecesOf(model) : (event: unknown) => event;
  let isOver = false;
  let hasBegun = false;
  const whole: string[] = [];
  try {
    for await (const event of eventsOf(response, maxBytes, whole)) {
      hasBegun = true;
      if (event === remark) yield alive[serviceId];
      else if (typeof event === 'string' && event.trim() === '[DONE]') {
        if (!isOver && serviceId === 'openai') yield mend({ choices: [{ finish_reason: 'stop' }] });
        return;
      } else if (isRecord(event)) {
        const failed = failureStatusOf(event);
        if (failed !== undefined) throw refusal(failed, JSON.stringify(event));
        isOver ||= endsIt(event);
        yield mend(event);
      }
    }
  } catch (error) {
    // Errors after the end of an answer no longer matter.
    if (!isOver) throw error;
  }
  if (whole.length > 0) yield* readWhole(response, whole.join(''));
  // As fetch names a connection that ended too soon, for modelFailure to read.
  else if (hasBegun && !isOver) throw new TypeError('terminated');
}

/** The events of an answer; one that has none is put into `whole` as it is. */
async function* eventsOf(response: Response, maxBytes: number, whole: string[]): AsyncGenerator {
  const { read, end } = eventReader();
  let isWhole: boolean | undefined;
  let begun = '';
  for await (const text of textOf(response, maxBytes)) {
    begun += text;
    if (isWhole === undefined && begun.trimStart().length < longestBeginning) continue;
    isWhole ??= !beginning.test(begun);
    if (isWhole) whole.push(begun);
    else yield* read(begun);
    begun = '';
  }
  if (begun.trim() !== '') {
    if (isWhole ?? !beginning.test(begun)) whole.push(begun);
    else yield* read(begun);
  }
  yield* end();
}

async function* textOf({ body }: Response, maxBytes: number): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let size = 0;
  for await (const part of body ?? []) {
    size += part.length;
    if (size > maxBytes) throw new AnswerTooLargeError('The service’s answer is too long');
    yield decoder.decode(part, { stream: true });
  }
  yield decoder.decode();
}

/** Whether an event is the last one: it has OpenAI's or Anthropic's reason for the end. */
function endsIt({ choices, delta }: Readonly<Record<string, unknown>>): boolean {
  const [choice]: unknown[] = Array.isArray(choices) ? choices : [delta];
  return isRecord(choice) && Boolean(choice['finish_reason'] ?? choice['stop_reason']);
}

/** An answer in one piece, as one event of a stream. */
function* readWhole({ headers }: Response, text: string) {
  const { status, bytes } = readReply({ status: 200, bytes: new TextEncoder().encode(text) }, headers);
  const body = new TextDecoder().decode(bytes);
  if (status >= 300) throw refusal(status, body);
  const read = toJson(body);
  const { choices, usage } = isRecord(read) ? read : {};
  const [choice]: unknown[] = Array.isArray(choices) ? choices : [];
  if (isRecord(choice)) yield { choices: [{ ...choice, delta: choice['message'] }], usage };
}

/** The status of a refusal; undefined if it is another error. */
export const refusalStatusOf = (error: unknown): number | undefined =>
  APICallError.isInstance(error) ? error.statusCode : undefined;

const refusal = (statusCode: number, responseBody: string) =>
  new APICallError({ message: 'Refused', url: '', requestBodyValues: {}, statusCode, responseBody });

/** Models whose templates open the thoughts in the prompt, where the server does not take them apart. */
const thinks = /\br1\b|qwq|thinking/i;
const mayOpenThoughts = /^\s*(?:<\w*)?$/;

/** Mends one piece of a completion after the other. The thoughts that stand before the answer are left out. */
function piecesOf(model = '') {
  let isHeld = true;
  let held = '';
  let isToBeClosed = thinks.test(model);
  return (event: unknown) => {
    const { delta, finish_reason, usage } = readPiece(event);
    let { content } = delta;
    if (delta.reasoning_content ?? delta.reasoning) isToBeClosed = false;
    if (isHeld) {
      held += content;
      content = withoutThoughts(held);
      const mayBeThoughts = mayOpenThoughts.test(content) || (isToBeClosed && !/<\/\w+>/.test(held));
      if (mayBeThoughts && finish_reason === undefined) {
        // Of long thoughts only their end counts.
        if (content === '') held = held.replace(/^(\s*<\w+>)[^]*([^]{20})$/, '$1$2');
        content = '';
      } else isHeld = false;
    }
    return { choices: [{ index: 0, delta: { ...delta, content }, finish_reason }], usage };
  };
}
