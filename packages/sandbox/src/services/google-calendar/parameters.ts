import { fail, type GoogleFault } from '../google/errors.ts';
import type { ParameterFault } from '../google/parameters.ts';

/** How Calendar words that something in a request is wrong. */
export const invalid = (message: string, reason = 'invalid', name?: string): GoogleFault => ({
  code: 400,
  message,
  reason,
  ...(name !== undefined && { location: ['parameter', name] as const }),
});

export const valueFault: ParameterFault = (name, value) =>
  invalid(`Invalid value '${value}'. Values must be within the range: [1, 2147483647]`, 'invalidParameter', name);

export const fieldsFault = (path: string): GoogleFault =>
  invalid(`Invalid field selection ${path}`, 'invalidParameter', 'fields');

export const badRequest = (): GoogleFault => invalid('Bad Request', 'badRequest');

const timestamp = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/;

/** The instant of a timestamp with its offset (RFC 3339); undefined if it is none. */
export function readTimestamp(text: unknown): number | undefined {
  const instant = typeof text === 'string' && timestamp.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(instant) ? undefined : instant;
}

/** A bound that may be missing. */
export const readBound = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : (readTimestamp(text) ?? fail(badRequest()));

/** Whether it is the name of a zone. */
export function isZone(name: unknown): name is string {
  try {
    return typeof name === 'string' && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}
