import { editProblems } from '@switchboard/api-contract/records/edit';
import type { BulkRequest } from '@switchboard/api-contract/records/calls';
import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import { markUnchanged, type Member } from '../platform/actor.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import type { Context } from '../platform/Context.ts';
import type { StoreReader, StoreTransaction } from '../platform/store/Database.ts';
import { Refusal } from '../platform/Refusal.ts';
import { writeEdit, readRecordToChange, type RecordToChange } from './changeRecord.ts';
import { checkDelete, writeDeletion, isRestorable, writeRestoration } from './deleteRecord.ts';
import { findCollection, type CollectionKey, type FoundCollection } from './findCollection.ts';
import { followerOf } from './RecordFollower.ts';

/** How many records are changed at a service at once. */
const followedAtOnce = 5;

/** Changes many records at once: all that can be, and says of the others why not. */
export async function changeRecords(
  context: Context,
  member: Member,
  key: CollectionKey,
  request: BulkRequest,
): Promise<AnswerOf<typeof endpoints.changeRecords>> {
  const { db, clock } = context;
  const found = await findCollection(db, member.tenantId, key);
  const fields = request.action === 'status' ? editProblems(found.definition, { status: request.status }) : undefined;
  if (fields) throw new Refusal('invalid', fields['status'] ?? 'Choose a status', { fields });
  const now = clock();
  const ids = [...new Set(request.ids)];
  const refused = new Map<string, string>();
  const readCurrent = (trx: StoreReader, recordId: string): Promise<RecordToChange> =>
    readRecordToChange(trx, found, { recordId, at: now.toISOString() });
  /** Does something with each that was not refused before, and remembers refusals. */
  const changeEach = async (some: readonly string[], change: (id: string) => Promise<unknown>): Promise<void> => {
    for (const id of some.filter((one) => !refused.has(one)))
      try {
        await change(id);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        refused.set(id, error.message);
      }
  };
  const follower = followerOf(context, found);
  const follow = async (id: string): Promise<void> => {
    const current = await readCurrent(db, id);
    if (request.action === 'delete') {
      checkDelete(current);
      await follower?.remove(current.record);
    } else if (request.action === 'restore' && isRestorable(current, now)) await follower?.restore(current.record);
  };
  const followed = follower ? ids : [];
  for (let from = 0; from < followed.length; from += followedAtOnce)
    await Promise.all(followed.slice(from, from + followedAtOnce).map((id) => changeEach([id], follow)));
  return db.change(member.tenantId, async (trx) => {
    await changeEach(ids, async (id) => {
      const current = await readCurrent(trx, id);
      if (request.action === 'status') await writeEdit(trx, current, member, { status: request.status });
      else if (request.action === 'delete') await writeDeletion(context, trx, current);
      else await writeRestoration(trx, current, now);
    });
    const done = ids.length - refused.size;
    await auditBulkChange(trx, found, request, { done, at: now.toISOString() });
    return {
      done,
      refused: ids.flatMap((id) => (refused.has(id) ? [{ id, error: refused.get(id) ?? '' }] : [])),
    };
  });
}

const auditKinds = { status: 'records.changed', delete: 'records.deleted', restore: 'records.restored' } as const;

/** Writes one audit line with how many records were changed. */
async function auditBulkChange(
  trx: StoreTransaction,
  { place: { tenantId, agentId, collection } }: FoundCollection,
  request: BulkRequest,
  { done, at }: { readonly done: number; readonly at: string },
): Promise<void> {
  if (done === 0) return markUnchanged();
  const changes = [
    { field: 'records', new: String(done) },
    ...(request.action === 'status' ? [{ field: 'status', new: request.status }] : []),
  ];
  await writeAudit(trx, { tenantId, kind: auditKinds[request.action], at, target: collection, agentId, changes });
}
