import type { SelectQueryBuilder } from 'kysely';
import type { Tables } from '../platform/store/Tables.ts';
import type { SortColumn } from './recordKeys.ts';

export type KeyColumn = SortColumn | 'createdAt';

/** A record and what it is sorted by; null comes last. */
export interface Found {
  readonly id: string;
  readonly key: string | null;
}

/** Rows in an order, after one of them. Ids break ties, always upwards. */
export interface Walk {
  readonly column: KeyColumn;
  readonly isDown: boolean;
  readonly after?: Found;
  readonly byId: (ids: readonly string[]) => SelectQueryBuilder<Tables, 'recordKeys', object>;
  readonly matching: () => SelectQueryBuilder<Tables, 'recordKeys', object>;
}

const compareTexts = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** Sorts rows, and leaves out what is not after the place. */
export function inOrder(rows: readonly Found[], { isDown, after }: Walk): Found[] {
  const compare = (one: Found, other: Found): number => {
    if (one.key === null || other.key === null)
      return Number(one.key === null) - Number(other.key === null) || compareTexts(one.id, other.id);
    const order = compareTexts(one.key, other.key);
    return (isDown ? -order : order) || compareTexts(one.id, other.id);
  };
  return rows.filter((row) => !after || compare(row, after) > 0).toSorted(compare);
}

/** The next rows upwards: as the index has them, then those without a key. */
export async function walkUp(walk: Walk, most: number): Promise<Found[]> {
  const { column, after } = walk;
  if (after?.key === null) return keyless(walk, after.id, most);
  const rows = await walk
    .matching()
    .select(['id', `${column} as key`])
    .where(column, 'is not', null)
    .$if(after !== undefined, (query) =>
      query.where((eb) => eb(eb.refTuple(column, 'id'), '>', eb.tuple(after?.key ?? '', after?.id ?? ''))),
    )
    .orderBy(column)
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.length < most ? [...rows, ...(await keyless(walk, '', most - rows.length))] : rows;
}

/**
 * The next rows downwards. The index read backwards has the ids the wrong way round, so the rows that share the last
 * key are read again: there may be more of them.
 */
export async function walkDown(walk: Walk, most: number): Promise<Found[]> {
  const { column, after } = walk;
  if (after?.key === null) return keyless(walk, after.id, most);
  const found = after ? await alike(walk, after.key, after.id, most) : [];
  if (found.length === most) return found;
  const below = await walk
    .matching()
    .select(['id', `${column} as key`])
    .where(column, 'is not', null)
    .$if(after !== undefined, (query) => query.where(column, '<', after?.key ?? ''))
    .orderBy(column, 'desc')
    .orderBy('id', 'desc')
    .limit(most - found.length)
    .execute();
  const isCut = found.length + below.length === most;
  const last = below.at(-1)?.key;
  const whole = inOrder(isCut ? below.filter(({ key }) => key !== last) : below, { ...walk, isDown: true });
  found.push(...whole.filter(({ key }) => key !== null));
  if (!isCut) return [...found, ...(await keyless(walk, '', most - found.length))];
  return typeof last === 'string' ? [...found, ...(await alike(walk, last, '', most - found.length))] : found;
}

/** The rows with this key. As bounds and not as one value, so that SQLite takes the index of the order and not of ids. */
const alike = (walk: Walk, key: string, id: string, most: number): Promise<Found[]> =>
  walk
    .matching()
    .select(['id', `${walk.column} as key`])
    .where(walk.column, '>=', key)
    .where(walk.column, '<=', key)
    .where('id', '>', id)
    .orderBy(walk.column)
    .orderBy('id')
    .limit(most)
    .execute();

/** The rows without a key. */
async function keyless(walk: Walk, id: string, most: number): Promise<Found[]> {
  if (walk.column === 'createdAt') return [];
  return walk
    .matching()
    .select(['id', `${walk.column} as key`])
    .where(walk.column, 'is', null)
    .where('id', '>', id)
    .orderBy('id')
    .limit(most)
    .execute();
}
