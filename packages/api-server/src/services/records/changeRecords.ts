import type { BulkRequest } from '@switchboard/api-contract/records/calls';
import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import type { Context } from '../../context.ts';
import type { Member } from '../auth/Sessions.ts';
import { Refusal } from '../Refusal.ts';
import { editHeld, holdRecord } from './changeRecord.ts';
import { deleteHeld, restoreHeld } from './deleteRecord.ts';
import { findCollection, type Asked } from './findCollection.ts';

/** Changes many records at once: all that can be, and says of the others why not. */
export async function changeRecords(
  { db, clock }: Context,
  member: Member,
  asked: Asked,
  request: BulkRequest,
): Promise<AnswerOf<typeof endpoints.changeRecords>> {
  const found = await findCollection(db, member.tenantId, asked);
  return db.change(member.tenantId, async (trx) => {
    const now = clock();
    const refused: { id: string; error: string }[] = [];
    const ids = [...new Set(request.ids)];
    for (const id of ids)
      try {
        const held = await holdRecord(trx, found, { recordId: id, at: now.toISOString() });
        if (request.action === 'status') await editHeld(trx, held, member, { status: request.status });
        else if (request.action === 'delete') await deleteHeld(trx, held);
        else await restoreHeld(trx, held, now);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        refused.push({ id, error: error.message });
      }
    return { done: ids.length - refused.length, refused };
  });
}
