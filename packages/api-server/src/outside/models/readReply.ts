import { isRecord } from './coerceToSchema.ts';
import { readCompletion, readPiece } from './readCompletion.ts';
import { toJson } from '../providers/readBody.ts';
import { readEventText } from './readEvents.ts';

type Call = NonNullable<ReturnType<typeof readPiece>['delta']['tool_calls']>[number];

/**
 * The completion that a stream of events amounts to: some servers stream although nobody asked them to. undefined if
 * the text is no such stream. https://platform.openai.com/docs/api-reference/chat-streaming
 */
function joinStream(text: string): unknown {
  const events = readEventText(text).filter(isRecord);
  if (!events.some(({ choices }) => Array.isArray(choices) && choices.length > 0)) return events[0];
  const pieces = events.map(readPiece);
  const joined = (of: (piece: (typeof pieces)[number]) => string | null | undefined) =>
    pieces.map(of).join('') || undefined;
  return {
    choices: [
      {
        message: {
          content: joined(({ delta }) => delta.content),
          refusal: joined(({ delta }) => delta.refusal),
          reasoning_content: joined(({ delta }) => delta.reasoning_content),
          tool_calls: joinCalls(pieces.flatMap(({ delta }) => delta.tool_calls ?? [])),
        },
        finish_reason: pieces.findLast((piece) => piece.finish_reason)?.finish_reason,
      },
    ],
    usage: pieces.findLast((piece) => piece.usage)?.usage,
  };
}

/** The parts of a call come one after the other; only the first names the tool. */
const joinCalls = (parts: readonly Call[]): object[] =>
  Array.from(Map.groupBy(parts, ({ index, id }) => index ?? id).values(), (of) => ({
    id: of.findLast(({ id }) => id)?.id,
    extra_content: of.findLast((part) => part.extra_content)?.extra_content,
    function: {
      name: of.findLast((part) => part.function.name)?.function.name,
      arguments: of.map((part) => part.function.arguments ?? '').join(''),
    },
  }));

/** What a model service answered, as OpenAI and Anthropic would have. */
export interface ModelReply {
  readonly status: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/**
 * Reads the answer of a server that is compatible with OpenAI, or is not quite: an error that comes with status 200
 * gets its own status, what was streamed unasked is put together, and odd fields are mended. Everything else stays as
 * it is, such as sound.
 */
export function readReply({ status, bytes }: ModelReply, headers: Headers): ModelReply {
  const type = headers.get('content-type') ?? '';
  if (status >= 300 || /audio|octet-stream/.test(type)) return { status, bytes };
  const text = new TextDecoder().decode(bytes);
  const body = /^\s*(?:data|event|id|retry)?:/.test(text) ? joinStream(text) : toJson(text);
  if (!isRecord(body)) return { status, bytes };
  const failed = failureStatusOf(body);
  const mended = failed === undefined ? readCompletion(body) : body;
  return { status: failed ?? status, bytes: new TextEncoder().encode(JSON.stringify(mended)) };
}

/** Finish reasons of OpenRouter, DeepSeek, GLM and Gemini that mean that the answer broke off. */
const brokenOff = /error|insufficient_system_resource|malformed/i;

/**
 * The status of an error in a successful answer, such as OpenRouter's, whose service behind it failed. undefined if
 * there is none. https://openrouter.ai/docs/api-reference/errors
 */
export function failureStatusOf({
  error,
  object,
  code,
  choices,
}: Readonly<Record<string, unknown>>): number | undefined {
  const [choice]: unknown[] = Array.isArray(choices) ? choices : [];
  const ofChoice = isRecord(choice) ? choice : {};
  if (choice !== undefined) {
    const { finish_reason: reason, error: inside } = ofChoice;
    return inside != null || brokenOff.test(String(reason)) ? statusIn(inside ?? error) : undefined;
  }
  if (error != null) return statusIn(error);
  return object === 'error' ? statusIn({ code }) : undefined;
}

function statusIn(error: unknown): number {
  const { code, status, status_code: known, type } = isRecord(error) ? error : {};
  const named = [code, status, known].map(Number).find((one) => one >= 400 && one < 600);
  return named ?? (/rate_?limit|overloaded/i.test(`${String(code)} ${String(type)}`) ? 429 : 502);
}
