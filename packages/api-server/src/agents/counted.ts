/** A number and its noun: `1 source`, `2 sources`, `2 people`. */
export function counted(count: number, noun: string, plural = `${noun}s`): string {
  return `${count} ${count === 1 ? noun : plural}`;
}
