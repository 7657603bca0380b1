import type { FactOrExternalText } from '@switchboard/api-contract/words/wordsOf';
import type { Outcome, Row } from './Destination.ts';

/** What became of one that was written, in the order in which they were given. */
export type WrittenRow = { readonly as: string } | { readonly error: FactOrExternalText };

/** How a service finds, creates and updates rows. */
interface Ways {
  /** The ids there of the rows that are not known yet, by the ids of the rows. */
  readonly find: (rows: readonly Row[]) => Promise<ReadonlyMap<string, readonly string[]>>;
  readonly create: (rows: readonly Row[]) => Promise<readonly WrittenRow[]>;
  readonly update: (rows: readonly (Row & { readonly as: string })[]) => Promise<readonly WrittenRow[]>;
  readonly several: FactOrExternalText;
  readonly unknown: FactOrExternalText;
}

/** Sends rows to a service that does not create or update by itself: looks what is there, then does one or the other. */
export const byFinding =
  ({ find, create, update, several, unknown }: Ways) =>
  async (rows: readonly Row[]): Promise<readonly Outcome[]> => {
    const found = await find(rows);
    const idsOf = (row: Row): readonly string[] =>
      found.get(row.id) ?? (row.knownAs === undefined ? [] : [row.knownAs]);
    const known = rows.flatMap((row) => {
      const [as, other] = idsOf(row);
      return as !== undefined && other === undefined ? [{ ...row, as }] : [];
    });
    const fresh = rows.filter((row) => idsOf(row).length === 0);
    const told = (outcome: 'created' | 'updated', sent: readonly Row[], written: readonly WrittenRow[]): Outcome[] =>
      sent.map(({ id }, index) => {
        const one = written[index] ?? { error: unknown };
        return 'as' in one ? { id, outcome, as: one.as } : { id, error: one.error };
      });
    return [
      ...told('updated', known, known.length > 0 ? await update(known) : []),
      ...told('created', fresh, fresh.length > 0 ? await create(fresh) : []),
      ...rows.filter((row) => idsOf(row).length > 1).map(({ id }) => ({ id, error: several })),
    ];
  };

/** The ids of what was found, by the ids of the rows that have its address. */
export function byAddress(
  rows: readonly Row[],
  found: readonly { readonly as: string; readonly email: unknown }[],
): ReadonlyMap<string, readonly string[]> {
  const ids = new Map<string, string[]>();
  for (const { as, email } of found) {
    const key = typeof email === 'string' ? email.trim().toLowerCase() : '';
    ids.set(key, [...(ids.get(key) ?? []), as]);
  }
  return new Map(
    rows.flatMap(({ id, email }) => (email !== undefined && ids.get(email) ? [[id, ids.get(email) ?? []]] : [])),
  );
}
