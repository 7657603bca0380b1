/** A key for each row that no other has: the second row with an id gets '#2' behind it, and so on. */
export function uniqueKeys<Row>(rows: readonly Row[], keyOf: (row: Row) => string): string[] {
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const key = keyOf(row);
    const times = (seen.get(key) ?? 0) + 1;
    seen.set(key, times);
    return times === 1 ? key : `${key}#${times}`;
  });
}
