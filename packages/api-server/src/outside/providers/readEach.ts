import type { ItemsLeftOut } from '@switchboard/api-contract/words/steps';
import * as v from 'valibot';
import type { RunLog } from '../Caller.ts';

/** Why an item was left out: it is too large, not as documented, or no longer there. */
export type LeftOut = ItemsLeftOut['why'][number];

/** What of a list could be read. */
export interface ReadItems<T> {
  readonly read: readonly T[];
  /** One entry for each item that was left out. */
  readonly left: readonly LeftOut[];
}

/** Reads the items of a list from outside one by one, so that an odd one does not cost the others. */
export function readEach<const S extends v.GenericSchema>(
  items: readonly unknown[],
  schema: S,
): ReadItems<v.InferOutput<S>> {
  const read: v.InferOutput<S>[] = [];
  for (const item of items) {
    const result = v.safeParse(schema, item);
    if (result.success) read.push(result.output);
  }
  return { read, left: Array.from({ length: items.length - read.length }, () => 'odd' as const) };
}

/** Tells in a run's steps how many items were read and why the others were not; nothing where all were. */
export function logLeftOut(log: Pick<RunLog, 'add'>, read: number, left: readonly LeftOut[]): void {
  if (left.length === 0) return;
  log.add({ kind: 'decision', text: { kind: 'itemsLeftOut', args: { read, of: read + left.length, why: [...left] } } });
}

/** A text that may be missing or odd. */
export const looseText = v.fallback(v.optional(v.nullable(v.string())), undefined);

/**
 * A number that may be missing, or written as text in the ways of many countries: `1,200`, `1.200.000`, `4,5`, `80 %`.
 * A comma or point before exactly three digits at the end groups thousands, unless a nought stands before it.
 */
export const looseNumber = v.fallback(
  v.optional(v.nullable(v.union([v.pipe(v.number(), v.finite()), v.pipe(v.string(), v.transform(numberIn))]))),
  undefined,
);

function numberIn(text: string): number | undefined {
  const [digits = ''] = /^-?\d[\d.,'’\s]*/.exec(text.trim()) ?? [];
  const compact = digits.replaceAll(/['’\s]/g, '').replace(/[.,]$/, '');
  const marks = compact.match(/[.,]/g) ?? [];
  const last = Math.max(compact.lastIndexOf(','), compact.lastIndexOf('.'));
  const isGroup =
    (marks.length > 1 && new Set(marks).size === 1) ||
    (marks.length === 1 && /^-?[1-9]\d{0,2}[.,]\d{3}$/.test(compact));
  const whole = last < 0 || isGroup ? compact : compact.slice(0, last);
  const part = last < 0 || isGroup ? '' : `.${compact.slice(last + 1)}`;
  const value = compact === '' ? Number.NaN : Number(whole.replaceAll(/[.,]/g, '') + part);
  return Number.isFinite(value) ? value : undefined;
}
