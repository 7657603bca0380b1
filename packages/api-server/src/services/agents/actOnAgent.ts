import type { AgentAction, AgentStatus } from '@switchboard/api-contract/agents';
import type { Context } from '../../context.ts';
import { Refusal } from '../Refusal.ts';
import { findAgentRow } from './agentRows.ts';
import { storedConfiguration } from './configureAgent.ts';

const statusAfter = { start: 'deployed', stop: 'paused', restart: 'deployed' } as const satisfies Record<AgentAction, AgentStatus>;

/** Starts, stops or restarts an agent. One that is switched off in its configuration can only be stopped. */
export async function actOnAgent({ db }: Context, tenantId: string, key: string, action: AgentAction): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const row = await findAgentRow(trx, tenantId, key);
    if (action !== 'stop' && !storedConfiguration(row).enabled) throw new Refusal('conflict', `${row.name} is switched off in its configuration. Switch it on before you ${action} it.`);
    await trx.updateTable('agents').set({ status: statusAfter[action] }).where('tenantId', '=', tenantId).where('id', '=', row.id).execute();
  });
}
