import type { StoreWriter, StoreReader } from '../../platform/store/Database.ts';
import type { ContactMarkKind } from './tables.ts';
import type { Target } from '../../records/records.ts';

/** How many are written or deleted in one statement. */
const atOnce = 100;

/** What members and syncs have said about contacts. */
export interface ContactMarks {
  /** The contact that stands for a merged one, by the id of that one. */
  readonly merged: ReadonlyMap<string, string>;
  /** Those that a sync has removed and the address book did not have since. */
  readonly removed: ReadonlySet<string>;
}

/** The marks that matter to a sync: of the sandbox's contacts, or of the others. */
export async function readContactMarks(
  db: StoreReader,
  { tenantId, agentId, origin }: Target<'contacts'>,
): Promise<ContactMarks> {
  const rows = await db
    .selectFrom('contactMarks')
    .select(['kind', 'contactId', 'otherId'])
    .where('tenantId', '=', tenantId)
    .where('agentId', '=', agentId)
    .where('sandbox', '=', origin?.sandbox ? 1 : 0)
    .where('kind', 'in', ['merged', 'removed'])
    .execute();
  const of = (kind: ContactMarkKind) => rows.filter((row) => row.kind === kind);
  return {
    merged: new Map(of('merged').map(({ contactId, otherId }) => [contactId, otherId])),
    removed: new Set(of('removed').map(({ contactId }) => contactId)),
  };
}

/** Stores marks of contacts, whose kinds are explained in `tables.ts`. One that is stored already stays as it is. */
export async function markContacts(
  db: StoreWriter,
  { tenantId, agentId, origin }: Target<'contacts'>,
  kind: ContactMarkKind,
  marks: readonly { readonly contactId: string; readonly otherId?: string }[],
): Promise<void> {
  const sandbox = origin?.sandbox ? 1 : 0;
  for (let from = 0; from < marks.length; from += atOnce)
    await db
      .insertInto('contactMarks')
      .values(
        marks
          .slice(from, from + atOnce)
          .map(({ contactId, otherId = '' }) => ({ tenantId, agentId, kind, contactId, otherId, sandbox })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/** Forgets that a sync has removed these. Their ids tell, so it does not matter which of them are the sandbox's. */
export async function forgetRemoved(
  db: StoreWriter,
  { tenantId, agentId }: Target<'contacts'>,
  ids: readonly string[],
): Promise<void> {
  for (let from = 0; from < ids.length; from += atOnce)
    await db
      .deleteFrom('contactMarks')
      .where('tenantId', '=', tenantId)
      .where('agentId', '=', agentId)
      .where('kind', '=', 'removed')
      .where('contactId', 'in', ids.slice(from, from + atOnce))
      .execute();
}

/** The ids of two contacts in their order. Compared here, since databases order text each in its own way. */
export const sortedPairIds = (one: string, other: string): readonly [string, string] =>
  one < other ? [one, other] : [other, one];

/**
 * The pairs of contacts that a member said are different people, each as the two ids in their order, with a space
 * between.
 */
export async function readPairsKeptApart(
  db: StoreReader,
  { tenantId, agentId }: { readonly tenantId: string; readonly agentId: string },
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('contactMarks')
    .select(['contactId', 'otherId'])
    .where('tenantId', '=', tenantId)
    .where('agentId', '=', agentId)
    .where('kind', '=', 'apart')
    .execute();
  return new Set(rows.map(({ contactId, otherId }) => `${contactId} ${otherId}`));
}
