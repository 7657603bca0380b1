import { isFact } from '@switchboard/api-contract/words/factOrText';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import { dateTime, type Instant } from '../../../format/dates.ts';
import { listInWords, nameInWords } from '../../../format/text.ts';
import { instantOf } from '../../../format/zones.ts';
import type { AnyField } from './recordEdit.ts';

/** What a field is called: its label in the form, else its name in words. */
export const labelOf = (fields: readonly AnyField[], name: string): string =>
  fields.find((field) => field.name === name)?.label ?? nameInWords(name);

/** Somebody of a list, such as an attendee: the name, else the address. */
function personIn(value: object): string | undefined {
  const { name, email } = value as { readonly name?: unknown; readonly email?: unknown };
  return [name, email].find((each): each is string => typeof each === 'string' && each.trim() !== '');
}

/** The value of a field in words; undefined where it has none. */
export function valueWords(value: unknown, field: AnyField | undefined, now: Instant): string | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  if (isFact(value)) return wordsOf(value);
  if (Array.isArray(value)) {
    const words = value.map((each) => valueWords(each, undefined, now) ?? '');
    return words.length === 0 ? undefined : listInWords(words);
  }
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  const text = typeof value === 'string' ? value : (personIn(value) ?? JSON.stringify(value));
  if (field?.kind === 'select') return field.options.find((option) => option.value === text)?.label ?? text;
  if (field?.kind !== 'moment') return text;
  return dateTime(instantOf(text) ?? text, now);
}
