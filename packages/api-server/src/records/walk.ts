import { compareSorted } from '@switchboard/api-contract/records/sortKey';
import type { SelectQueryBuilder } from 'kysely';
import type { Tables } from '../platform/store/Tables.ts';
import type { SortColumn } from './recordKeys.ts';

export type KeyColumn = SortColumn | 'createdAt';

/** A record and what it is sorted by; null comes last. */
export interface SortedId {
  readonly id: string;
  readonly key: string | null;
}

/** Rows in an order, after one of them. */
export interface SortedWalk {
  readonly column: KeyColumn;
  readonly isDown: boolean;
  readonly after?: SortedId;
  readonly byId: (ids: readonly string[]) => SelectQueryBuilder<Tables, 'recordKeys', object>;
  readonly matching: () => SelectQueryBuilder<Tables, 'recordKeys', object>;
}

/** Sorts rows, and leaves out what is not after the place. */
export function inOrder(rows: readonly SortedId[], { isDown, after }: SortedWalk): SortedId[] {
  const compare = compareSorted(isDown);
  return rows.filter((row) => !after || compare(row, after) > 0).toSorted(compare);
}

/** The next rows: as the index has them, one way or the other, then those without a key. */
export async function nextRows({ column, isDown, after, matching }: SortedWalk, most: number): Promise<SortedId[]> {
  const [beyond, direction] = isDown ? (['<', 'desc'] as const) : (['>', 'asc'] as const);
  const rows = matching()
    .select(['id', `${column} as key`])
    .limit(most);
  const keyed =
    after?.key === null
      ? []
      : await rows
          .where(column, 'is not', null)
          .$if(after !== undefined, (query) =>
            query.where((eb) => eb(eb.refTuple(column, 'id'), beyond, eb.tuple(after?.key ?? '', after?.id ?? ''))),
          )
          .orderBy(column, direction)
          .orderBy('id', direction)
          .execute();
  if (column === 'createdAt' || keyed.length === most) return keyed;
  const keyless = await rows
    .where(column, 'is', null)
    .$if(after?.key === null, (query) => query.where('id', beyond, after?.id ?? ''))
    .orderBy('id', direction)
    .limit(most - keyed.length)
    .execute();
  return [...keyed, ...keyless];
}
