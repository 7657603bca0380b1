import { isFields, textOf } from '../../requestFields.ts';
import { invalid } from './answers.ts';
import type { Field, Table } from './bases.ts';

export type Value = string | number | null;

/** A field by its name or id. */
export const fieldOf = (table: Table, name: string): Field =>
  table.fields.find((field) => field.name === name || field.id === name) ??
  invalid('UNKNOWN_FIELD_NAME', `Unknown field name: "${name}"`);

function valueOf(field: Field, given: unknown, typecast: boolean): Value {
  const refused = () => invalid('INVALID_VALUE_FOR_COLUMN', `Field "${field.name}" cannot accept the provided value`);
  if (given === null || given === '') return null;
  if (field.type === 'number') {
    const number = typecast && typeof given === 'string' ? Number(given) : given;
    return typeof number === 'number' && Number.isFinite(number) ? number : refused();
  }
  if (typeof given !== 'string' && !(typecast && typeof given === 'number')) return refused();
  const text = textOf(given);
  if (field.type === 'singleSelect' && !field.choices.includes(text)) {
    if (!typecast)
      invalid('INVALID_MULTIPLE_CHOICE_OPTIONS', `Insufficient permissions to create new select option ""${text}""`);
    field.choices.push(text);
  }
  return text;
}

/** The values of a record in a request, by the names of the fields. */
export function valuesIn(table: Table, given: unknown, typecast: boolean): ReadonlyMap<string, Value> {
  if (!isFields(given))
    return invalid('INVALID_REQUEST_MISSING_FIELDS', 'Could not find field "fields" in the request body');
  return new Map(
    Object.entries(given).map(([name, value]) => {
      const field = fieldOf(table, name);
      return [field.name, valueOf(field, value, typecast)];
    }),
  );
}
