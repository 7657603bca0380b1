import { autoSyncType, isAutoSync } from '@switchboard/api-contract/agents/contacts';
import { heldReasonOf, type HeldReason } from '@switchboard/api-contract/schedules/schedule';
import { addresses } from '@switchboard/api-contract/runs/addresses';
import { counted } from '@switchboard/api-contract/words/say';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import { storedConfiguration, type AgentRow } from '../../tenants/agentRows.ts';
import { readSchedule, type ScheduleRow } from '../../agents/schedules/scheduleRows.ts';
import { readStoredFact } from '../../platform/store/storedFact.ts';
import type { Cause, OpenItem } from '../Cause.ts';

const because: Readonly<Partial<Record<HeldReason, string>>> = {
  disabled: 'Switched off in its configuration',
  paused: 'Paused',
  idle: 'Stopped',
  training: 'In training',
  error: 'In error',
};

/** Schedules whose times passed without a run, and that go on doing so until somebody acts. */
export const heldSchedules: Cause = async ({ db }, { tenantId, agents }) => {
  const rows = await db
    .selectFrom('schedules')
    .selectAll()
    .where('tenantId', '=', tenantId)
    .where('leftOut', '>', 0)
    .execute();
  return rows.flatMap((row): OpenItem[] => {
    const agent = agents.find(({ id }) => id === row.agentId);
    if (!agent) return [];
    // Auto Sync is on at first: nobody misses it where it never ran.
    if (row.runId === null && agent.listType === autoSyncType && isAutoSync(readSchedule(row))) return [];
    const why = whyHeld(agent, row);
    if (why === undefined) return [];
    return [
      {
        id: `schedule.${row.agentId}`,
        kind: 'schedule',
        severity: 'caution',
        text: `${agent.name} holds its schedule`,
        about: `${why}, ${counted(row.leftOut, 'run')} left out`,
        count: row.leftOut,
        action: { label: 'Open the agent', to: addresses.enabled(row.agentId) },
      },
    ];
  });
};

/** Why no run is made, in words; undefined if the last one has only not ended yet. */
function whyHeld(agent: AgentRow, { leftOutReason }: Pick<ScheduleRow, 'leftOutReason'>): string | undefined {
  const byAgent = heldReasonOf(agent.status, storedConfiguration(agent).enabled);
  if (byAgent) return because[byAgent] ?? 'Held';
  if (leftOutReason === null) return undefined;
  const reason = readStoredFact(leftOutReason);
  return typeof reason === 'object' && reason.kind === 'lastRunOpen' ? undefined : wordsOf(reason) || undefined;
}
