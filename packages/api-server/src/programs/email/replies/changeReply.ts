import { proposalIdOfReply } from '@switchboard/api-contract/agents/replies';
import { deleteDraft, openMailbox } from '../../../outside/mail/gmail.ts';
import { RunFailure } from '../../../outside/RunFailure.ts';
import type { Context } from '../../../platform/Context.ts';
import type { StoreWriter } from '../../../platform/store/Database.ts';
import { discardAction } from '../../../proposals/claimAction.ts';
import {
  findActionRecord,
  saveActionRecord,
  type ActionTarget,
  carryOutOnce,
} from '../../../proposals/carryOutAction.ts';
import { callerFor } from '../../../outside/Caller.ts';
import { addActivity } from '../../../tenants/addActivity.ts';
import type { AgentRow } from '../../../tenants/agentRows.ts';
import type { Member } from '../../../platform/actor.ts';
import { auditRecord } from '../../../records/auditRecord.ts';
import type { RecordOf } from '../../../records/collections.ts';
import { Refusal } from '../../../platform/Refusal.ts';

/** A reply without the moment at which it would go out by itself. */
export const asDraft = (reply: RecordOf<'replies'>): RecordOf<'replies'> => ({
  ...reply,
  state: 'draft',
  sendAt: undefined,
});

/** Sends a reply, once. `by`: the member who says so; missing if its time has come. */
export const sendReply = (context: Context, asked: ActionTarget, by?: string): Promise<RecordOf<'replies'>> =>
  carryOutOnce(context, asked, {
    collection: 'replies',
    kind: 'reply.sent',
    isOver: ({ state }) => {
      if (state === 'refused') throw new Refusal('conflict', 'There is nothing to send');
      return state === 'sent';
    },
    doing: (reply) => ({ ...reply, state: 'sending', reason: undefined, ...(by !== undefined && { sentBy: by }) }),
    interrupted: (reply) => ({ ...asDraft(reply), reason: { kind: 'actUncertain', args: {} } }),
    // The action itself writes that it was sent.
    settled: (reply, { state, outcome }) =>
      state === 'done' ? reply : { ...asDraft(reply), sentBy: undefined, reason: outcome },
  });

type Reply = RecordOf<'replies'>;

const placeOf = ({ tenantId, id: agentId }: AgentRow) => ({ tenantId, agentId });

/** The arguments of the reply's action, which must not be under way. */
async function readOpenAction(
  db: StoreWriter,
  { tenantId, recordId }: ActionTarget,
  now: Date,
): Promise<Record<string, unknown>> {
  const action = await db
    .selectFrom('acts')
    .select(['argsJson', 'leasedUntil'])
    .where('tenantId', '=', tenantId)
    .where('recordId', '=', recordId)
    .executeTakeFirst();
  if (!action) throw new Refusal('conflict', 'This reply can no longer be changed');
  if (action.leasedUntil !== null && action.leasedUntil > now.toISOString())
    throw new Refusal('conflict', 'It is being sent');
  return JSON.parse(action.argsJson) as Record<string, unknown>;
}

/** Changes what is done for the reply, and keeps it from going out by itself. */
const writeArgs = (
  db: StoreWriter,
  { tenantId, recordId }: ActionTarget,
  args: object,
  also: string,
): Promise<unknown> =>
  db
    .updateTable('acts')
    .set({ argsJson: JSON.stringify(args), dueAt: null, leaseId: null, leasedUntil: null })
    .where('tenantId', '=', tenantId)
    .where('recordId', 'in', [recordId, also])
    .execute();

/** Keeps a reply that would go out by itself as a draft. */
export async function undoReply(
  { db, clock }: Context,
  { name }: Pick<Member, 'name'>,
  asked: ActionTarget,
): Promise<Reply> {
  const now = clock();
  const at = now.toISOString();
  return db.change(asked.tenantId, async (trx) => {
    const { agent, record } = await findActionRecord(trx, asked, 'replies');
    if (record.state === 'sending') throw new Refusal('conflict', 'It is being sent');
    if (record.state !== 'waiting') throw new Refusal('conflict', 'It is not waiting to be sent');
    const args = await readOpenAction(trx, asked, now);
    await writeArgs(trx, asked, { ...args, automatic: false }, proposalIdOfReply(asked.recordId));
    const kept: Reply = { ...asDraft(record), reason: { kind: 'replyUndone', args: { by: name } } };
    await auditRecord(trx, placeOf(agent), { kind: 'reply.undone', at, record });
    await saveActionRecord(trx, agent, 'replies', kept, at);
    return kept;
  });
}

/** Changes the text of a reply. A member then sends it: it no longer goes out by itself. */
export async function editReply({ db, clock }: Context, asked: ActionTarget, content: string): Promise<Reply> {
  const now = clock();
  return db.change(asked.tenantId, async (trx) => {
    const { agent, record } = await findActionRecord(trx, asked, 'replies');
    const args = await readOpenAction(trx, asked, now);
    await writeArgs(
      trx,
      asked,
      { ...args, content, edited: true, automatic: false },
      proposalIdOfReply(asked.recordId),
    );
    const kept: Reply = { ...asDraft(record), content, reason: undefined };
    await auditRecord(trx, placeOf(agent), { kind: 'reply.edited', at: now.toISOString(), record });
    await saveActionRecord(trx, agent, 'replies', kept, now.toISOString());
    return kept;
  });
}

/** Throws a reply away, and its draft in Gmail as far as that can be reached. */
export async function discardReply(
  context: Context,
  { name: by }: Pick<Member, 'name'>,
  asked: ActionTarget,
): Promise<{ ok: true }> {
  const { db, clock } = context;
  const { tenantId, recordId } = asked;
  const now = clock();
  const { args, sandbox } = await db.change(tenantId, async (trx) => {
    const { agent, record } = await findActionRecord(trx, asked, 'replies');
    const left = (await discardAction(trx, asked, now)) as { draftId?: string } | undefined;
    await trx
      .deleteFrom('records')
      .where('tenantId', '=', tenantId)
      .where('id', '=', proposalIdOfReply(recordId))
      .execute();
    // The message stays decided: no run writes another reply to it.
    const rest: Reply = { ...record, content: undefined, sendAt: undefined, inGmail: undefined };
    const text = { kind: 'replyDiscarded', args: { to: record.to ?? '', by } } as const;
    if (record.state !== 'sent')
      await saveActionRecord(trx, agent, 'replies', { ...rest, state: 'refused', reason: text }, now.toISOString());
    await auditRecord(trx, placeOf(agent), { kind: 'reply.discarded', at: now.toISOString(), record });
    await addActivity(trx, { tenantId, agentId: agent.id, at: now.toISOString() }, { kind: 'changed', text });
    return { args: left, sandbox: record.sandbox === true };
  });
  if (args?.draftId !== undefined) await deleteGmailDraft(context, asked, { draftId: args.draftId, sandbox });
  return { ok: true };
}

/** A draft that can't be reached stays in Gmail, where a member finds it. */
async function deleteGmailDraft(
  context: Context,
  { tenantId, recordId }: ActionTarget,
  { draftId, sandbox }: { draftId: string; sandbox: boolean },
): Promise<void> {
  try {
    const mailbox = await openMailbox(context, callerFor({ tenantId, id: recordId, sandbox }), sandbox);
    await deleteDraft(mailbox, draftId);
  } catch (error) {
    if (!(error instanceof RunFailure)) throw error;
  }
}
