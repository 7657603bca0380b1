import { isFact } from '@switchboard/api-contract/words/factOrText';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import type { GenericSchema } from 'valibot';
import { dateTime, type Instant } from '../../../format/dates.ts';
import { listInWords, nameInWords } from '../../../format/text.ts';
import { wallTime, parseWallTime } from '../../../format/zones.ts';
import type { Draft } from '../../forms/draft/draft.ts';
import { emptyDraft, type FormDraft, type FormField } from '../RecordDialog/RecordForm.ts';

/** A field of a form whose body is not known here. */
export type AnyField = FormField<Record<string, string>>;

/** What members may change of a record. */
export interface RecordEdit<Row> {
  /** The fields of the collection's `edits` in the contract. */
  readonly schema: GenericSchema;
  /** The fields of the form; fewer for records of which less can be changed. */
  readonly fields: (record: Row) => readonly AnyField[];
  /** What a change leads to, shown above the form. */
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
 * What has been typed about a record but not saved. `of`: the record as it was last known; `also`: the fields that
 * somebody else changed meanwhile, while nothing was typed in them.
 */
export interface RecordDraft<Row> {
  readonly of: Row;
  readonly draft?: Draft | undefined;
  readonly also?: readonly string[] | undefined;
}

/** The version of a record; 0 if it has none. */
export const versionOf = (row: object): number =>
  'version' in row && typeof row.version === 'number' ? row.version : 0;

/** A record as its form shows it. */
export function formOf(fields: readonly AnyField[], record: object): FormDraft {
  const values = record as Readonly<Record<string, unknown>>;
  const shown = fields.map((field): [string, unknown] => {
    const value = values[field.name];
    return [field.name, field.kind === 'moment' ? wallTime(value as string | undefined) : value];
  });
  return { ...emptyDraft(fields), ...Object.fromEntries(shown.filter(([, value]) => value !== undefined)) };
}

/** What a field is called: its label in the form, else its name in words. */
export const labelOf = (fields: readonly AnyField[], name: string): string =>
  fields.find((field) => field.name === name)?.label ?? nameInWords(name);

/** Somebody of a list, such as an attendee: the name, else the address. */
function personIn(value: object): string | undefined {
  const { name, email } = value as { readonly name?: unknown; readonly email?: unknown };
  return [name, email].find((each): each is string => typeof each === 'string' && each.trim() !== '');
}

/** The value of a field in words; undefined where it has none. */
export function valueInWords(value: unknown, field: AnyField | undefined, now: Instant): string | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  if (isFact(value)) return wordsOf(value);
  if (Array.isArray(value)) {
    const words = value.map((each) => valueInWords(each, undefined, now) ?? '');
    return words.length === 0 ? undefined : listInWords(words);
  }
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  const text = typeof value === 'string' ? value : (personIn(value) ?? JSON.stringify(value));
  if (field?.kind === 'select') return field.options.find((option) => option.value === text)?.label ?? text;
  if (field?.kind !== 'moment') return text;
  return dateTime(parseWallTime(text) ?? text, now);
}
