import type { FactOrExternalText } from '@switchboard/api-contract/words/wordsOf';
import * as v from 'valibot';
import type { SentRow, Row } from './Destination.ts';

/** What became of one row, in the order given. `again`: it was certainly not written, so it can be sent again. */
export type WrittenRow = { readonly as: string } | { readonly error: FactOrExternalText; readonly again?: boolean };

/** What was found. */
export interface RowsFound {
  /** The ids there of the rows that are not known yet, by the ids of the rows. */
  readonly ids: ReadonlyMap<string, readonly string[]>;
  /** Whether everything was searched, so that rows that are not among these can be created. */
  readonly isWhole: boolean;
}
export const noRowsFound: RowsFound = { ids: new Map(), isWhole: true };

/** How a service finds, creates and updates rows. */
interface RowWriters {
  readonly find: (rows: readonly Row[]) => Promise<RowsFound>;
  readonly create: (rows: readonly Row[]) => Promise<readonly WrittenRow[]>;
  readonly update: (rows: readonly (Row & { readonly as: string })[]) => Promise<readonly WrittenRow[]>;
  /** The service's name. */
  readonly service: string;
}

/** Sends rows to a service that does not create or update by itself: looks what is there, then does one or the other. */
export const findThenWrite =
  ({ find, create, update, service }: RowWriters) =>
  async (rows: readonly Row[]): Promise<readonly SentRow[]> => {
    const { ids, isWhole } = await find(rows);
    const idsOf = (row: Row): readonly string[] => ids.get(row.id) ?? (row.knownAs === undefined ? [] : [row.knownAs]);
    const known = rows.flatMap((row) => {
      const [as, other] = idsOf(row);
      return as !== undefined && other === undefined ? [{ ...row, as }] : [];
    });
    const missing = rows.filter((row) => idsOf(row).length === 0);
    const [fresh, unsure] = isWhole ? [missing, []] : [[], missing];
    const toSentRows = (
      outcome: 'created' | 'updated',
      sent: readonly Row[],
      written: readonly WrittenRow[],
    ): SentRow[] =>
      sent.map(({ id }, index) => {
        const one = written[index] ?? { error: { kind: 'notTaken', args: { service } } };
        return 'as' in one ? { id, outcome, as: one.as } : { id, ...one };
      });
    return [
      ...toSentRows('updated', known, known.length > 0 ? await update(known) : []),
      ...toSentRows('created', fresh, fresh.length > 0 ? await create(fresh) : []),
      ...rows
        .filter((row) => idsOf(row).length > 1)
        .map(({ id }): SentRow => ({ id, error: { kind: 'severalThere', args: { service } } })),
      ...unsure.map(({ id }): SentRow => ({ id, error: { kind: 'mayBeThere', args: { service } } })),
    ];
  };

/** What a service has under some addresses. `isWhole`: none was left out. */
interface FoundByAddress {
  readonly found: readonly { readonly as: string; readonly email: unknown }[];
  readonly isWhole: boolean;
}

/** Finds rows by their addresses. The service is not asked about rows without one. */
export const findByAddress =
  (ask: (emails: readonly string[]) => Promise<FoundByAddress>): RowWriters['find'] =>
  async (rows) => {
    const emails = rows.flatMap(({ email }) => email ?? []);
    return emails.length === 0 ? noRowsFound : matchRows(rows, await ask(emails));
  };

function matchRows(rows: readonly Row[], { found, isWhole }: FoundByAddress): RowsFound {
  const ids = new Map<string, string[]>();
  for (const { as, email } of found) {
    const key = typeof email === 'string' ? email.trim().toLowerCase() : '';
    ids.set(key, [...(ids.get(key) ?? []), as]);
  }
  return {
    ids: new Map(
      rows.flatMap(({ id, email }) => (email !== undefined && ids.get(email) ? [[id, ids.get(email) ?? []]] : [])),
    ),
    isWhole,
  };
}

/** An id, as services write them. */
export const remoteId = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.minLength(1));
const withId = v.object({ id: remoteId });

/** What was written, as an answer lists it; an entry without an id says nothing. */
export const readWrittenRows = (service: string, entries: readonly unknown[]): readonly WrittenRow[] =>
  entries.map((entry) => {
    const read = v.safeParse(withId, entry);
    return read.success ? { as: read.output.id } : { error: { kind: 'notTaken', args: { service } } };
  });
