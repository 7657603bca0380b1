import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { joinChanges } from '../../.storybook/changes/joinChanges.ts';
import {
  isMark,
  parseChanges,
  type Accepted,
  type Change,
  type StoryChanges,
} from '../../.storybook/changes/parseChanges.ts';
import { picturesByStory, type Manifest } from './manifest.ts';
import { places } from './places.ts';

/** Which stories are new, changed and gone between two manifests; a story counts once, whatever its themes and widths. */
export function compareStories(before: Manifest, after: Manifest): StoryChanges {
  const [old, now] = [picturesByStory(before), picturesByStory(after)];
  return {
    new: [...now.keys()].filter((id) => !old.has(id)),
    changed: [...now.keys()].filter((id) => old.has(id) && old.get(id) !== now.get(id)),
    gone: [...old.keys()].filter((id) => !now.has(id)),
  };
}

const isEmpty = (change: StoryChanges): boolean => change.new.length + change.changed.length + change.gone.length === 0;

/** Adds what was accepted. It joins the last entry if that is of the same day, unless other words say why. */
export function addAccepted(changes: readonly Change[], accepted: Accepted): Change[] {
  if (isEmpty(accepted)) return [...changes];
  const last = changes.at(-1);
  if (!last || isMark(last) || last.date !== accepted.date || !['', last.because].includes(accepted.because))
    return [...changes, accepted];
  const joined = { date: last.date, because: last.because, ...joinChanges(last, accepted) };
  return [...changes.slice(0, -1), ...(isEmpty(joined) ? [] : [joined])];
}

/** Draws a line under all changes so far. Throws if it is there already. */
export function addMark(changes: readonly Change[], date: string, mark: string): Change[] {
  const same = changes.find((change) => isMark(change) && change.mark === mark);
  if (same) throw new Error(`${mark} is marked already, on ${same.date}`);
  return [...changes, { date, mark }];
}

const readChanges = (): Change[] =>
  existsSync(places.changes) ? parseChanges(readFileSync(places.changes, 'utf8')) : [];

const today = (): string => new Date().toISOString().slice(0, 10);

interface Approval {
  before: Manifest;
  after: Manifest;
  /** Whether this machine draws as the one that wrote the manifest before. Otherwise all pictures would be changed. */
  comparable: boolean;
  because: string;
}

/** Adds what an approval changed. The first one is the beginning: no story of it is new. */
export function addApproval(
  changes: readonly Change[],
  date: string,
  { before, after, comparable, because }: Approval,
): Change[] {
  if (before.size === 0) return addMark(changes, date, because || 'The first pictures');
  const stories = compareStories(before, after);
  return addAccepted(changes, { date, because, ...stories, changed: comparable ? stories.changed : [] });
}

export const recordApproval = (approval: Approval): void => writeChanges(addApproval(readChanges(), today(), approval));

/** Writes down a release: what changed before it is no longer new. */
export const recordRelease = (version: string): void =>
  writeChanges(addMark(readChanges(), today(), `Release ${version}`));

function writeChanges(changes: readonly Change[]): void {
  writeFileSync(places.changes, `${JSON.stringify(changes, null, 2)}\n`);
}
