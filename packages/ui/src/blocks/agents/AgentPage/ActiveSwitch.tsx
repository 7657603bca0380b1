import type { ScheduleHead } from '@switchboard/api-contract/schedules/schedule';
import { SettingRow } from '../../../components/forms/SettingRow/SettingRow.tsx';
import { Switch } from '../../../components/forms/Switch/Switch.tsx';
import { dataOf } from '../../../format/viewState.ts';
import { isActive } from '../../../rules/agents.ts';
import { useDeniedReason } from '../../roles/RoleContext.ts';
import { nextMoment } from '../ScheduleCard/nextRun.ts';
import type { AgentPageProps, StatusBase } from './AgentPageProps.ts';
import { runButtonName } from './startRun.ts';

interface ActiveSwitchProps {
  page: Pick<AgentPageProps<StatusBase, object>, 'agent' | 'status' | 'now'>;
  /** The label. The contacts agent's page has another one. */
  label?: string;
}

/**
 * A row of an agent page's configuration: the switch that starts and stops the agent at once, as the button of the
 * header does.
 */
export function ActiveSwitch({ page: { agent, status, now }, label = 'Active' }: ActiveSwitchProps) {
  const deniedReason = useDeniedReason('work');
  const on = isActive(agent.status);
  return (
    <SettingRow
      label={label}
      name="isActive"
      hint={hintOf(on, agent.slug, dataOf(status)?.schedule, now)}
      error={agent.refused}
    >
      <Switch
        checked={on}
        disabled={agent.status === undefined}
        disabledReason={deniedReason}
        aria-busy={agent.busy === 'toggle'}
        onCheckedChange={() => {
          if (agent.busy !== 'toggle') agent.onToggle();
        }}
      />
    </SettingRow>
  );
}

function hintOf(on: boolean, slug: string, schedule: ScheduleHead | undefined, now: Date): string {
  if (!schedule || schedule.kind === 'off') return on ? `Runs only when you press ${runButtonName(slug)}.` : 'Stopped.';
  if (!on) return 'Stopped. Its schedule is held.';
  const moment = nextMoment(schedule, now);
  return moment === undefined ? 'Its schedule is held.' : `Runs automatically ${moment}.`;
}
