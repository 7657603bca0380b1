import type { AnswerReceipt } from '@switchboard/api-contract/conversations';
import { missingRightText, roleMay } from '@switchboard/api-contract/roles';
import type { Context } from '../platform/Context.ts';
import type { Member } from '../platform/actor.ts';
import { Refusal } from '../platform/Refusal.ts';
import type { StoreWriter } from '../platform/store/Database.ts';
import { undoReceipt, type StoredReceipt } from './actions/actions.ts';
import { readParts, describeReceipt, type ConversationKey, type AssistantReply } from './answerRows.ts';
import { sentence } from './words.ts';

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

/** Writes what became of a receipt, if it is still as it was found. */
async function saveUndoState(
  db: StoreWriter,
  key: ConversationKey,
  { id, receipt }: FoundReceipt,
  undo: StoredReceipt['undo'],
): Promise<boolean> {
  const row = await db
    .selectFrom('conversationMessages')
    .select('partsJson')
    .where((eb) => eb.and({ ...key, id }))
    .executeTakeFirst();
  if (!row) return false;
  const parts = readParts(row.partsJson);
  const { receipts = [] } = parts;
  if (!receipts.some((one) => one.id === receipt.id && one.undo === receipt.undo)) return false;
  const changed = receipts.map((one) => (one.id === receipt.id ? { ...one, undo } : one));
  await db
    .updateTable('conversationMessages')
    .set({ partsJson: JSON.stringify({ ...parts, receipts: changed }) })
    .where((eb) => eb.and({ ...key, id }))
    .execute();
  return true;
}

/** Undoes what a receipt tells, once, and returns it with what is told of that. */
async function undoFound(
  context: Context,
  member: Member,
  key: ConversationKey,
  find: (found: readonly FoundReceipt[]) => FoundReceipt | undefined,
): Promise<{ readonly text: string; readonly receipt: StoredReceipt }> {
  const { db } = context;
  if (!roleMay(member.role, 'work')) throw new Refusal('forbidden', missingRightText('work'));
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
    // What is too late stays so; anything else can be tried again.
    const isLate = error instanceof Refusal && error.kind === 'conflict';
    await db.change(key.tenantId, (trx) => saveUndoState(trx, key, { ...found, receipt }, isLate ? undefined : 'open'));
    throw error;
  }
}

/** Undoes what one receipt of a member's conversation tells. Refuses where it is unknown, undone, or too late (409). */
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

/** Undoes the last thing that was done in a conversation and can be undone, and answers in words. */
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
