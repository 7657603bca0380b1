import { scheduleFrom, type ScheduleAnswer, type scheduleRequest } from '@switchboard/api-contract/schedules/schedule';
import { takesInput } from '@switchboard/api-contract/agents';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import type { InferOutput } from 'valibot';
import { auditChangesBetween, writeAudit } from '../../audit/writeAudit.ts';
import type { Context } from '../../platform/Context.ts';
import { addActivity } from '../../tenants/addActivity.ts';
import { findAgentRow, storedConfiguration } from '../../tenants/agentRows.ts';
import { Refusal } from '../../platform/Refusal.ts';
import type { Member } from '../../platform/actor.ts';
import { setSwitchBySchedule } from './autoSync.ts';
import { describeSchedule } from './describeSchedule.ts';
import { findSchedule, readSchedule, writeSchedule } from './scheduleRows.ts';

/** Replaces the schedule of an agent, by its id or slug. Refuses an input for an agent whose runs take none. */
export async function setSchedule(
  { db, clock, wake }: Context,
  { tenantId, name }: Pick<Member, 'tenantId' | 'name'>,
  key: string,
  body: InferOutput<typeof scheduleRequest>,
): Promise<ScheduleAnswer> {
  const schedule = scheduleFrom(body);
  const now = clock();
  const scheduled = await db.change(tenantId, async (trx) => {
    const agent = await findAgentRow(trx, tenantId, key);
    if ('input' in schedule && !takesInput.includes(agent.listType)) refuseInput(agent.name);
    const before = await findSchedule(trx, agent);
    await writeSchedule(trx, agent, schedule, now);
    await setSwitchBySchedule(trx, agent, { schedule, configuration: storedConfiguration(agent) });
    await writeAudit(trx, {
      tenantId,
      kind: 'schedule.set',
      at: now.toISOString(),
      target: agent.name,
      agentId: agent.id,
      changes: auditChangesBetween(before ? { ...readSchedule(before) } : { kind: 'off' }, { ...schedule }),
    });
    await addActivity(
      trx,
      { tenantId, agentId: agent.id, at: now.toISOString() },
      { kind: 'changed', text: { kind: 'scheduleChanged', args: { by: name } } },
    );
    return agent;
  });
  // The next due time may be sooner.
  wake();
  return describeSchedule(db, scheduled);
}

function refuseInput(agent: string): never {
  const problem = wordsOf({ kind: 'inputNotTaken', args: { agent } });
  throw new Refusal('invalid', problem, { fields: { input: problem } });
}
