import type { Matching } from '@switchboard/api-contract/records/send';
import { cut, foldText } from '@switchboard/api-contract/text';
import { addressKey } from '../records/RecordPlace.ts';
import type { DestinationField, DestinationPlace, Row } from './Destination.ts';

type Sendable = { readonly id: string } & Readonly<Record<string, unknown>>;

/** A name in two parts, the last word being the family's. */
function partsOf(name: unknown): { firstName?: string; lastName?: string } {
  const words = typeof name === 'string' ? name.trim().split(/\s+/) : [];
  const lastName = words.pop();
  return { ...(words.length > 0 && { firstName: words.join(' ') }), ...(lastName && { lastName }) };
}

/** A number as people write it: with blanks around it, or between its thousands. undefined if it is none. */
function readNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  const text = typeof value === 'string' ? value.trim() : '';
  const plain = /^[+-]?\d{1,3}(?:\s\d{3})+(?:\.\d+)?$/.test(text) ? text.replaceAll(/\s/g, '') : text;
  return plain !== '' && Number.isFinite(Number(plain)) ? Number(plain) : undefined;
}

/** A value as a field takes it; undefined if it does not. */
function fit(value: string | number, field: DestinationField): string | number | undefined {
  if (field.takes === 'number') {
    const number = readNumber(value);
    const fits =
      number !== undefined && (!field.isInteger || Number.isInteger(number)) && number <= (field.most ?? number);
    return fits ? number : undefined;
  }
  if (field.takes === 'choice' && field.choices) {
    const wanted = foldText(String(value).trim());
    return field.choices.find(({ name, label }) => [foldText(name), foldText(label)].includes(wanted))?.name;
  }
  if (field.longest === undefined || String(value).length <= field.longest) return value;
  return field.isExact ? undefined : cut(String(value), field.longest);
}

/** A record under the fields of a place, without what is empty. What a field can't take is cut or left out. */
export function toRow(
  record: Sendable,
  matching: Matching,
  { fields }: Pick<DestinationPlace, 'fields'>,
  { knownAs, domain }: Pick<Row, 'knownAs' | 'domain'>,
): Row {
  const all: Readonly<Record<string, unknown>> = { ...partsOf(record['name']), ...record };
  const values: Record<string, string | number> = {};
  const cutFields: string[] = [];
  const leftOut: string[] = [];
  for (const [own, theirs] of Object.entries(matching)) {
    const value = all[own];
    const field = fields.find(({ name }) => name === theirs) ?? { name: theirs, label: theirs, takes: 'text' };
    if (typeof value !== 'number' && (typeof value !== 'string' || value.trim() === '')) continue;
    const fitted = fit(value, field);
    if (fitted === undefined) leftOut.push(field.label);
    else values[theirs] = fitted;
    if (field.takes === 'text' && fitted !== undefined && fitted !== value) cutFields.push(field.label);
  }
  const email = addressKey(record['email']) ?? undefined;
  return { id: record.id, email, domain, knownAs, values, cut: cutFields, leftOut };
}
