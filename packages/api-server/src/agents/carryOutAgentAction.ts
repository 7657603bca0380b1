import { type AgentAction, statusAfter, workingStatuses } from '@switchboard/api-contract/agents';
import type { ActivityKind } from '@switchboard/api-contract/agents/shared';
import type { AuditKind } from '@switchboard/api-contract/audit';
import type { Fact } from '@switchboard/api-contract/words/wordsOf';
import type { Context } from '../platform/Context.ts';
import { findAgentRow, type AgentRow, storedConfiguration } from '../tenants/agentRows.ts';
import { markUnchanged } from '../platform/actor.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { resumeSchedule } from './schedules/scheduleRows.ts';
import type { StoreTransaction } from '../platform/store/Database.ts';
import { addActivity } from '../tenants/addActivity.ts';
import { Refusal } from '../platform/Refusal.ts';

const activityKindOf = { start: 'started', stop: 'stopped', restart: 'started' } as const satisfies Record<
  AgentAction,
  ActivityKind
>;
const activityFactOf = {
  start: 'agentStarted',
  stop: 'agentPaused',
  restart: 'agentRestarted',
} as const satisfies Record<AgentAction, Fact['kind']>;

const auditKindOf = {
  start: 'agent.started',
  stop: 'agent.stopped',
  restart: 'agent.restarted',
} as const satisfies Record<AgentAction, AuditKind>;

/**
 * Gives an agent the status after an action. One that is switched off in its configuration (`enabled`) can only be
 * stopped. `by` names the member in the activity.
 */
export async function writeAgentAction(
  trx: StoreTransaction,
  row: AgentRow,
  { action, enabled, now, by }: { action: AgentAction; enabled: boolean; now: Date; by: string | undefined },
): Promise<void> {
  if (action !== 'stop' && !enabled)
    throw new Refusal(
      'conflict',
      `${row.name} is switched off in its configuration. Switch it on before you ${action} it.`,
    );
  await trx
    .updateTable('agents')
    .set({ status: statusAfter[action] })
    .where('tenantId', '=', row.tenantId)
    .where('id', '=', row.id)
    .execute();
  if (action !== 'stop' && !workingStatuses.includes(row.status)) await resumeSchedule(trx, row, now);
  if (row.status === statusAfter[action] && action !== 'restart') return markUnchanged();
  const at = now.toISOString();
  await writeAudit(trx, { tenantId: row.tenantId, kind: auditKindOf[action], at, target: row.name, agentId: row.id });
  await addActivity(
    trx,
    { tenantId: row.tenantId, agentId: row.id, at },
    { kind: activityKindOf[action], text: { kind: activityFactOf[action], args: by ? { by } : {} } },
  );
}

/**
 * Starts, stops or restarts an agent. An agent that is switched off in its configuration can only be stopped. `by`
 * names the member in the activity.
 */
export async function carryOutAgentAction(
  { db, clock, wake }: Context,
  tenantId: string,
  key: string,
  action: AgentAction,
  by?: string,
): Promise<void> {
  await db.change(tenantId, async (trx) => {
    const row = await findAgentRow(trx, tenantId, key);
    await writeAgentAction(trx, row, { action, enabled: storedConfiguration(row).enabled, now: clock(), by });
  });
  // Starting the orchestrator releases the workflows that it held while paused.
  wake();
}
