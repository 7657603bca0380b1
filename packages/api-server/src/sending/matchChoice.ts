/** A value as it stands in the list of a field that has one, in whichever case; a new one stays as it is. */
export const matchChoice = (list: readonly string[] | undefined, value: string | number): string | number =>
  list?.find((one) => one.toLowerCase() === String(value).toLowerCase()) ?? value;
