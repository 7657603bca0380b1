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
