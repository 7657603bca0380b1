import { isSameValue } from '@switchboard/api-contract/configuration';

/**
 * One edited field: its new value, the saved value and version when the edit began, the value last sent, and what
 * somebody else set, if the server refused it for that.
 */
export interface FieldEdit<T> {
  readonly value: T;
  readonly base: T;
  readonly version?: number | undefined;
  readonly sent?: T | undefined;
  readonly theirs?: T | undefined;
}

/** Unsaved edits, by field. Kept outside the form, so that it survives polls and reloads. */
export interface Draft<T = unknown> {
  /** When the first edit was made, ISO 8601. */
  readonly since: string;
  readonly edits: Readonly<Record<string, FieldEdit<T>>>;
}

/** What is saved now, as a form's fields represent it. */
export interface Saved<T> {
  readonly valueOf: (field: string) => T;
  /** A number that changes with every save; undefined if unknown. */
  readonly version?: number | undefined;
  /** Whether two values of a field are equal; compares JSON by default. */
  readonly isSame?: (field: string, one: T, other: T) => boolean;
}

/**
 * The state of a field: what it shows, whether that differs from what is saved, and whether another member changed it
 * too.
 */
export interface FieldState<T> {
  readonly value: T;
  readonly edited: boolean;
  readonly conflict: boolean;
}

type MaybeDraft<T> = Draft<T> | undefined;

const isSame = <T>(saved: Saved<T>, field: string, one: T, other: T): boolean =>
  (saved.isSame ?? ((_, a, b) => isSameValue(a, b)))(field, one, other);

const editOf = <T>(draft: MaybeDraft<T>, field: string): FieldEdit<T> | undefined =>
  draft && Object.hasOwn(draft.edits, field) ? draft.edits[field] : undefined;

const draftOf = <T>(since: string, edits: Draft<T>['edits']): MaybeDraft<T> =>
  Object.keys(edits).length === 0 ? undefined : { since, edits };

/** The state of `field`, with the draft over what is saved. */
export function fieldState<T>(draft: MaybeDraft<T>, field: string, saved: Saved<T>): FieldState<T> {
  const current = saved.valueOf(field);
  const yours = editOf(draft, field);
  const same = (one: T, other: T) => isSame(saved, field, one, other);
  if (!yours) return { value: current, edited: false, conflict: false };
  if (same(yours.value, current)) return { value: yours.value, edited: false, conflict: false };
  const bases = yours.sent === undefined ? [yours.base] : [yours.base, yours.sent];
  const edited = bases.some((value) => !same(yours.value, value));
  const moved = yours.version === undefined || yours.version !== saved.version;
  const conflict = yours.theirs !== undefined || (moved && !bases.some((value) => same(current, value)));
  if (conflict && !edited) return { value: current, edited: false, conflict: false };
  return { value: yours.value, edited, conflict };
}

/** What somebody else set in each field that is in conflict. */
export const conflictsOf = <T>(
  draft: MaybeDraft<T>,
  fields: readonly string[],
  saved: Saved<T>,
): ReadonlyMap<string, T> =>
  new Map(
    fields
      .filter((field) => fieldState(draft, field, saved).conflict)
      .map((field) => [field, editOf(draft, field)?.theirs ?? saved.valueOf(field)] as const),
  );

/** The draft without one field, as after 'Take theirs'; undefined if none is left. */
export function dropEdit<T>(draft: MaybeDraft<T>, field: string): MaybeDraft<T> {
  if (!draft || !editOf(draft, field)) return draft;
  const { [field]: _dropped, ...edits } = draft.edits;
  return draftOf(draft.since, edits);
}

/**
 * The draft after an edit. Further edits keep the base of the first. A field set back to the saved value is no longer
 * edited.
 */
export function editField<T>(
  draft: MaybeDraft<T>,
  field: string,
  value: T,
  saved: Saved<T>,
  now?: Date,
): MaybeDraft<T> {
  const current = saved.valueOf(field);
  if (value === current) return dropEdit(draft, field);
  const begun = editOf(draft, field) ?? { base: current, version: saved.version };
  return { since: draft?.since ?? now?.toISOString() ?? '', edits: { ...draft?.edits, [field]: { ...begun, value } } };
}

/** The draft after 'Keep yours': the edit is now based on theirs, which ends the conflict. */
export function keepYours<T>(draft: Draft<T>, field: string, saved: Saved<T>): Draft<T> {
  const yours = editOf(draft, field);
  if (!yours) return draft;
  const rebased = { value: yours.value, base: yours.theirs ?? saved.valueOf(field), version: saved.version };
  return { since: draft.since, edits: { ...draft.edits, [field]: rebased } };
}

/** The draft after these fields were sent as they are; all of them by default. */
export function markSent<T>(draft: Draft<T>, fields: readonly string[] = Object.keys(draft.edits)): Draft<T> {
  const sent = Object.entries(draft.edits).map(
    ([field, each]) => [field, fields.includes(field) ? { ...each, sent: each.value } : each] as const,
  );
  return { since: draft.since, edits: Object.fromEntries(sent) };
}

/** The draft after the server refused it: `theirs` has what somebody else set meanwhile, by field. */
export function markConflicts<T>(draft: MaybeDraft<T>, theirs: ReadonlyMap<string, T>): MaybeDraft<T> {
  if (!draft || theirs.size === 0) return draft;
  const edits = Object.entries(draft.edits).map(
    ([field, each]) => [field, theirs.has(field) ? { ...each, theirs: theirs.get(field) } : each] as const,
  );
  return { since: draft.since, edits: Object.fromEntries(edits) };
}

/** The draft after `values` were saved, by field: later edits of these fields are now based on them. */
export function dropSent<T>(draft: MaybeDraft<T>, values: Readonly<Record<string, T>>): MaybeDraft<T> {
  if (!draft) return draft;
  const left = Object.entries(draft.edits).flatMap(([field, each]) => {
    if (!Object.hasOwn(values, field)) return [[field, each] as const];
    const { value, sent } = each;
    const base = values[field] as T;
    return isSameValue(value, base)
      ? []
      : [[field, { value, base, ...(!isSameValue(sent, base) && { sent }) }] as const];
  });
  return draftOf(draft.since, Object.fromEntries(left));
}

/**
 * The draft without the edits that are saved by now; the same object if there are none. Edits made since the last
 * send are based on what arrived. The `typing` field is left alone, so that text never changes under the caret.
 */
export function dropSavedEdits<T>(draft: MaybeDraft<T>, saved: Saved<T>, typing?: string): MaybeDraft<T> {
  if (!draft) return draft;
  return Object.entries(draft.edits).reduce<MaybeDraft<T>>((rest, [field, { sent, theirs }]) => {
    if (!rest || field === typing) return rest;
    // The member has to choose between the two values first, unless they are equal by now.
    if (theirs !== undefined && fieldState(rest, field, saved).edited) return rest;
    if (!fieldState(rest, field, saved).edited) return dropEdit(rest, field);
    const arrived = sent !== undefined && isSame(saved, field, sent, saved.valueOf(field));
    return arrived ? keepYours(rest, field, saved) : rest;
  }, draft);
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/**
 * The draft read back from storage, limited to this form's fields with values of the right type; undefined if none is
 * usable.
 */
export function readDraft<T>(
  stored: unknown,
  fields: readonly string[],
  isValue: (value: unknown) => value is T,
): MaybeDraft<T> {
  if (!isRecord(stored) || typeof stored['since'] !== 'string' || !isRecord(stored['edits'])) return undefined;
  const { since, edits } = stored;
  const known = fields.flatMap((field) => {
    const found = Object.hasOwn(edits, field) ? edits[field] : undefined;
    if (!isRecord(found) || !('value' in found) || !('base' in found)) return [];
    const { value, base, version, sent, theirs } = found;
    if (!isValue(value) || !isValue(base)) return [];
    const read: FieldEdit<T> = {
      value,
      base,
      ...(typeof version === 'number' && { version }),
      ...(sent !== undefined && isValue(sent) && { sent }),
      ...(theirs !== undefined && isValue(theirs) && { theirs }),
    };
    return [[field, read] as const];
  });
  return draftOf(since, Object.fromEntries(known));
}

/** Whether a stored value is one of a form whose fields are all text. */
export const isText = (value: unknown): value is string => typeof value === 'string';
