import { conversationFile } from '@switchboard/api-contract/conversationFile';
import { endpoints } from '@switchboard/api-contract/endpoints';
import type { InferOutput } from 'valibot';
import type { Member } from '../../platform/actor.ts';
import { publicUrlOf } from '../../platform/http/readRequest.ts';
import { route } from '../../platform/http/route.ts';
import type { Server } from '../../platform/http/Server.ts';
import { type ConversationKey, readParts } from './answerRows.ts';
import { listConversations, noConversation, readConversation, readEntry } from './readConversations.ts';
import { readSuggestions } from '../answers/suggestions.ts';
import { undoOneReceipt } from '../answers/receipts.ts';
import { Refusal } from '../../platform/Refusal.ts';
import type { Database } from '../../platform/store/Database.ts';

/** Keeps with an answer what the member thinks of it. Refuses where there is no such answer, or it is still coming. */
async function setThumb(
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

interface Named {
  readonly member: Member;
  readonly params: { readonly conversationId: string };
}

/** The key of a conversation of the member’s own. */
export const conversationKeyOf = ({ member: { tenantId, userId }, params }: Named): ConversationKey => ({
  tenantId,
  userId,
  sessionId: params.conversationId,
});

const done = { ok: true } as const;

/** The member's own conversations: another's does not exist here. */
export function conversationRoutes(server: Server): void {
  const { context } = server;
  const { db } = context;
  route(server, endpoints.conversations, ({ member, query }) => listConversations(context, member, query));
  route(server, endpoints.conversation, (call) => readConversation(context, call.member, call.params.conversationId));
  route(server, endpoints.renameConversation, async (call) => {
    const key = conversationKeyOf(call);
    await db
      .updateTable('conversations')
      .set({ title: call.body.title })
      .where((eb) => eb.and(key))
      .execute();
    return readEntry(db, key);
  });
  route(server, endpoints.deleteConversation, async (call) => {
    const { numDeletedRows } = await db
      .deleteFrom('conversations')
      .where((eb) => eb.and(conversationKeyOf(call)))
      .executeTakeFirst();
    if (Number(numDeletedRows) === 0) throw noConversation();
  });
  route(server, endpoints.exportConversation, async (call) => {
    const { clock, config } = context;
    const conversation = await readConversation(context, call.member, call.params.conversationId);
    const { format } = call.query;
    const { name, type, text } = conversationFile(conversation, {
      format,
      now: clock(),
      appUrl: publicUrlOf(config, call.request),
    });
    return call.reply
      .header('content-type', type)
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(text);
  });
  route(server, endpoints.setThumb, async (call) => {
    await setThumb(db, { ...conversationKeyOf(call), id: call.params.messageId }, call.body);
    return done;
  });
  route(server, endpoints.undoReceipt, async ({ member, params, body }) =>
    undoOneReceipt(context, member, params.conversationId, body.receipt),
  );
  route(server, endpoints.suggestions, ({ member, query }) => readSuggestions(context, member, query));
}
