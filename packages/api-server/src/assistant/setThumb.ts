import type { endpoints } from '@switchboard/api-contract/endpoints';
import type { InferOutput } from 'valibot';
import { Refusal } from '../platform/Refusal.ts';
import type { Database } from '../platform/store/Database.ts';
import { readParts, type ConversationKey } from './answerRows.ts';

/** Keeps with an answer what the member thinks of it. Refuses where there is no such answer, or it is still coming. */
export async function setThumb(
  db: Database,
  key: ConversationKey & { readonly id: string },
  { way, reason }: InferOutput<(typeof endpoints.setThumb)['request']>,
): Promise<void> {
  const answer = { ...key, role: 'assistant' } as const;
  await db.change(key.tenantId, async (trx) => {
    const row = await trx
      .selectFrom('conversationMessages')
      .select(['status', 'partsJson'])
      .where((eb) => eb.and(answer))
      .executeTakeFirst();
    if (!row) throw new Refusal('missing', 'There is no such answer');
    if (row.status === 'writing') throw new Refusal('conflict', 'This answer is still coming.');
    const { thumb: _, ...parts } = readParts(row.partsJson);
    const thumb = way && { way, ...(reason !== '' && { reason }) };
    await trx
      .updateTable('conversationMessages')
      .set({ partsJson: JSON.stringify({ ...parts, ...(thumb && { thumb }) }) })
      .where((eb) => eb.and(answer))
      .execute();
  });
}
