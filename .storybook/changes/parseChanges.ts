/** Ids of stories by what happened to their pictures. */
export interface StoryChanges {
  new: readonly string[];
  changed: readonly string[];
  gone: readonly string[];
}

/** Pictures that were accepted together. */
export interface Accepted extends StoryChanges {
  /** The day in UTC: `2026-11-22`. */
  date: string;
  /** Why they changed; empty if nobody said. */
  because: string;
}

/** A line drawn under all changes before it: the beginning of the pictures, or a release. */
export interface Mark {
  date: string;
  mark: string;
}

/** An entry of pictures/changes.json. */
export type Change = Accepted | Mark;

export const isMark = (change: Change): change is Mark => 'mark' in change;

const isText = (value: unknown): boolean => typeof value === 'string';
const isList = (value: unknown): boolean => Array.isArray(value) && value.every(isText);

function isChange(value: unknown): value is Change {
  if (typeof value !== 'object' || value === null) return false;
  const { date, mark, because, new: added, changed, gone } = value as Record<string, unknown>;
  return (
    isText(date) &&
    !Number.isNaN(Date.parse(String(date))) &&
    (isText(mark) || (isText(because) && [added, changed, gone].every(isList)))
  );
}

/** Reads pictures/changes.json, the oldest entry first. Throws for an entry that is none. */
export function parseChanges(text: string): Change[] {
  const changes = JSON.parse(text) as unknown;
  if (!Array.isArray(changes)) throw new Error('pictures/changes.json holds no list');
  for (const change of changes)
    if (!isChange(change)) throw new Error(`Not an entry of pictures/changes.json: ${JSON.stringify(change)}`);
  return changes as Change[];
}
