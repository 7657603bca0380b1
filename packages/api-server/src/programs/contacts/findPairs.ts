import { createHash } from 'node:crypto';
import { contactFields, type contactPairs } from '@switchboard/api-contract/agents/contacts';
import { limits } from '@switchboard/api-contract/limits';
import type { InferInput } from 'valibot';
import type { StoreReader } from '../../platform/store/Database.ts';
import type { RecordOf } from '../../records/collections.ts';
import { findRecords } from '../../records/records.ts';
import { sortedPairIds, readPairsKeptApart } from './contactMarks.ts';

type Contact = RecordOf<'contacts'>;
export type Pair = InferInput<typeof contactPairs>['pairs'][number];

interface Owner {
  readonly tenantId: string;
  readonly agentId: string;
}

/** The columns by which two contacts may be the same person, and their fields. */
const columns = [
  { column: 'address', field: 'email' },
  { column: 'phone', field: 'phone' },
] as const;
type Column = (typeof columns)[number]['column'];

/** So many values that several contacts have are looked at in one go. */
const valuesAtOnce = 100;
/** Of the contacts with the same value, so many are compared with each other. */
const mostAlike = 20;

/** The pairs of contacts that may be the same person, in the order of what they share, at most `most`. */
export async function findPairs(db: StoreReader, owner: Owner, most: number = limits.contacts.pairs): Promise<Pair[]> {
  const keptApart = await readPairsKeptApart(db, owner);
  const pairs = new Map<string, Pair>();
  for (const { column, field } of columns)
    for (let after = ''; pairs.size < most;) {
      const values = await valuesOfSeveral(db, owner, column, after);
      const last = values.at(-1);
      if (last === undefined) break;
      after = last;
      for (const alike of await contactsWith(db, owner, column, values))
        for (const pair of pairsOf(alike)) {
          if (keptApart.has(pair.id)) continue;
          const known = pairs.get(pair.id);
          if (known) known.shared.push(field);
          else if (pairs.size < most) pairs.set(pair.id, { ...pair, shared: [field] });
        }
    }
  return [...pairs.values()];
}

/** Values that several contacts have, in order, from the index alone. */
async function valuesOfSeveral(
  db: StoreReader,
  { tenantId, agentId }: Owner,
  column: Column,
  after: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom('records')
    .select(column)
    .where('tenantId', '=', tenantId)
    .where('agentId', '=', agentId)
    .where('collection', '=', 'contacts')
    .where('deletedAt', 'is', null)
    .where(column, '>', after)
    .groupBy(column)
    .having((eb) => eb.fn.countAll(), '>', 1)
    .orderBy(column)
    .limit(valuesAtOnce)
    .execute();
  return rows.flatMap((row) => row[column] ?? []);
}

/** The contacts with each of these values, of the sandbox apart. */
async function contactsWith(
  db: StoreReader,
  owner: Owner,
  column: Column,
  values: readonly string[],
): Promise<Contact[][]> {
  const rows = await db
    .selectFrom('records')
    .select(['id', column, 'sandbox'])
    .where('tenantId', '=', owner.tenantId)
    .where('agentId', '=', owner.agentId)
    .where('collection', '=', 'contacts')
    .where('deletedAt', 'is', null)
    .where(column, 'in', values)
    .orderBy(column)
    .orderBy('id')
    .execute();
  const groups = Map.groupBy(rows, (row) => `${row.sandbox} ${row[column]}`);
  const several = [...groups.values()].filter(({ length }) => length > 1).map((group) => group.slice(0, mostAlike));
  const ids = several.flat().map(({ id }) => id);
  const contacts = new Map(
    (await findRecords(db, { ...owner, collection: 'contacts' }, { ids })).map((contact) => [contact.id, contact]),
  );
  return several.map((group) => group.flatMap(({ id }) => contacts.get(id) ?? []));
}

const pairsOf = (alike: readonly Contact[]): Omit<Pair, 'shared'>[] =>
  alike.flatMap((one, index) => alike.slice(index + 1).map((other) => pairOf(one, other)));

/** Two contacts as a pair; `one` has the lesser id. */
const pairOf = (one: Contact, other: Contact) => ({
  id: sortedPairIds(one.id, other.id).join(' '),
  one,
  other,
  seen: pairVersion(one, other),
});

/** Changes with what either of the two says, and with their order. */
export const pairVersion = (one: Contact, other: Contact): string =>
  createHash('sha256')
    .update(JSON.stringify([one, other].map((contact) => contactFields.map((field) => contact[field] ?? null))))
    .digest('base64url')
    .slice(0, 22);
