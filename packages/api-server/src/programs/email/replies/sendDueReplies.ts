import { workingStatuses } from '@switchboard/api-contract/agents';
import { emailSettings } from '@switchboard/api-contract/agents/email';
import { asActor } from '../../../platform/actor.ts';
import type { Context } from '../../../platform/Context.ts';
import { findActionRecord, saveActionRecord, type ActionTarget } from '../../../proposals/carryOutOnce.ts';
import type { QueueDue } from '../../../runs/queue/QueueDue.ts';
import { storedConfiguration } from '../../../tenants/storedConfiguration.ts';
import { Refusal } from '../../../platform/Refusal.ts';
import { asDraft, sendReply } from './sendReply.ts';

/** The most that begin at a time; the others follow at the next look. */
const mostAtOnce = 20;

/** Begins to send the replies whose time has come. */
export const sendDueReplies: QueueDue = async (context, track) => {
  const { db, clock } = context;
  const now = clock().toISOString();
  const due = await db
    .selectFrom('acts')
    .select(['tenantId', 'agentId', 'recordId'])
    .where('dueAt', '<=', now)
    .where((eb) => eb.or([eb('leasedUntil', 'is', null), eb('leasedUntil', '<=', now)]))
    .orderBy('dueAt')
    .limit(mostAtOnce)
    .execute();
  for (const { tenantId, agentId, recordId } of due) track(sendDue(context, { tenantId, key: agentId, recordId }));
  const next = await db
    .selectFrom('acts')
    .select((eb) => eb.fn.min('dueAt').as('at'))
    .where('dueAt', '>', now)
    .executeTakeFirst();
  return next?.at ? new Date(next.at) : undefined;
};

/** Sends one reply, if that is still allowed. */
async function sendDue(context: Context, asked: ActionTarget): Promise<void> {
  const agent = await mayStillBeSent(context, asked);
  if (agent)
    await asActor({ by: { type: 'schedule', name: agent } }, () => sendReply(context, asked)).catch(
      (error: unknown) => {
        // Another server, or a member, was faster.
        if (!(error instanceof Refusal)) throw error;
      },
    );
}

/**
 * Whatever was allowed when the reply was written must be so when it goes out; else it stays as a draft. Returns the
 * name of the agent that sends it.
 */
async function mayStillBeSent({ db, clock }: Context, asked: ActionTarget): Promise<string | undefined> {
  const { tenantId, recordId } = asked;
  return db.change(tenantId, async (trx) => {
    const { agent, record } = await findActionRecord(trx, asked, 'replies');
    const configuration = storedConfiguration(agent);
    const { autoReply, mayAct } = emailSettings.read(configuration.customSettings);
    const isWorking = configuration.enabled && workingStatuses.some((status) => status === agent.status);
    if (autoReply && mayAct && isWorking && record.state === 'waiting') return agent.name;
    await trx
      .updateTable('acts')
      .set({ dueAt: null })
      .where('tenantId', '=', tenantId)
      .where('recordId', '=', recordId)
      .execute();
    if (record.state === 'waiting')
      await saveActionRecord(
        trx,
        agent,
        'replies',
        { ...asDraft(record), reason: { kind: 'autoReplyStopped', args: {} } },
        clock().toISOString(),
      );
    return undefined;
  });
}
