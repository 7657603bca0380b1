import { joinChanges, NOTHING } from './joinChanges.ts';
import { isMark, type Accepted, type Change } from './parseChanges.ts';

/** The tags of stories whose pictures changed since the last release. */
export const CHANGE_TAGS = ['new', 'changed'] as const;
export type ChangeTag = (typeof CHANGE_TAGS)[number];

/** The tag of each story that is new or changed since the last mark. */
export function changeTags(changes: readonly Change[]): ReadonlyMap<string, ChangeTag> {
  const since = changes
    .slice(changes.findLastIndex(isMark) + 1)
    .filter((change): change is Accepted => !isMark(change))
    .reduce(joinChanges, NOTHING);
  return new Map(CHANGE_TAGS.flatMap((tag) => since[tag].map((id): [string, ChangeTag] => [id, tag])));
}
