import * as v from 'valibot';
import type { Collection } from '../agents/defineAgent.ts';
import { sameValue } from '../mergeConfiguration.ts';

/** One changed field; undefined where it had or has no value. */
export interface FieldChange {
  readonly field: string;
  readonly old: unknown;
  readonly new: unknown;
}

type Fields = Readonly<Record<string, unknown>>;

/** What only describes a record's storing: no change of its own. */
const passing = [
  'id',
  'version',
  'updatedAt',
  'deletedAt',
  'edited',
  'sandbox',
  'lastUpdated',
  'scrapedAt',
  'lastSync',
];

/** The fields in which two states of a record differ. */
export const changesBetween = (before: Fields, after: Fields): FieldChange[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((field) => !passing.includes(field) && !sameValue(before[field], after[field]))
    .map((field) => ({ field, old: before[field], new: after[field] }));

function sentenceOf(issue: v.BaseIssue<unknown>): string {
  const name = v.getDotPath(issue) ?? 'body';
  return issue.type === 'strict_object' ? `${name} can't be changed` : issue.message;
}

/**
 * A record after a member changed some of its fields, and what that changed; or what is wrong with each field. Blank
 * fields are taken away. The changed fields are the member's own from then on.
 */
export function editRecord<R extends { readonly id: string }>(
  { record: schema, edits, refuses, settled, owned }: Collection,
  before: R,
  given: Fields,
  at: string,
): { readonly record: R; readonly changes: FieldChange[] } | { readonly fields: Readonly<Record<string, string>> } {
  const read = v.safeParse(edits ?? v.strictObject({}), given);
  if (!read.success) {
    const fields: Record<string, string> = {};
    for (const issue of read.issues) fields[v.getDotPath(issue) ?? 'body'] ??= sentenceOf(issue);
    return { fields };
  }
  const merged = { ...before, ...(read.output as Fields) };
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
