import * as v from 'valibot';
import type { Collection } from '../agents/defineAgent.ts';
import type { Conflict } from '../errors.ts';
import { isSameValue } from '../configuration.ts';
import { problemsOf } from '../problems.ts';

/** One changed field; undefined where it had or has no value. */
export interface FieldChange {
  readonly field: string;
  readonly old: unknown;
  readonly new: unknown;
}

type Fields = Readonly<Record<string, unknown>>;

/** Fields that say how a record is kept, and nothing about what it is. */
export const keptFields: readonly string[] = [
  'id',
  'version',
  'updatedAt',
  'deletedAt',
  'edited',
  'sandbox',
  'lastUpdated',
];
/** A change of these alone is no change of the record. */
const storageFields = [...keptFields, 'scrapedAt', 'lastSync'];

/** The fields in which two states of a record differ. */
export const changesBetween = (before: Fields, after: Fields): FieldChange[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((field) => !storageFields.includes(field) && !isSameValue(before[field], after[field]))
    .map((field) => ({ field, old: before[field], new: after[field] }));

/** What a member wants to change of any record of a collection, read; or what is wrong with each field. */
function readEdits({ edits }: Pick<Collection, 'edits'>, given: Fields) {
  const read = v.safeParse(edits ?? v.strictObject({}), given);
  return read.success ? { output: read.output as Fields } : { fields: problemsOf(read.issues, "can't be changed") };
}

/** What is wrong with each field of such a change, whatever the record; undefined if nothing is. */
export const editProblems = (
  collection: Pick<Collection, 'edits'>,
  given: Fields,
): Readonly<Record<string, string>> | undefined => readEdits(collection, given).fields;

/**
 * What somebody else changed in a record that a member wants to change. `since`: the changes from the version that the
 * member saw to `theirs`, newest first; unknown, whatever is given counts as changed.
 */
export function conflictsOf(
  collection: Pick<Collection, 'edits'>,
  theirs: Fields,
  given: Fields,
  since?: readonly FieldChange[],
): Conflict[] {
  const read = readEdits(collection, given).output ?? given;
  const before = since ? Object.fromEntries(since.map(({ field, old }) => [field, old])) : {};
  const isSame = (field: string, value: unknown) => isSameValue(value === '' ? undefined : value, theirs[field]);
  return Object.keys(since ? before : given).flatMap((field): Conflict[] => {
    if (since && isSame(field, before[field])) return [];
    if (!Object.hasOwn(given, field)) return [{ field, theirs: theirs[field] }];
    return isSame(field, read[field]) ? [] : [{ field, yours: given[field], theirs: theirs[field] }];
  });
}

/**
 * A record after a member changed some of its fields, and what that changed; or what is wrong with each field. Blank
 * fields are taken away. The changed fields are the member's own from then on.
 */
export function editRecord<R extends { readonly id: string }>(
  collection: Collection,
  before: R,
  given: Fields,
  at: string,
): { readonly record: R; readonly changes: FieldChange[] } | { readonly fields: Readonly<Record<string, string>> } {
  const { record: schema, refuses, settled, owned } = collection;
  const read = readEdits(collection, given);
  if (read.fields) return { fields: read.fields };
  const merged = { ...before, ...read.output };
  const after = Object.fromEntries(
    Object.entries(merged).filter(([field, value]) => !(field in given && value === '')),
  ) as R;
  const changes = changesBetween(before, after);
  const changed = changes.map(({ field }) => field);
  const wrong = refuses?.({ changed, before: before as never, after: after as never }) ?? {};
  if (Object.keys(wrong).length > 0) return { fields: wrong };
  if (changes.length === 0) return { record: before, changes };
  const own = owned?.(before as never) ?? (before as { edited?: readonly string[] }).edited ?? [];
  return {
    record: {
      ...after,
      ...settled?.(after as never),
      ...('lastUpdated' in schema.entries && { lastUpdated: at }),
      edited: [...new Set([...own, ...changed])],
    },
    changes,
  };
}
