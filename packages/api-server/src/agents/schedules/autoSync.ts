import type { AgentConfiguration } from '@switchboard/api-contract/agentDetail';
import { autoSyncSchedule, autoSyncType, isAutoSync, readAutoSync } from '@switchboard/api-contract/agents/contacts';
import type { Schedule } from '@switchboard/api-contract/schedules/schedule';
import type { StoreTransaction } from '../../platform/store/Database.ts';
import type { AgentRow } from '../../tenants/agentRows.ts';
import { findSchedule, readSchedule, writeSchedule } from './scheduleRows.ts';

// Auto Sync of contacts is a schedule that also stands as a switch in the configuration. Each follows the other.

/** Sets the schedule that a new agent begins with. */
export async function addFirstSchedule(
  trx: StoreTransaction,
  agent: Pick<AgentRow, 'tenantId' | 'id' | 'listType'>,
  now: Date,
): Promise<void> {
  if (agent.listType === autoSyncType) await writeSchedule(trx, agent, autoSyncSchedule, now);
}

/** After a change of the configuration: turning Auto Sync on sets its schedule, turning it off clears it. */
export async function setScheduleBySwitch(
  trx: StoreTransaction,
  agent: AgentRow,
  {
    before,
    after,
    now,
  }: { readonly before: AgentConfiguration; readonly after: AgentConfiguration; readonly now: Date },
): Promise<void> {
  if (agent.listType !== autoSyncType) return;
  const on = readAutoSync(after.customSettings);
  if (on === readAutoSync(before.customSettings)) return;
  const row = await findSchedule(trx, agent);
  const isOn = row !== undefined && isAutoSync(readSchedule(row));
  if (on !== isOn) await writeSchedule(trx, agent, on ? autoSyncSchedule : { kind: 'off' }, now);
}

/** After a change of the schedule: the switch says whether it is the one of Auto Sync. */
export async function setSwitchBySchedule(
  trx: StoreTransaction,
  agent: AgentRow,
  { schedule, configuration }: { readonly schedule: Schedule; readonly configuration: AgentConfiguration },
): Promise<void> {
  if (agent.listType !== autoSyncType) return;
  const autoSync = isAutoSync(schedule);
  if (autoSync === readAutoSync(configuration.customSettings)) return;
  const changed = { ...configuration, customSettings: { ...configuration.customSettings, autoSync } };
  await trx
    .updateTable('agents')
    .set({ configurationJson: JSON.stringify(changed), configurationVersion: agent.configurationVersion + 1 })
    .where('tenantId', '=', agent.tenantId)
    .where('id', '=', agent.id)
    .execute();
}
