import { readMailbox } from '@switchboard/api-contract/address';
import { isOpenReply } from '@switchboard/api-contract/agents/replies';
import { callerFor } from '../../../outside/Caller.ts';
import { openMailbox } from '../../../outside/mail/gmail.ts';
import { plainText } from '../../../outside/plainText.ts';
import { RunFailure } from '../../../outside/RunFailure.ts';
import type { Context } from '../../../platform/Context.ts';
import type { Member } from '../../../platform/actor.ts';
import { Refusal } from '../../../platform/Refusal.ts';
import { findActionRecord, saveActionRecord, type ActionTarget } from '../../../proposals/carryOutAction.ts';
import { writeAction } from '../../../proposals/writeProposals.ts';
import { auditRecord } from '../../../records/auditRecord.ts';
import type { RecordOf } from '../../../records/collections.ts';
import { withoutAgentId, findRecord } from '../../../records/records.ts';
import { addActivity } from '../../../tenants/addActivity.ts';
import { sendMailAction, type LetterToSend } from '../outboundActions.ts';
import { isAnswer } from '../inbox/isAutomaticSubject.ts';
import { replyRecipient, earlierMessageIds } from '../inbox/Mail.ts';
import { readEnvelope } from '../inbox/readInbox.ts';
import { discardReply } from './changeReply.ts';
import { replyIdOf } from './saveReply.ts';

type Reply = RecordOf<'replies'>;
type Email = RecordOf<'emails'>;

/** Where a reply goes, and the thread that it belongs to, as the message's own envelope says. */
async function readAddressee(context: Context, tenantId: string, mail: Email): Promise<Omit<LetterToSend, 'content'>> {
  const about = mail.subject ?? '';
  const subject = isAnswer(about) ? about : `Re: ${about}`;
  const id = /^gmail-(.+)$/.exec(withoutAgentId(mail.id))?.[1];
  try {
    if (id !== undefined) {
      const sandbox = mail.sandbox === true;
      const mailbox = await openMailbox(context, callerFor({ tenantId, id: mail.id, sandbox }), sandbox);
      const { threadId, headers } = await readEnvelope(mailbox, id);
      const to = replyRecipient({ headers })?.address;
      const thread = { threadId, inReplyTo: headers.get('message-id'), references: earlierMessageIds({ headers }) };
      if (to !== undefined) return { to, subject, ...thread };
    }
  } catch (error) {
    // Without its envelope, the reply begins a thread of its own.
    if (!(error instanceof RunFailure)) throw error;
  }
  const to = readMailbox(mail.from ?? '')?.address;
  if (to === undefined) throw new Refusal('conflict', 'The message names no address that a reply could go to');
  return { to, subject };
}

/** Drafts a member's own reply to a message that came in. It is sent when a member says so. */
export async function composeReply(
  context: Context,
  { tenantId, name: by }: Pick<Member, 'tenantId' | 'name'>,
  { agentId: key, emailId, content }: { readonly agentId: string; readonly emailId: string; readonly content: string },
): Promise<Reply> {
  const { db, clock } = context;
  const { agent, record: mail } = await db.change(tenantId, (trx) =>
    findActionRecord(trx, { tenantId, key, recordId: emailId }, 'emails'),
  );
  if (typeof mail.content === 'string') throw new Refusal('conflict', 'This message was written here');
  const head = await readAddressee(context, tenantId, mail);
  const place = { tenantId, agentId: agent.id } as const;
  const at = clock().toISOString();
  const id = replyIdOf(emailId);
  return db.change(tenantId, async (trx) => {
    const earlier = await findRecord(trx, { ...place, collection: 'replies' }, id);
    if (earlier && isOpenReply(earlier))
      throw new Refusal('conflict', 'A reply to this waits already. Change that one.');
    if (earlier?.state === 'sent') throw new Refusal('conflict', 'This was answered already');
    const { to, subject, threadId } = head;
    const reply: Reply = {
      id,
      emailId,
      ...(threadId !== undefined && { threadId }),
      to,
      name: plainText(readMailbox(mail.from ?? '')?.name, 200) || to,
      subject,
      content,
      ...(mail.category != null && { category: mail.category }),
      state: 'draft',
      createdAt: at,
      ...(mail.sandbox === true && { sandbox: true }),
    };
    await saveActionRecord(trx, agent, 'replies', reply, at);
    const action = sendMailAction.toStored({ ...head, content, replyId: id, automatic: false });
    await writeAction(trx, { ...place, recordId: id }, action);
    await auditRecord(trx, place, {
      kind: 'record.added',
      at,
      record: reply,
      changes: [{ field: 'collection', new: 'replies' }],
    });
    const text = { kind: 'messageWritten', args: { to, by } } as const;
    await addActivity(trx, { ...place, at }, { kind: 'created', text });
    return reply;
  });
}

/** Throws a reply away that was not sent. */
export async function takeBackReply(
  context: Context,
  member: Pick<Member, 'name'>,
  asked: ActionTarget,
): Promise<void> {
  const { record } = await context.db.change(asked.tenantId, (trx) => findActionRecord(trx, asked, 'replies'));
  if (!isOpenReply(record)) throw new Refusal('conflict', 'It was sent or thrown away already');
  await discardReply(context, member, asked);
}
