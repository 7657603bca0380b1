import type { AnswerReceipt } from '@switchboard/api-contract/conversations';
import { missingRightText } from '@switchboard/api-contract/roles';
import type { Context } from '../../platform/Context.ts';
import { type Member, memberMay } from '../../platform/actor.ts';
import { Refusal } from '../../platform/Refusal.ts';
import type { StoreWriter } from '../../platform/store/Database.ts';
import { undoReceipt, type StoredReceipt } from '../actions/actions.ts';
import { readParts, describeReceipt, type ConversationKey, type AssistantReply } from '../conversations/answerRows.ts';
import { sentence } from '../reader/words.ts';

/** A receipt, and the answer that it stands in. */
interface FoundReceipt {
  readonly id: string;
  readonly receipt: StoredReceipt;
}

/** The receipts of a conversation, the latest first. */
async function readReceipts(db: StoreWriter, key: ConversationKey): Promise<FoundReceipt[]> {
  const rows = await db
    .selectFrom('conversationMessages')
    .select(['id', 'partsJson'])
    .where((eb) => eb.and({ ...key, role: 'assistant' }))
    .where('replacedBy', 'is', null)
    .orderBy('position', 'desc')
    .execute();
  return rows.flatMap(({ id, partsJson }) =>
    (readParts(partsJson).receipts ?? []).toReversed().map((receipt) => ({ id, receipt })),
  );
}

/** Stores whether a receipt can be undone from now on, unless another request changed that meanwhile. */
async function saveUndoState(
  db: StoreWriter,
  key: ConversationKey,
  { id, receipt }: FoundReceipt,
  undo: StoredReceipt['undo'],
): Promise<void> {
  const row = await db
    .selectFrom('conversationMessages')
    .select('partsJson')
    .where((eb) => eb.and({ ...key, id }))
    .executeTakeFirst();
  if (!row) return;
  const parts = readParts(row.partsJson);
  const { receipts = [] } = parts;
  if (!receipts.some((one) => one.id === receipt.id && one.undo === receipt.undo)) return;
  const changed = receipts.map((one) => (one.id === receipt.id ? { ...one, undo } : one));
  await db
    .updateTable('conversationMessages')
    .set({ partsJson: JSON.stringify({ ...parts, receipts: changed }) })
    .where((eb) => eb.and({ ...key, id }))
    .execute();
}

/**
 * Undoes what a receipt says was done. Returns the sentence to answer, and the receipt as it is then. The receipt is
 * marked as undone first, so that of two requests at once only one undoes it.
 */
async function undoFound(
  context: Context,
  member: Member,
  key: ConversationKey,
  find: (found: readonly FoundReceipt[]) => FoundReceipt | undefined,
): Promise<{ readonly text: string; readonly receipt: StoredReceipt }> {
  const { db } = context;
  if (!memberMay(member, 'work')) throw new Refusal('forbidden', missingRightText('work'));
  const found = await db.change(key.tenantId, async (trx) => {
    const one = find(await readReceipts(trx, key));
    if (!one) throw new Refusal('missing', 'There is nothing to undo');
    if (one.receipt.undo === 'done') throw new Refusal('conflict', 'This was undone already');
    if (one.receipt.undo === undefined) throw new Refusal('conflict', `${one.receipt.text} This can’t be undone.`);
    await saveUndoState(trx, key, one, 'done');
    return one;
  });
  const receipt = { ...found.receipt, undo: 'done' } as const;
  try {
    return { text: await undoReceipt(context, member, found.receipt), receipt };
  } catch (error) {
    // Takes the mark back. A conflict says that it is too late to undo this, for good; anything else can be tried again.
    const isTooLate = error instanceof Refusal && error.kind === 'conflict';
    const state = isTooLate ? undefined : 'open';
    await db.change(key.tenantId, (trx) => saveUndoState(trx, key, { ...found, receipt }, state));
    throw error;
  }
}

/** Undoes what one receipt of a member's conversation says was done. Refuses what is unknown, undone or too late (409). */
export async function undoOneReceipt(
  context: Context,
  member: Member,
  sessionId: string,
  receiptId: string,
): Promise<AnswerReceipt> {
  const key = { tenantId: member.tenantId, userId: member.userId, sessionId };
  const { receipt } = await undoFound(context, member, key, (all) => all.find((one) => one.receipt.id === receiptId));
  return describeReceipt(receipt);
}

/** Undoes what was done last in a conversation and is not undone yet. Answers in words, also if that can't be undone. */
export async function undoLast(context: Context, member: Member, sessionId: string): Promise<AssistantReply> {
  const key = { tenantId: member.tenantId, userId: member.userId, sessionId };
  try {
    const { text } = await undoFound(context, member, key, (all) => all.find(({ receipt }) => receipt.undo !== 'done'));
    return { text, agents: [] };
  } catch (error) {
    if (error instanceof Refusal) return { text: sentence(error.message), agents: [] };
    throw error;
  }
}
