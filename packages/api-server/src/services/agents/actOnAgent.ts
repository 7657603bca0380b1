import { statusAfter, workingStatuses, type AgentAction } from '@switchboard/api-contract/agents';
import type { ActivityKind } from '@switchboard/api-contract/agents/shared';
import type { Fact } from '@switchboard/api-contract/words/wordsOf';
import type { Context } from '../../context.ts';
import { resumeSchedule } from '../../schedules/scheduleRows.ts';
import { noteActivity } from '../activity/noteActivity.ts';
import { Refusal } from '../Refusal.ts';
import { findAgentRow } from './agentRows.ts';
import { storedConfiguration } from './configureAgent.ts';

const kindOf = { start: 'started', stop: 'stopped', restart: 'started' } as const satisfies Record<
  AgentAction,
  ActivityKind
>;
const factOf = { start: 'agentStarted', stop: 'agentPaused', restart: 'agentRestarted' } as const satisfies Record<
  AgentAction,
  Fact['kind']
>;

/**
 * Starts, stops or restarts an agent. An agent that is switched off in its configuration can only be stopped. `by`
 * names the member in the activity.
 */
export async function actOnAgent(
  { db, clock, wake }: Context,
  tenantId: string,
  key: string,
  action: AgentAction,
  by?: string,
): Promise<void> {
  await db.change(tenantId, async (trx) => {
    const row = await findAgentRow(trx, tenantId, key);
    if (action !== 'stop' && !storedConfiguration(row).enabled)
      throw new Refusal(
        'conflict',
        `${row.name} is switched off in its configuration. Switch it on before you ${action} it.`,
      );
    await trx
      .updateTable('agents')
      .set({ status: statusAfter[action] })
      .where('tenantId', '=', tenantId)
      .where('id', '=', row.id)
      .execute();
    if (action !== 'stop' && !workingStatuses.includes(row.status)) await resumeSchedule(trx, row, clock());
    if (row.status === statusAfter[action] && action !== 'restart') return;
    await noteActivity(
      trx,
      { tenantId, agentId: row.id, at: clock().toISOString() },
      { kind: kindOf[action], text: { kind: factOf[action], args: by ? { by } : {} } },
    );
  });
  // Starting the orchestrator releases the workflows that it held while paused.
  wake();
}
