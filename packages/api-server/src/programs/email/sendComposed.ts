import { serviceName } from '@switchboard/api-contract/catalogue';
import * as v from 'valibot';
import { defineOutboundAction, type OutboundAttempt } from '../../proposals/OutboundAction.ts';
import { countTemplateUse } from './countTemplateUse.ts';
import { findRecord, writeRecords } from '../../records/records.ts';
import { mailAccountOf, sendMail } from '../../outside/mail/sendMail.ts';
import { RunFailure } from '../../outside/RunFailure.ts';

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
    write: async (db, at) => markSent(db, doing, { at, from, service }),
  };
});

type Noting = Parameters<typeof writeRecords>[0] & Parameters<typeof countTemplateUse>[0];

/** Notes in the message that it went out as it was then, and counts its template's use. */
async function markSent(
  db: Noting,
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
