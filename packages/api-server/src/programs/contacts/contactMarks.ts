import type { Database, StoreWriter } from '../../platform/store/Database.ts';
import type { ContactMarkKind } from './tables.ts';
import type { Target } from '../../records/records.ts';

type Where = Target<'contacts'>;

/** What members and syncs have said about contacts. */
export interface ContactMarks {
  /** The contact that stands for a merged one, by the id of that one. */
  readonly merged: ReadonlyMap<string, string>;
  /** Those that a sync has removed and the address book did not have since. */
  readonly removed: ReadonlySet<string>;
}

export async function readContactMarks(
  db: Pick<Database, 'selectFrom'>,
  { tenantId, agentId, origin }: Where,
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

/** Stores marks of contacts. One that is stored already stays as it is. */
export async function markContacts(
  db: StoreWriter,
  { tenantId, agentId, origin }: Where,
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

/** Forgets that a sync has removed these. */
export async function forgetRemoved(
  db: StoreWriter,
  { tenantId, agentId }: Where,
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

const atOnce = 100;

/** The ids of two contacts in their order: that of their characters' codes, on every database. */
export const sortedPairIds = (one: string, other: string): readonly [string, string] =>
  one < other ? [one, other] : [other, one];

/** The pairs of contacts that a member said are different people, each as the two ids in their order. */
export async function readPairsKeptApart(
  db: Pick<Database, 'selectFrom'>,
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
