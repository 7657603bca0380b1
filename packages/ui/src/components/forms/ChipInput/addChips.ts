export interface AddedChips {
  items: string[];
  /** Already in the list, so not added again. */
  duplicates: string[];
  /** Too long to be added. */
  tooLong: string[];
  /** Not added because the list is full. */
  over: number;
}

export interface ChipLimits {
  /** How many texts fit, by default 100; more are refused. */
  maxItems?: number;
  /** How long each may be, in characters; by default 200. */
  maxLength?: number;
}

const isSameText = (one: string, other: string) => one.localeCompare(other, undefined, { sensitivity: 'accent' }) === 0;

/** Adds the typed or pasted text, split at commas, semicolons and line breaks. */
export function addChips(
  list: readonly string[],
  text: string,
  { maxItems = 100, maxLength = 200 }: ChipLimits = {},
): AddedChips {
  const result: AddedChips = { items: [...list], duplicates: [], tooLong: [], over: 0 };
  for (const part of text.split(/[,;\n\r\t]+/)) {
    const item = part.trim();
    if (item === '') continue;
    if (item.length > maxLength) result.tooLong.push(item);
    else if (result.items.some((existing) => isSameText(existing, item))) result.duplicates.push(item);
    else if (result.items.length >= maxItems) result.over += 1;
    else result.items.push(item);
  }
  return result;
}

/** Explains what was not added; '' if everything was. */
export function describeRefused(
  { duplicates, tooLong, over }: AddedChips,
  { maxItems = 100, maxLength = 200 }: ChipLimits = {},
): string {
  const [first] = duplicates;
  if (tooLong.length > 0) return `At most ${maxLength} characters each`;
  if (over > 0) return `At most ${maxItems} entries`;
  if (first !== undefined)
    return duplicates.length === 1
      ? `${first} is already in the list`
      : `${duplicates.length} were already in the list`;
  return '';
}
