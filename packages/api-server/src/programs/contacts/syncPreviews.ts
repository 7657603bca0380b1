import type { ContactsStatus } from '@switchboard/api-contract/agents/contacts';
import type { StoreWriter, StoreReader } from '../../platform/store/Database.ts';
import type { Target } from '../../records/records.ts';
import type { SyncChanges } from './syncChanges.ts';

type PreviewSummary = NonNullable<ContactsStatus['preview']>;
/** The contacts agent of a tenant. */
interface Owner {
  readonly tenantId: string;
  readonly agentId: string;
}

export const countsOf = ({ added, changed, removed }: SyncChanges): PreviewSummary['counts'] => ({
  added: added.length,
  changed: changed.length,
  removed: removed.length,
});

/** Keeps the changes that a sync would make until a member decides on them, in place of an earlier preview. */
export async function savePreview(
  db: StoreWriter,
  { tenantId, agentId, origin }: Target<'contacts'>,
  { runId, at, changes }: { readonly runId: string; readonly at: string; readonly changes: SyncChanges },
): Promise<void> {
  await deletePreview(db, { tenantId, agentId });
  const row = {
    runId,
    at,
    sandbox: origin?.sandbox ? 1 : 0,
    countsJson: JSON.stringify(countsOf(changes)),
    changesJson: JSON.stringify(changes),
  };
  await db
    .insertInto('syncPreviews')
    .values({ tenantId, agentId, ...row })
    .execute();
}

/** Drops the preview that waits, and the link to it from the run that made it. */
export async function deletePreview(db: StoreWriter, { tenantId, agentId }: Owner): Promise<void> {
  const waiting = await readPreviewSummary(db, { tenantId, agentId });
  if (!waiting) return;
  await db
    .updateTable('executions')
    .set({ nextJson: null })
    .where('tenantId', '=', tenantId)
    .where('id', '=', waiting.runId)
    .execute();
  await db.deleteFrom('syncPreviews').where('tenantId', '=', tenantId).where('agentId', '=', agentId).execute();
}

/** The preview that waits: which run made it, when, and how many contacts it would change; undefined if none. */
export async function readPreviewSummary(
  db: StoreReader,
  { tenantId, agentId }: Owner,
): Promise<PreviewSummary | undefined> {
  const row = await db
    .selectFrom('syncPreviews')
    .select(['runId', 'at', 'countsJson'])
    .where('tenantId', '=', tenantId)
    .where('agentId', '=', agentId)
    .executeTakeFirst();
  return row && { runId: row.runId, at: row.at, counts: JSON.parse(row.countsJson) as PreviewSummary['counts'] };
}

/** The whole preview of this run; undefined if it is not the one that waits. */
export async function findPreview(
  db: StoreReader,
  { tenantId, agentId }: Owner,
  runId: string,
): Promise<(PreviewSummary & { readonly sandbox: boolean; readonly changes: SyncChanges }) | undefined> {
  const row = await db
    .selectFrom('syncPreviews')
    .selectAll()
    .where('tenantId', '=', tenantId)
    .where('agentId', '=', agentId)
    .where('runId', '=', runId)
    .executeTakeFirst();
  if (!row) return undefined;
  const changes = JSON.parse(row.changesJson) as SyncChanges;
  return { runId, at: row.at, counts: countsOf(changes), sandbox: row.sandbox === 1, changes };
}
