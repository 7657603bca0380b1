import type { Matching } from '@switchboard/api-contract/records/send';
import { addressKey } from '../records/RecordPlace.ts';
import type { DestinationPlace, Row } from './Destination.ts';

type Sendable = { readonly id: string } & Readonly<Record<string, unknown>>;

/** A name in two parts, the last word being the family's. */
function partsOf(name: unknown): { firstName?: string; lastName?: string } {
  const words = typeof name === 'string' ? name.trim().split(/\s+/) : [];
  const lastName = words.pop();
  return { ...(words.length > 0 && { firstName: words.join(' ') }), ...(lastName && { lastName }) };
}

/** The domain of an address of a site, without www. */
function domainOf(website: unknown): string | undefined {
  if (typeof website !== 'string' || website.trim() === '') return undefined;
  const url = URL.parse(/^https?:\/\//i.test(website) ? website : `https://${website}`);
  return url?.hostname.replace(/^www\./, '') || undefined;
}

/** A record under the fields of a place, without what is empty or what a number field can't take. */
export function toRow(
  record: Sendable,
  matching: Matching,
  { fields }: Pick<DestinationPlace, 'fields'>,
  knownAs: string | undefined,
): Row {
  const all: Readonly<Record<string, unknown>> = { ...partsOf(record['name']), ...record };
  const values: Record<string, string | number> = {};
  for (const [own, theirs] of Object.entries(matching)) {
    const value = all[own];
    const isNumber = fields.find(({ name }) => name === theirs)?.takes === 'number';
    const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
    if (isNumber ? typeof number === 'number' && Number.isFinite(number) : typeof value === 'number')
      values[theirs] = Number(value);
    else if (!isNumber && typeof value === 'string' && value.trim() !== '') values[theirs] = value;
  }
  const email = addressKey(record['email']) ?? undefined;
  return { id: record.id, email, domain: domainOf(record['website']), knownAs, values };
}
