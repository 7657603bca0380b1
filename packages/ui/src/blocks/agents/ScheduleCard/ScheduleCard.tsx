import type { AgentSchedule } from '@switchboard/api-contract/schedules/schedule';
import { useMemo } from 'react';
import { Button } from '../../../components/actions/Button/Button.tsx';
import { Skeleton } from '../../../components/display/Skeleton/Skeleton.tsx';
import { SettingRow } from '../../../components/forms/SettingRow/SettingRow.tsx';
import { SettingsCard } from '../../../components/forms/SettingsCard/SettingsCard.tsx';
import { Row } from '../../../components/layout/Row/Row.tsx';
import { ready } from '../../../format/viewState.ts';
import { SettingControl } from '../../forms/SettingsForm/SettingControl.tsx';
import { useSettingsForm } from '../../forms/SettingsForm/useSettingsForm.ts';
import { NextRuns } from './NextRuns.tsx';
import { note, saves } from './ScheduleCard.css.ts';
import type { ScheduleControl } from './ScheduleControl.ts';
import { ScheduleNotices } from './ScheduleNotices.tsx';
import { fieldsOfKind, requestOf, scheduleContract, scheduleFields, settingsOf } from './scheduleSettings.ts';
import { ActionButton } from '../../roles/ActionButton.tsx';

export type { ScheduleControl } from './ScheduleControl.ts';

export interface ScheduleCardProps {
  /** What is saved, the draft, and what saves it. */
  schedule: ScheduleControl;
  /** Starts the agent, where that ends the hold. */
  onStart?: () => void;
  /** The agent is being started. */
  starting?: boolean;
  /** The time, for how far off the next run is. */
  now: Date;
  /** The level of its heading. */
  level?: 2 | 3;
  /**
   * The name of the button that begins a run.
   *
   * @default Run now
   */
  runName?: string;
}

/** When an agent runs by itself: kind, time and zone with a save of their own, and the next runs. */
export function ScheduleCard({ schedule, level, ...rest }: ScheduleCardProps) {
  const { saved } = schedule;
  // The settings beside it are of the same answer, and say that it failed.
  if (saved.status === 'error') return null;
  return (
    <SettingsCard title="Schedule" level={level}>
      {saved.status === 'ready' ? (
        <ScheduleForm schedule={schedule} saved={saved.data} {...rest} />
      ) : (
        <SettingRow label="Runs by itself" layout="column">
          <Skeleton width="100%" height={32} />
        </SettingRow>
      )}
    </SettingsCard>
  );
}

interface ScheduleFormProps extends Omit<ScheduleCardProps, 'level'> {
  saved: AgentSchedule;
}

function ScheduleForm({ schedule, saved, now, starting, onStart, runName = 'Run now' }: ScheduleFormProps) {
  const { takesInput = false, zone } = schedule;
  const held = useMemo(() => settingsOf(saved, zone), [saved, zone]);
  const form = useSettingsForm(
    held,
    {
      saved: ready(held),
      draft: schedule.draft,
      onDraftChange: schedule.onDraftChange,
      onSave: (changes) => schedule.onSave(requestOf({ ...held, ...changes })),
    },
    scheduleContract,
    scheduleFields,
    now,
  );
  const isOff = form.valueOf('kind') === 'off';
  return (
    <>
      <ScheduleNotices saved={saved} form={form} now={now} starting={starting} onStart={onStart} />
      {fieldsOfKind(form.valueOf('kind'), takesInput).map((field) => (
        <SettingControl key={field.key} field={field} form={form} />
      ))}
      {!form.dirty && saved.next.length > 0 ? <NextRuns schedule={saved} now={now} /> : null}
      <p className={note}>
        {isOff
          ? `Runs only when you press ${runName}.`
          : 'If the last run is still open the time is skipped. Stop holds the schedule.'}
      </p>
      {form.dirty || form.busy ? (
        <Row justify="end" className={saves}>
          <Button variant="ghost" disabled={form.busy} onClick={form.onDiscard}>
            Cancel
          </Button>
          <ActionButton
            needs="configure"
            variant="primary"
            busy={form.busy}
            disabledReason={
              form.wrong > 0
                ? 'A field needs your attention'
                : form.theirs.size > 0
                  ? 'Choose between your value and theirs first'
                  : undefined
            }
            onClick={form.onSave}
          >
            Save Schedule
          </ActionButton>
        </Row>
      ) : null}
    </>
  );
}
