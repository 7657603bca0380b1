import { proposalIdOfReply } from '@switchboard/api-contract/agents/replies';
import * as v from 'valibot';
import { serviceName } from '@switchboard/api-contract/catalogue';
import { defineOutboundAction, type OutboundAttempt } from '../../proposals/OutboundAction.ts';
import { findRecord, writeRecords } from '../../records/records.ts';
import type { StoreWriter } from '../../platform/store/Database.ts';
import { createDraft, openMailbox, sendDraft, updateDraft } from '../../outside/mail/gmail.ts';
import { mailAccountOf, sendMail } from '../../outside/mail/sendMail.ts';
import { RunFailure } from '../../outside/RunFailure.ts';

/** Counts one use of a template, which may be gone by now. */
export async function countTemplateUse(
  db: StoreWriter,
  { tenantId, agentId }: { tenantId: string; agentId: string },
  id: string,
  at: string,
): Promise<void> {
  const place = { tenantId, agentId, collection: 'templates' } as const;
  const template = await findRecord(db, place, id);
  if (!template) return;
  const record = { ...template, usage: (template.usage ?? 0) + 1, lastUsed: at };
  await writeRecords(db, place, [{ record, createdAt: at }]);
}

const message = v.object({
  to: v.string(),
  subject: v.string(),
  content: v.string(),
  /** The address of the member who sends it. */
  own: v.string(),
});

/** Sends what a member composed, whether or not the service is the sandbox. */
export const sendComposed = defineOutboundAction('sendComposed', message, async (context, doing) => {
  const { args, caller } = doing;
  const account = await mailAccountOf(context, caller.tenantId);
  if (!account) throw new RunFailure({ kind: 'keptConnectToSend', args: {} });
  const { from } = await sendMail(context, caller, account, args);
  const service = serviceName(account.serviceId);
  return {
    outcome: { kind: 'messageSent', args: { to: args.to, service } },
    write: async (db, at) => markMessageSent(db, doing, { at, from, service }),
  };
});

/** Writes into the message that it was sent, and as what, and counts the use of its template. */
async function markMessageSent(
  db: StoreWriter,
  {
    agent,
    recordId,
    args: { to, subject, content },
    caller: { origin },
  }: OutboundAttempt<v.InferOutput<typeof message>>,
  { at, from, service }: { readonly at: string; readonly from: string; readonly service: string },
): Promise<void> {
  const place = { tenantId: agent.tenantId, agentId: agent.id, collection: 'emails' } as const;
  const found = await findRecord(db, place, recordId);
  if (!found) return;
  const { unsent: _, ...kept } = found;
  const record = { ...kept, to, subject, content, from, timestamp: at, sentAt: at, sentBy: service, folder: 'sent' };
  await writeRecords(db, { ...place, origin: { sandbox: origin.sandbox } }, [{ record, createdAt: at }]);
  const { templateId } = found;
  if (templateId) await countTemplateUse(db, { tenantId: agent.tenantId, agentId: agent.id }, templateId, at);
}

const letter = v.object({
  to: v.string(),
  subject: v.string(),
  content: v.string(),
  threadId: v.optional(v.string()),
  inReplyTo: v.optional(v.string()),
  references: v.optional(v.string()),
  automatic: v.optional(v.boolean()),
  /** The draft that holds it; missing until there is one. */
  draftId: v.optional(v.string()),
  /** The draft holds an older text. */
  edited: v.optional(v.boolean()),
  /** The reply that it is. */
  replyId: v.optional(v.string()),
});
export type LetterToSend = v.InferOutput<typeof letter>;

/** Sends a message from the connected mailbox, as a draft first: a draft can be sent only once. */
export const sendMailAction = defineOutboundAction('sendMail', letter, async (context, doing) => {
  const { args, caller, sandbox, remember } = doing;
  const mailbox = await openMailbox(context, caller, sandbox);
  const draftId = args.draftId ?? (await createDraft(mailbox, args, args.threadId));
  if (args.draftId === undefined) await remember({ ...args, draftId });
  else if (args.edited) await updateDraft(mailbox, draftId, args, args.threadId);
  await sendDraft(mailbox, draftId);
  return {
    outcome: { kind: 'messageSent', args: { to: args.to, service: 'Gmail' } },
    write: (db, at) => markReplySent(db, doing, at),
  };
});

/** Writes into the reply that it was sent, by itself or as a proposal, and that its message is answered. */
async function markReplySent(
  db: StoreWriter,
  { agent, args, recordId }: OutboundAttempt<LetterToSend>,
  at: string,
): Promise<void> {
  const { replyId } = args;
  if (replyId === undefined) return;
  const place = { tenantId: agent.tenantId, agentId: agent.id } as const;
  const reply = await findRecord(db, { ...place, collection: 'replies' }, replyId);
  if (!reply) return;
  const origin = { sandbox: reply.sandbox === true };
  await writeRecords(db, { ...place, collection: 'replies', origin }, [
    {
      record: { ...reply, state: 'sent', sentAt: at, content: args.content, sendAt: undefined, reason: undefined },
      createdAt: at,
    },
  ]);
  // A reply and its proposal are the same message: whichever was sent, nothing is left of the other.
  const other = recordId === replyId ? proposalIdOfReply(replyId) : replyId;
  await db.deleteFrom('acts').where('tenantId', '=', place.tenantId).where('recordId', '=', other).execute();
  if (other !== replyId)
    await db.deleteFrom('records').where('tenantId', '=', place.tenantId).where('id', '=', other).execute();
  const mail = await findRecord(db, { ...place, collection: 'emails' }, reply.emailId ?? '');
  if (mail)
    await writeRecords(db, { ...place, collection: 'emails', origin }, [
      { record: { ...mail, status: 'replied' }, createdAt: mail.timestamp ?? at },
    ]);
}
