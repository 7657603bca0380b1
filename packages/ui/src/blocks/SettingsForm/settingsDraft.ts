import type { GenericSchema } from 'valibot';
import * as v from 'valibot';
import { noProblems, type Problems } from '../problemsOf.ts';

/** Edits that are not saved, by the path of the setting. Lives outside of the form, as text in the browser's storage. */
export interface SettingsDraft {
  /** When the first edit was made, ISO 8601. */
  readonly since: string;
  readonly edits: Readonly<Record<string, unknown>>;
}

interface Named {
  readonly key: string;
  readonly also?: string;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

/** The value at 'workingHours.start'; undefined where there is none. */
export function valueAt(values: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, name) => (isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined), values);
}

function withValue(values: Readonly<Record<string, unknown>>, [name = '', ...rest]: readonly string[], value: unknown): Readonly<Record<string, unknown>> {
  const inner = values[name];
  return { ...values, [name]: rest.length === 0 ? value : withValue(isRecord(inner) ? inner : {}, rest, value) };
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The edits of a draft that differ from what is saved. A draft from a storage may hold anything: only the fields of the form count. */
export function editsOf(draft: SettingsDraft | undefined, fields: readonly Named[], saved: object): Readonly<Record<string, unknown>> {
  const edits: unknown = draft?.edits;
  if (!isRecord(edits)) return {};
  return Object.fromEntries(fields.flatMap(({ key }) => (Object.hasOwn(edits, key) && !same(edits[key], valueAt(saved, key)) ? [[key, edits[key]]] : [])));
}

/** What is saved with the edits over it. */
export function withEdits<S extends object>(saved: S, edits: Readonly<Record<string, unknown>>): S {
  const values = Object.fromEntries(Object.entries<unknown>(saved as Record<string, unknown>));
  return Object.entries(edits).reduce<Readonly<Record<string, unknown>>>((before, [path, value]) => withValue(before, path.split('.'), value), values) as S;
}

/** The draft with other edits; undefined without any. */
export const draftOf = (draft: SettingsDraft | undefined, edits: Readonly<Record<string, unknown>>, now: Date): SettingsDraft | undefined =>
  Object.keys(edits).length === 0 ? undefined : { since: draft?.since ?? now.toISOString(), edits };

const isWithin = (path: string, key: string) => path === key || path.startsWith(`${key}.`);

/** Gives each message to the field that it belongs to: the one of that path, one that shows it `also`, or the first one inside. */
export function placeProblems(found: Iterable<readonly [path: string, message: string]>, fields: readonly Named[]): Problems {
  const placed = new Map<string, string>();
  for (const [path, message] of found) {
    const field = fields.find(({ key, also }) => isWithin(path, key) || also === path) ?? fields.find(({ key }) => isWithin(key, path));
    if (field && !placed.has(field.key)) placed.set(field.key, message);
  }
  return placed.size === 0 ? noProblems : Object.fromEntries(placed);
}

/** The messages of the contract about `values`, by field. */
export function settingProblems(schema: GenericSchema, values: unknown, fields: readonly Named[]): Problems {
  const result = v.safeParse(schema, values);
  if (result.success) return noProblems;
  return placeProblems(
    result.issues.map((issue) => [(issue.path ?? []).map((step) => String(step.key)).join('.'), issue.message] as const),
    fields,
  );
}
