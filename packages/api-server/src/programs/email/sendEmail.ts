import { placeholderProblems } from '@switchboard/api-contract/agents/fillTemplate';
import { mailAccountOf } from '../../outside/mail/sendMail.ts';
import { markUnchanged, type Member } from '../../platform/actor.ts';
import type { Context } from '../../platform/Context.ts';
import type { StoreWriter } from '../../platform/store/Database.ts';
import { carryOutOnce, findActionRecord, saveActionRecord, type ActionTarget } from '../../proposals/carryOutAction.ts';
import { writeAction } from '../../proposals/writeProposals.ts';
import type { RecordOf } from '../../records/collections.ts';
import { Refusal } from '../../platform/Refusal.ts';
import { sendComposed } from './outboundActions.ts';

type Email = RecordOf<'emails'>;

/** Whether it was composed here and can be sent. Throws a Refusal where it can't, true where it was sent already. */
function isSent({ content, templateId, subject, sentAt }: Email): boolean {
  if (typeof content !== 'string') throw new Refusal('conflict', 'Only a message that was written here can be sent');
  if (sentAt != null) return true;
  const fields = !templateId ? {} : placeholderProblems({ subject: subject ?? '', content });
  const [problem] = Object.values(fields);
  if (problem !== undefined) throw new Refusal('invalid', problem, { fields });
  return false;
}

/** Sends a message that was composed here, once; what keeps it from being sent is told in it. */
export async function sendEmail(
  context: Context,
  { tenantId, email: own }: Pick<Member, 'tenantId' | 'email'>,
  recordId: string,
): Promise<Email> {
  const { db, clock } = context;
  const asked = { tenantId, key: 'email', recordId };
  const account = await mailAccountOf(context, tenantId);
  const kept = await db.change(tenantId, async (trx) => {
    const { agent, record } = await findActionRecord(trx, asked, 'emails');
    if (isSent(record)) return record;
    if (!account) {
      const unsent: Email = { ...record, unsent: { kind: 'keptConnectToSend', args: {} } };
      await saveActionRecord(trx, agent, 'emails', unsent, clock().toISOString());
      return unsent;
    }
    if (await isBeingSent(trx, asked)) return undefined;
    const args = { to: record.to ?? '', subject: record.subject ?? '', content: record.content ?? '', own };
    await writeAction(trx, { tenantId, agentId: agent.id, recordId }, sendComposed.toStored(args));
    return undefined;
  });
  if (!kept) return carryOutOnce(context, asked, sendSteps);
  markUnchanged();
  return kept;
}

/** Whether somebody sends it, or stopped while sending it. */
async function isBeingSent(db: StoreWriter, { tenantId, recordId }: ActionTarget): Promise<boolean> {
  const action = await db
    .selectFrom('acts')
    .select('leasedUntil')
    .where('tenantId', '=', tenantId)
    .where('recordId', '=', recordId)
    .executeTakeFirst();
  return action !== undefined && action.leasedUntil !== null;
}

const sendSteps: Parameters<typeof carryOutOnce<'emails'>>[2] = {
  collection: 'emails',
  kind: 'email.sent',
  isOver: isSent,
  doing: (record) => ({ ...record, unsent: undefined }),
  interrupted: (record) => ({ ...record, unsent: { kind: 'actUncertain', args: {} } }),
  // The action itself writes that it was sent.
  settled: (record, { state, outcome }) =>
    state === 'done' ? record : { ...record, unsent: { kind: 'keptNotSent', args: { reason: outcome } } },
};
