import type { Missing } from '@switchboard/api-contract/runs/missing';
import { errorBody, type Conflict, type ErrorBody } from '@switchboard/api-contract/errors';
import { timeWithPreposition } from '@switchboard/ui/format/dates';
import { clip } from '@switchboard/ui/format/text';
import * as v from 'valibot';
import { readClock } from '../clock.ts';

const longestReason = 300;

/** An answer with an error status. The message is '{status}: {body, or the status text where it is empty}'. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly statusText: string;
  /** The `error` of a JSON body; empty if it has none. */
  readonly serverMessage: string;
  /** A reason that people can read: the server's message, short plain text, or the status text. Never HTML. */
  readonly reason: string;
  /** Messages by field, from a 422 or 409. */
  readonly fields: Readonly<Record<string, string>>;
  /** What a run lacks, from a 409. */
  readonly missing: readonly Missing[] | undefined;
  /** What somebody else changed meanwhile, from a 409. */
  readonly conflicts: readonly Conflict[] | undefined;
  /** The newer record, or the one that is in the way, from a 409. */
  readonly theirs: ErrorBody['theirs'];
  /** How the test of new credentials ended, from a 422 or 409. */
  readonly outcome: string | undefined;
  /** What can be chosen, from a 409. */
  readonly choose: readonly ('keep' | 'use')[] | undefined;
  /** Whether what was asked for has been deleted, from a 404. */
  readonly deleted: boolean;
  /** Whether the member has to prove who they are first, from a 403. */
  readonly unproven: boolean;
  /** When the server allows the next request, in milliseconds since 1970; undefined if it did not say. */
  readonly retryAt: number | undefined;

  constructor(status: number, statusText: string, body: string, retryAt?: number) {
    super(`${status}: ${body || statusText}`);
    this.status = status;
    this.statusText = statusText;
    const parsed = parseErrorBody(body);
    this.serverMessage = clip(parsed?.error ?? '', longestReason);
    this.reason = this.serverMessage || readableText(body) || statusText || `The server answered ${status}.`;
    this.fields = parsed?.fields ?? {};
    this.missing = parsed?.missing;
    this.conflicts = parsed?.conflicts;
    this.theirs = parsed?.theirs;
    this.outcome = parsed?.outcome;
    this.choose = parsed?.choose;
    this.deleted = parsed?.deleted === true;
    this.unproven = parsed?.unproven === true;
    this.retryAt = retryAt;
  }

  /** 'Next try at 14:05:00.' or 'Next try tomorrow at 00:10:00.'; undefined if the server did not say when. */
  get nextTry(): string | undefined {
    return this.retryAt === undefined
      ? undefined
      : `Next try ${timeWithPreposition(this.retryAt, readClock(), { seconds: true })}.`;
  }

  /** `text`, followed by when the next try is allowed, if the server said so. */
  withNextTry(text: string): string {
    return this.nextTry === undefined ? text : `${text.replace(/[.\s]+$/, '')}. ${this.nextTry}`;
  }
}

/** The request timed out, got no answer, or got one that can't be read. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError';
}

/** The call was not made because the session has ended. It is repeated after signing in. */
export class SessionEndedError extends Error {
  override readonly name = 'SessionEndedError';
}

/** The answer is not JSON, or does not match the contract. */
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

function readableText(body: string): string | undefined {
  const text = body.trim();
  return text !== '' &&
    text.length <= longestReason &&
    !text.startsWith('<') &&
    !text.startsWith('{') &&
    !text.startsWith('[')
    ? text
    : undefined;
}

/**
 * One line that people can read, for anything thrown: '{status}: {reason}' for an error status, else the error's
 * message.
 */
export function describeError(error: unknown): string {
  if (error instanceof ApiError) {
    return error.withNextTry(`${error.status}: ${error.reason}`);
  }
  return error instanceof Error && error.message !== '' ? error.message : 'Something went wrong.';
}
