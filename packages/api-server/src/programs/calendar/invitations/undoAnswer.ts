import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import { releaseRoomAtGoogle, saveAnswer, answerAtGoogle } from '../google/changeAtGoogle.ts';
import { RunFailure } from '../../../outside/RunFailure.ts';
import { markUnchanged, type Member } from '../../../platform/actor.ts';
import type { Context } from '../../../platform/Context.ts';
import { addActivity } from '../../../tenants/addActivity.ts';
import { findAgentRow } from '../../../tenants/agentRows.ts';
import { auditRecord } from '../../../records/auditRecord.ts';
import type { RecordOf } from '../../../records/collections.ts';
import { findRecord } from '../../../records/records.ts';
import { Refusal } from '../../../platform/Refusal.ts';
import { callerFor } from '../../../outside/Caller.ts';
import { openForAction } from '../openCalendar.ts';

/** Takes back what the agent did about an event. Refuses with the reason if Google does. */
export async function undoAnswer(
  context: Context,
  { tenantId, name: by }: Pick<Member, 'tenantId' | 'name'>,
  key: string,
  answerId: string,
): Promise<RecordOf<'answers'>> {
  const { db, clock } = context;
  const agent = await findAgentRow(db, tenantId, key);
  const place = { tenantId, agentId: agent.id, collection: 'answers' } as const;
  const answer = await findRecord(db, place, answerId);
  if (!answer || answer.state === 'proposed') throw new Refusal('missing', `answer ${answerId} does not exist`);
  if (answer.state === 'undone') {
    markUnchanged();
    return answer;
  }
  const sandbox = answer.sandbox === true;
  const { eventId, title, whose, did } = answer;
  try {
    const google = await openForAction(context, callerFor({ tenantId, id: answerId }), sandbox);
    const event =
      did === 'room'
        ? await releaseRoomAtGoogle(google, eventId ?? '', whose ?? '')
        : await answerAtGoogle(google, eventId ?? '', {
            reply: 'needsAction',
            unless: did === 'declined' ? 'declined' : 'accepted',
          });
    const at = clock().toISOString();
    await db.change(tenantId, async (trx) => {
      await saveAnswer(trx, { agent, sandbox, answer, state: 'undone', event }, at);
      await auditRecord(trx, place, { kind: 'answer.undone', at, record: answer });
      const text = { kind: 'answerUndone', args: { title: title ?? '', by } } as const;
      await addActivity(trx, { tenantId, agentId: agent.id, at }, { kind: 'changed', text });
    });
  } catch (error) {
    if (error instanceof RunFailure) throw new Refusal('conflict', wordsOf(error.reason));
    throw error;
  }
  return (await findRecord(db, place, answerId)) ?? answer;
}
