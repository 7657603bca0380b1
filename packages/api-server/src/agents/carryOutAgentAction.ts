import type { AgentAction } from '@switchboard/api-contract/agents';
import type { Context } from '../platform/Context.ts';
import { findAgentRow } from '../tenants/agentRows.ts';
import { applyAgentAction } from './applyAgentAction.ts';
import { storedConfiguration } from '../tenants/storedConfiguration.ts';

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
    await applyAgentAction(trx, row, { action, enabled: storedConfiguration(row).enabled, now: clock(), by });
  });
  // Starting the orchestrator releases the workflows that it held while paused.
  wake();
}
