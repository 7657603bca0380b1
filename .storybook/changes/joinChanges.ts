import type { StoryChanges } from './parseChanges.ts';

export const NOTHING: StoryChanges = { new: [], changed: [], gone: [] };

/** What two changes do one after the other: a story that is new and then changes is new, one that comes back changed. */
export function joinChanges(first: StoryChanges, second: StoryChanges): StoryChanges {
  const added = [
    ...first.new.filter((id) => !second.gone.includes(id)),
    ...second.new.filter((id) => !first.gone.includes(id)),
  ];
  const gone = [
    ...first.gone.filter((id) => !second.new.includes(id)),
    ...second.gone.filter((id) => !first.new.includes(id)),
  ];
  const back = first.gone.filter((id) => second.new.includes(id));
  const changed = [...first.changed, ...second.changed, ...back].filter(
    (id) => !added.includes(id) && !gone.includes(id) && !second.gone.includes(id),
  );
  const sorted = (ids: string[]): string[] => [...new Set(ids)].toSorted();
  return { new: sorted(added), changed: sorted(changed), gone: sorted(gone) };
}
