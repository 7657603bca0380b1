/** `n` values from `build`, which gets the index: `many(30, (i) => lead({ id: `lead-${i}` }))`. */
export function many<T>(n: number, build: (index: number) => T): T[] {
  return Array.from({ length: n }, (_, index) => build(index));
}
