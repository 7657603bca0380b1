import { APICallError } from 'ai';
import type { ModelService } from '@switchboard/api-contract/services/models';
import { toJson, AnswerTooLargeError } from '../providers/readBody.ts';
import { isRecord } from './coerceToSchema.ts';
import { readPiece, withoutThoughts } from './readCompletion.ts';
import { failureStatusOf, readReply } from './readReply.ts';

/** Who streams, and how much at most. */
interface Streaming {
  readonly serviceId: ModelService;
  readonly model: string | undefined;
  readonly maxBytes: number;
}

/** A line of server-sent events, or a remark among them, which says that the server lives. */
const field = /^(?:data|event|id|retry)?:/;
/** The event that stands for such a remark, for each service's reader. */
const alive = { openai: { choices: [] }, anthropic: { type: 'ping' } };

/**
 * The events of an answer that was asked for as a stream, as OpenAI and Anthropic would send them, each as soon as it
 * has come. A server that answers in one piece gives a single event. Throws what the AI SDK would for a refusal: for an
 * error among the events, and for an answer that ends in the middle.
 */
export async function* readStream(response: Response, streaming: Streaming): AsyncGenerator {
  const { serviceId, model, maxBytes } = streaming;
  const mend = serviceId === 'openai' ? piecesOf(model) : (event: unknown) => event;
  let isWhole: boolean | undefined;
  let isOver = false;
  let whole = '';
  try {
    for await (const line of linesOf(response, maxBytes)) {
      if (isWhole === undefined && line.trim() !== '') isWhole = !field.test(line);
      if (isWhole) whole += `${line}\n`;
      else if (line.startsWith(':')) yield alive[serviceId];
      else if (/^data: *\[DONE\]/.test(line)) {
        if (!isOver && serviceId === 'openai') yield mend({ choices: [{ finish_reason: 'stop' }] });
        return;
      } else {
        const event = toJson(line.replace(/^data:/, ''));
        if (!isRecord(event)) continue;
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
  if (isWhole) yield* readWhole(response, whole);
  // As fetch names a connection that ended too soon, for modelFailure to read.
  else if (isWhole === false && !isOver) throw new TypeError('terminated');
}

async function* linesOf({ body }: Response, maxBytes: number): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let size = 0;
  let rest = '';
  for await (const part of body ?? []) {
    size += part.length;
    if (size > maxBytes) throw new AnswerTooLargeError('The service’s answer is too long');
    const lines = (rest + decoder.decode(part, { stream: true })).split(/\r?\n/);
    rest = lines.pop() ?? '';
    yield* lines;
  }
  yield rest + decoder.decode();
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
