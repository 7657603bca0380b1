/**
 * How many seconds a `Retry-After` header asks to wait from `now` on (ms of Unix time), in both forms that HTTP knows:
 * a number of seconds, or a date. undefined if it says neither.
 * https://www.rfc-editor.org/rfc/rfc9110#name-retry-after
 */
export function readRetryAfter(header: string | null | undefined, now: number): number | undefined {
  const text = header?.trim() ?? '';
  if (/^\d+(?:\.\d+)?$/.test(text)) return Number(text);
  // Only a date has letters: '-5' and '12,5' would be years to Date.parse.
  const at = /[a-z]{3}/i.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at) ? undefined : Math.max(0, (at - now) / 1000);
}
