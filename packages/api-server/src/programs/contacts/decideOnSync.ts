import { contactMessages } from '@switchboard/api-contract/agents/contacts';
import { newRecordDestinations } from '@switchboard/api-contract/agents/abilities';
import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import { writeAudit } from '../../audit/writeAudit.ts';
import type { Context } from '../../platform/Context.ts';
import type { StoreTransaction } from '../../platform/store/Database.ts';
import { addActivity } from '../../tenants/addActivity.ts';
import { findAgentRow, storedConfiguration } from '../../tenants/agentRows.ts';
import type { Member } from '../../platform/actor.ts';
import type { RecordOf } from '../../records/collections.ts';
import { findRecords, type Target } from '../../records/records.ts';
import { Refusal } from '../../platform/Refusal.ts';
import { isSameContact, type SyncChanges, writeSync } from './syncChanges.ts';
import { deletePreview, findPreview } from './syncPreviews.ts';

interface PreviewKey {
  readonly agentId: string;
  readonly runId: string;
}
type Contact = RecordOf<'contacts'>;

const readAtOnce = 500;

/** What the sync of this run would change, if it still waits. */
export async function readSyncPreview(
  { db }: Context,
  { tenantId }: Member,
  { agentId: key, runId }: PreviewKey,
): Promise<AnswerOf<typeof endpoints.contactsPreview>> {
  const { id: agentId } = await findAgentRow(db, tenantId, key);
  const preview = await findPreview(db, { tenantId, agentId }, runId);
  if (!preview) throw new Refusal('missing', contactMessages.previewGone);
  const { at, counts, sandbox, changes } = preview;
  const marked = (contact: Contact): Contact => (sandbox ? { ...contact, sandbox } : contact);
  return {
    runId,
    ...(at !== undefined && { at }),
    counts,
    added: changes.added.map(marked),
    changed: changes.changed.map(({ before, after }) => ({
      id: before.id,
      before: marked(before),
      after: marked(after),
    })),
    removed: changes.removed.map(marked),
  };
}

/** Changes what the preview shows, or nothing if that can't be any more. */
export async function applySync(
  { db, clock }: Context,
  { tenantId, name }: Member,
  { agentId: key, runId }: PreviewKey,
): Promise<AnswerOf<typeof endpoints.applyContactsPreview>> {
  const at = clock().toISOString();
  await db.change(tenantId, async (trx) => {
    const agent = await findAgentRow(trx, tenantId, key);
    const { id: agentId } = agent;
    const preview = await findPreview(trx, { tenantId, agentId }, runId);
    if (!preview) throw new Refusal('conflict', contactMessages.previewGone);
    const { sandbox, changes, counts } = preview;
    // They go out with the next sync.
    const sendNewTo = newRecordDestinations(agent.listType, storedConfiguration(agent).customSettings);
    const place = { tenantId, agentId, collection: 'contacts', origin: { sandbox, sendNewTo } } as const;
    if (!(await isUpToDate(trx, place, changes))) throw new Refusal('conflict', contactMessages.previewOutdated);
    await writeSync(trx, place, changes, at);
    await deletePreview(trx, { tenantId, agentId });
    await writeAudit(trx, {
      tenantId,
      kind: 'contacts.synced',
      at,
      target: agent.name,
      agentId,
      runId,
      changes: Object.entries(counts).map(([field, count]) => ({ field, new: String(count) })),
    });
    const outcome = {
      kind: 'contactsChanged',
      args: { added: counts.added, updated: counts.changed, removed: counts.removed },
    } as const;
    await addActivity(
      trx,
      { tenantId, agentId, at },
      { kind: 'synced', text: { kind: 'contactsPreviewApplied', args: { outcome, by: name } } },
    );
  });
  return { ok: true };
}

/** Drops the preview; nothing has been changed. */
export async function cancelSync(
  { db, clock }: Context,
  { tenantId, name }: Member,
  { agentId: key, runId }: PreviewKey,
): Promise<AnswerOf<typeof endpoints.cancelContactsPreview>> {
  const at = clock().toISOString();
  await db.change(tenantId, async (trx) => {
    const { id: agentId, name: target } = await findAgentRow(trx, tenantId, key);
    if (!(await findPreview(trx, { tenantId, agentId }, runId)))
      throw new Refusal('missing', contactMessages.previewGone);
    await deletePreview(trx, { tenantId, agentId });
    await writeAudit(trx, { tenantId, kind: 'contacts.sync-discarded', at, target, agentId, runId });
    await addActivity(
      trx,
      { tenantId, agentId, at },
      { kind: 'stopped', text: { kind: 'contactsPreviewCancelled', args: { by: name } } },
    );
  });
  return { ok: true };
}

/** Whether every contact that would change is as it was when the preview was made. */
async function isUpToDate(
  trx: StoreTransaction,
  place: Target<'contacts'>,
  { added, changed, removed }: SyncChanges,
): Promise<boolean> {
  const before = new Map([...changed.map((one) => one.before), ...removed].map((contact) => [contact.id, contact]));
  const ids = [...before.keys(), ...added.map(({ id }) => id)];
  let known = 0;
  for (let from = 0; from < ids.length; from += readAtOnce)
    for (const contact of await findRecords(trx, place, { ids: ids.slice(from, from + readAtOnce) })) {
      const shown = before.get(contact.id);
      if (!shown || !isSameContact(shown, contact)) return false;
      known += 1;
    }
  return known === before.size;
}
