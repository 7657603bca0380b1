import { errorBody } from '@switchboard/api-contract/errors';
import { whenInSentence } from '@switchboard/ui/format/dates';
import { clip } from '@switchboard/ui/format/text';
import * as v from 'valibot';
import { readClock } from '../readClock.ts';

const longestReason = 300;

/** A refusing answer. The message is '{status}: {body, or the status text where it is empty}'. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly statusText: string;
  /** The sentence of a JSON body; empty without one. */
  readonly said: string;
  /** What a person may read: what the server said, short plain text, or the status text. Never HTML. */
  readonly reason: string;
  /** Messages by field, from a 422. */
  readonly fields: Readonly<Record<string, string>>;
  /** When the server allows the next request, in milliseconds since 1970; undefined unless it said so. */
  readonly retryAt: number | undefined;

  constructor(status: number, statusText: string, body: string, retryAt?: number) {
    super(`${status}: ${body || statusText}`);
    this.status = status;
    this.statusText = statusText;
    const parsed = parseErrorBody(body);
    this.said = clip(parsed?.error ?? '', longestReason);
    this.reason = this.said || readable(body) || statusText || `The server answered ${status}.`;
    this.fields = parsed?.fields ?? {};
    this.retryAt = retryAt;
  }

  /** 'Next try at 14:05:00.', 'Next try tomorrow at 00:10:00.', where the server said when. */
  get nextTry(): string | undefined {
    return this.retryAt === undefined
      ? undefined
      : `Next try ${whenInSentence(this.retryAt, readClock(), { seconds: true })}.`;
  }

  /** `text`, and behind it when the next try is allowed, where the server said so. */
  withNextTry(text: string): string {
    return this.nextTry === undefined ? text : `${text.replace(/[.\s]+$/, '')}. ${this.nextTry}`;
  }
}

/** The request took longer than the limit, or no answer came at all, or one that can't be read. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError';
}

/** A call that was not made because the session has ended; it is made again after signing in. */
export class SessionEndedError extends Error {
  override readonly name = 'SessionEndedError';
}

/** The answer is not JSON, or not of the shape that the contract gives. */
export class MalformedAnswerError extends Error {
  override readonly name = 'MalformedAnswerError';
}

function parseErrorBody(body: string) {
  try {
    const result = v.safeParse(errorBody, JSON.parse(body));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}

function readable(body: string): string | undefined {
  const text = body.trim();
  return text !== '' &&
    text.length <= longestReason &&
    !text.startsWith('<') &&
    !text.startsWith('{') &&
    !text.startsWith('[')
    ? text
    : undefined;
}

/** One line for a person, whatever was thrown: '{status}: {reason}' for a refusal, else the error's own sentence. */
export function describe(error: unknown): string {
  if (error instanceof ApiError) {
    return error.withNextTry(`${error.status}: ${error.reason}`);
  }
  return error instanceof Error && error.message !== '' ? error.message : 'Something went wrong.';
}
