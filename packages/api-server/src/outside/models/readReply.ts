import { isRecord } from './coerceToSchema.ts';
import { joinStream } from './joinStream.ts';
import { readCompletion } from './readCompletion.ts';
import { toJson } from '../providers/toJson.ts';

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
  const body = /^\s*(?:data|event|:)/.test(text) ? joinStream(text) : toJson(text);
  if (!isRecord(body)) return { status, bytes };
  const failed = failureStatusOf(body);
  const mended = failed === undefined ? readCompletion(body) : body;
  return { status: failed ?? status, bytes: new TextEncoder().encode(JSON.stringify(mended)) };
}

/** OpenRouter's error, those of DeepSeek and of GLM, and Gemini's: nothing of the answer is whole. */
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
