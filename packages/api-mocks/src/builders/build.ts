import type { Rows } from '@switchboard/api-contract/wire';
import type * as v from 'valibot';
import { assertExact } from '@switchboard/api-contract/assertExact';

/** What a screen receives for an answer. Throws if the contract would refuse, drop or change any part of it. */
export function read<const S extends v.GenericSchema>(schema: S, answer: v.InferInput<S>): v.InferOutput<S> {
  return assertExact(schema, answer);
}

/** A list, as a screen receives it. `leftOut` counts unreadable rows. */
export function asRows<T>(items: readonly T[], leftOut = 0): Rows<T> {
  return { items, leftOut };
}

/** `n` values from `build`, which gets the index: `many(30, (i) => lead({ id: `lead-${i}` }))`. */
export function many<T>(n: number, build: (index: number) => T): T[] {
  return Array.from({ length: n }, (_, index) => build(index));
}

/**
 * `n` records like `one`, which is built once, each with its own differences: `manyLike(10_000, lead(), (i) => ({ id:
 * `lead-${i}` }))`.
 */
export function manyLike<T extends object>(n: number, one: T, differing: (index: number) => Partial<T>): T[] {
  return many(n, (index) => ({ ...one, ...differing(index) }));
}
