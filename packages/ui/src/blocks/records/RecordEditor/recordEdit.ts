import { sameValue } from '@switchboard/api-contract/mergeConfiguration';
import type { GenericSchema } from 'valibot';
import { wallTime } from '../../../format/zones.ts';
import { bodyOf, emptyDraft, type FormDraft, type FormField } from '../RecordDialog/recordForm.ts';

/** A field of a form whose body is not known here. */
export type AnyField = FormField<Record<string, string>>;

/** What members may change of a record. */
export interface RecordEdit<Row> {
  /** The fields of the collection's `edits` in the contract. */
  readonly schema: GenericSchema;
  /** The fields of the form; fewer for records of which less can be changed. */
  readonly fields: (record: Row) => readonly AnyField[];
  /** What becomes of a change, said above the form. */
  readonly note?: ((record: Row) => string) | undefined;
}

/** The form that changes a record: fields as those of the form that adds one. */
export const recordEdit = <Body extends object, Row>(
  schema: GenericSchema,
  fields: readonly FormField<Body>[],
  changeable: (name: string, record: Row) => boolean = () => true,
): RecordEdit<Row> => ({
  schema,
  fields: (record) => (fields as unknown as readonly AnyField[]).filter(({ name }) => changeable(name, record)),
});

/**
 * What has been typed about a record but not saved. `base`: the record that it changes, as it was read. `open`: fields
 * that somebody else has changed meanwhile too, so that one of both values is to be chosen; `also`: what else they
 * changed.
 */
export interface RecordDraft<Row> {
  readonly base: Row;
  readonly values: FormDraft;
  readonly open?: readonly string[] | undefined;
  readonly also?: readonly string[] | undefined;
}

/** A record as its form shows it. */
export function formOf(fields: readonly AnyField[], record: object): FormDraft {
  const values = record as Readonly<Record<string, unknown>>;
  const shown = fields.map((field): [string, unknown] => {
    const value = values[field.name];
    return [field.name, field.kind === 'moment' ? wallTime(value as string | undefined) : value];
  });
  return { ...emptyDraft(fields), ...Object.fromEntries(shown.filter(([, value]) => value !== undefined)) };
}

/** The names of the fields that a draft changes. */
export function changedFields<Row extends object>(
  fields: readonly AnyField[],
  { base, values }: RecordDraft<Row>,
): readonly string[] {
  const before = formOf(fields, base);
  return fields
    .map(({ name }) => name)
    .filter((name) => Object.hasOwn(values, name) && !sameValue(values[name], before[name]));
}

/** The changed fields as they are sent. */
export function patchOf<Row extends object>(
  fields: readonly AnyField[],
  draft: RecordDraft<Row>,
): Readonly<Record<string, unknown>> {
  const changed = changedFields(fields, draft);
  return bodyOf(
    fields.filter(({ name }) => changed.includes(name)),
    draft.values,
  );
}

/** A draft over the record as somebody else left it: what both changed is to be chosen, the rest is theirs. */
export function overTheirs<Row extends object>(
  fields: readonly AnyField[],
  draft: RecordDraft<Row>,
  theirs: Row,
): RecordDraft<Row> {
  const [before, after] = [formOf(fields, draft.base), formOf(fields, theirs)];
  const mine = changedFields(fields, draft);
  const byThem = fields.map(({ name }) => name).filter((name) => !sameValue(before[name], after[name]));
  const open = byThem.filter((name) => mine.includes(name) && !sameValue(draft.values[name], after[name]));
  return {
    base: theirs,
    values: Object.fromEntries(mine.map((name) => [name, draft.values[name]])),
    open,
    also: byThem.filter((name) => !mine.includes(name)),
  };
}

/** A draft after one of both values was chosen for a field. */
export function choose<Row>(draft: RecordDraft<Row>, name: string, whose: 'mine' | 'theirs'): RecordDraft<Row> {
  const values = Object.entries(draft.values).filter(([each]) => whose === 'mine' || each !== name);
  return {
    ...draft,
    values: Object.fromEntries(values),
    open: draft.open?.filter((each) => each !== name),
  };
}
