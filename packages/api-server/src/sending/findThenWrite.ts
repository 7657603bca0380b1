import type { FactOrExternalText } from '@switchboard/api-contract/words/wordsOf';
import * as v from 'valibot';
import { RowsRefused } from './askDestination.ts';
import type { SentRow, Row } from './Destination.ts';

/**
 * What became of one row, in the order given. `again`: it was certainly not written, so it can be sent again. `isNew`:
 * a service that creates or updates by itself did the one or the other.
 */
export type WrittenRow =
  | { readonly as: string; readonly isNew?: boolean }
  | { readonly error: FactOrExternalText; readonly again?: boolean }
  | typeof gone;

/** The row with the id under which it is known is not there any more, or is none to write to. */
export const gone = 'gone';

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
  readonly update: (rows: readonly KnownRow[]) => Promise<readonly WrittenRow[]>;
  /** The service's name. */
  readonly service: string;
}
type KnownRow = Row & { readonly as: string };

/**
 * Sends rows to a service that does not create or update by itself. The id under which a row is known comes first, so
 * that a corrected address does not make a second one of it. What is not known, or is gone there, is looked for, then
 * updated or created.
 */
export const findThenWrite =
  ({ find, create, update, service }: RowWriters) =>
  async (rows: readonly Row[]): Promise<readonly SentRow[]> => {
    const taken = new Set<string>();
    /** Several rows that are known as one were mistaken for each other: the first keeps it. */
    const remembered = rows.flatMap((row): KnownRow[] => {
      if (row.knownAs === undefined || taken.has(row.knownAs)) return [];
      taken.add(row.knownAs);
      return [{ ...row, as: row.knownAs }];
    });
    const updated = await writeKnown(remembered);
    const settled = new Map(updated.map((one) => [one.id, one]));
    const unknown = rows.filter(({ id }) => !settled.has(id)).map((row) => ({ ...row, knownAs: undefined }));
    return [...updated, ...(unknown.length > 0 ? await writeUnknown(unknown) : [])];

    /** Updates these, and says of those that are there what became of them. */
    async function writeKnown(known: readonly KnownRow[]): Promise<readonly SentRow[]> {
      if (known.length === 0) return [];
      const written = await update(known).catch((error: unknown) => {
        // One of several is found out one by one, see sendRows.
        if (known.length > 1 || !(error instanceof RowsRefused) || error.answer !== 'gone') throw error;
        return [gone] as const;
      });
      return toSentRows('updated', known, written).filter((_, index) => written[index] !== gone);
    }

    async function writeUnknown(some: readonly Row[]): Promise<readonly SentRow[]> {
      const { ids, isWhole } = await find(some);
      const idsOf = (row: Row): readonly string[] => ids.get(row.id) ?? [];
      const found = some.flatMap((row) => {
        const [as, other] = idsOf(row);
        return as !== undefined && other === undefined ? [{ ...row, as }] : [];
      });
      const missing = some.filter((row) => idsOf(row).length === 0);
      const [fresh, unsure] = isWhole ? [missing, []] : [[], missing];
      const there = await writeKnown(found);
      const lost = found.filter(({ id }) => !there.some((one) => one.id === id));
      return [
        ...there,
        ...toSentRows('updated', lost, []),
        ...toSentRows('created', fresh, fresh.length > 0 ? await create(fresh) : []),
        ...some
          .filter((row) => idsOf(row).length > 1)
          .map(({ id }): SentRow => ({ id, error: { kind: 'severalThere', args: { service } } })),
        ...unsure.map(({ id }): SentRow => ({ id, error: { kind: 'mayBeThere', args: { service } } })),
      ];
    }

    function toSentRows(
      outcome: 'created' | 'updated',
      sent: readonly Row[],
      written: readonly WrittenRow[],
    ): readonly SentRow[] {
      return sent.map(({ id }, index) => {
        const one = written[index] ?? gone;
        if (one === gone) return { id, error: { kind: 'notTaken', args: { service } } };
        if (!('as' in one)) return { id, ...one };
        return { id, outcome: one.isNew === undefined ? outcome : one.isNew ? 'created' : 'updated', as: one.as };
      });
    }
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
