import { sameValue } from '@switchboard/api-contract/mergeConfiguration';
import { valueAt, type ByPath } from '@switchboard/api-contract/settings';
import type { GenericSchema } from 'valibot';
import * as v from 'valibot';
import { noProblems, type Problems } from '../problemsOf.ts';

/** One edited setting: what it shall be, and what was saved when the edit began. */
export interface SettingEdit {
  readonly value: unknown;
  readonly base: unknown;
}

/** Edits that are not saved. Lives outside of the form, as text in the browser's storage. */
export interface SettingsDraft {
  /** When the first edit was made, ISO 8601. */
  readonly since: string;
  readonly edits: ByPath<SettingEdit>;
}

interface Named {
  readonly key: string;
  readonly also?: string;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isEdit = (edit: unknown): edit is SettingEdit => isRecord(edit) && 'value' in edit && 'base' in edit;

/**
 * The edits of a draft that differ from what is saved, or is just being saved. A draft from a storage may hold
 * anything: only the fields of the form count.
 */
export function editsOf(
  draft: SettingsDraft | undefined,
  fields: readonly Named[],
  saved: object,
  sending: ByPath = {},
): ByPath<SettingEdit> {
  const edits: unknown = draft?.edits;
  if (!isRecord(edits)) return {};
  return Object.fromEntries(
    fields.flatMap(({ key }) => {
      const edit = Object.hasOwn(edits, key) ? edits[key] : undefined;
      if (!isEdit(edit) || sameValue(edit.value, valueAt(saved, key))) return [];
      const takenBack = sameValue(edit.value, edit.base) && !Object.hasOwn(sending, key);
      return takenBack ? [] : [[key, edit]];
    }),
  );
}

/** What the edits shall make of their settings. */
export const valuesOf = (edits: ByPath<SettingEdit>): ByPath =>
  Object.fromEntries(Object.entries(edits).map(([path, { value }]) => [path, value]));

/** The edits with one more; edited again, a setting keeps the base of its first edit. */
export const withEdit = (
  edits: ByPath<SettingEdit>,
  path: string,
  value: unknown,
  saved: object,
): ByPath<SettingEdit> => ({ ...edits, [path]: { value, base: edits[path]?.base ?? valueAt(saved, path) } });

/**
 * The edited settings that another member changed since: what is saved now. What this member is just saving is none of
 * theirs.
 */
export function theirsOf(
  edits: ByPath<SettingEdit>,
  saved: object,
  sending: ByPath = {},
): ReadonlyMap<string, unknown> {
  const changed = Object.entries(edits).filter(([path, { base }]) => {
    const held = valueAt(saved, path);
    return !sameValue(held, base) && !(Object.hasOwn(sending, path) && sameValue(held, sending[path]));
  });
  return new Map(changed.map(([path]) => [path, valueAt(saved, path)]));
}

/** What is left of the edits once `sent` is saved: those made since, which stand against it. */
export const editsAfter = (edits: ByPath<SettingEdit>, sent: ByPath): ByPath<SettingEdit> =>
  Object.fromEntries(
    Object.entries(edits)
      .filter(([path, { value }]) => !(Object.hasOwn(sent, path) && sameValue(value, sent[path])))
      .map(([path, edit]) => [path, Object.hasOwn(sent, path) ? { ...edit, base: sent[path] } : edit]),
  );

/** The draft with other edits; undefined without any. */
export const draftOf = (
  draft: SettingsDraft | undefined,
  edits: ByPath<SettingEdit>,
  now: Date,
): SettingsDraft | undefined =>
  Object.keys(edits).length === 0 ? undefined : { since: draft?.since ?? now.toISOString(), edits };

const isWithin = (path: string, key: string) => path === key || path.startsWith(`${key}.`);

/**
 * Gives each message to the field that it belongs to: the one of that path, one that shows it `also`, or the first one
 * inside.
 */
export function placeProblems(
  found: Iterable<readonly [path: string, message: string]>,
  fields: readonly Named[],
): Problems {
  const placed = new Map<string, string>();
  for (const [path, message] of found) {
    const field =
      fields.find(({ key, also }) => isWithin(path, key) || also === path) ??
      fields.find(({ key }) => isWithin(key, path));
    if (field && !placed.has(field.key)) placed.set(field.key, message);
  }
  return placed.size === 0 ? noProblems : Object.fromEntries(placed);
}

/** The messages of the contract about `values`, by field. */
export function settingProblems(schema: GenericSchema, values: unknown, fields: readonly Named[]): Problems {
  const result = v.safeParse(schema, values);
  if (result.success) return noProblems;
  return placeProblems(
    result.issues.map(
      (issue) => [(issue.path ?? []).map((step) => String(step.key)).join('.'), issue.message] as const,
    ),
    fields,
  );
}
