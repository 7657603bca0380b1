import type { Refusal, Outcome } from '@switchboard/ui/format/outcome';
import type { FailureKind } from '@switchboard/ui/format/viewState';
import type { Endpoint, ResponseOf } from '@switchboard/api-contract/endpoints/Endpoint';
import { ApiError, describeError, MalformedAnswerError, SessionEndedError, UnreachableError } from './ApiError.ts';
import { request, type CallOptions } from './client.ts';

/**
 * Makes a call that a member asked for and returns its outcome, which forms, dialogs and toasts read directly. Never
 * throws.
 */
export const write = <const E extends Endpoint>(
  endpoint: E,
  options: CallOptions<E>,
  wording?: Wording,
): Promise<Outcome<ResponseOf<E>>> => outcomeOf(request(endpoint, options), wording);

/** The outcome of a call that was not made by `write`. */
export async function outcomeOf<T>(answer: Promise<T>, wording?: Wording): Promise<Outcome<T>> {
  try {
    return { kind: 'done', value: await answer };
  } catch (error) {
    return refusalOf(error, wording);
  }
}

/** How a caller words an error status. The time of the next try is added to it. */
export type Wording = (error: ApiError) => string;

const byReason: Wording = ({ reason }) => reason;

/** '{status}: {reason}' */
export const withStatus: Wording = ({ status, reason }) => `${status}: ${reason}`;

/** The call failed because the session has ended. */
export const isSessionEnded = (error: unknown): boolean =>
  error instanceof SessionEndedError || (error instanceof ApiError && error.status === 401);

/** The failure of a read, as screens tell them apart. */
export function failureKind(error: unknown): Exclude<FailureKind, 'deleted'> {
  if (error instanceof UnreachableError) return 'unreachable';
  if (error instanceof MalformedAnswerError) return 'malformed';
  return error instanceof ApiError && error.status === 404 ? 'missing' : 'refused';
}

/** Translates what a call threw into the refusal that forms and toasts read. */
export function refusalOf(error: unknown, wording: Wording = byReason): Refusal {
  const message = error instanceof ApiError ? error.withNextTry(wording(error)) : describeError(error);
  if (isSessionEnded(error)) return { kind: 'ended', message };
  if (!(error instanceof ApiError)) return { kind: failureKind(error), message };
  if (error.unproven) return { kind: 'unproven', message };
  if (error.status === 409)
    return {
      kind: 'conflict',
      message,
      fields: error.fields,
      ...(error.conflicts && { conflicts: error.conflicts }),
      ...(error.missing && { missing: error.missing }),
      ...(error.choose && { choose: error.choose }),
      ...(error.theirs && { inTheWay: error.theirs.id }),
    };
  if (error.status === 422)
    return { kind: 'invalid', message, fields: error.fields, ...(error.outcome && { outcome: error.outcome }) };
  const kind = failureKind(error);
  return kind === 'refused' ? { kind, message, nextTry: error.nextTry } : { kind, message };
}
