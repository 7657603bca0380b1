import type { AgentSchedule } from '@switchboard/api-contract/schedules/schedule';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import { CalendarClock, Pause, Play } from 'lucide-react';
import { useId } from 'react';
import { Icon } from '../../../components/display/Icon/Icon.tsx';
import { Skeleton } from '../../../components/display/Skeleton/Skeleton.tsx';
import { SettingRow } from '../../../components/forms/SettingRow/SettingRow.tsx';
import { SettingsCard } from '../../../components/forms/SettingsCard/SettingsCard.tsx';
import { Banner } from '../../../components/states/Banner/Banner.tsx';
import { fromNow, dateTimeInZone } from '../../../format/dates.ts';
import { joinSentences } from '../../../format/text.ts';
import { scheduleHeld } from '../../../rules/runs.ts';
import { RestoredBanner } from '../../forms/RestoredBanner.tsx';
import { SettingInput } from '../../forms/SettingsForm/SettingInput.tsx';
import type { SettingsFormState } from '../../forms/SettingsForm/useSettingsForm.ts';
import { ActionButton } from '../../roles/ActionButton.tsx';
import {
  momentIcon,
  nextRuns,
  moment,
  moments,
  scheduleNote,
  momentFromNow,
  nextRunsTitle,
  scheduleNotices,
} from '../agents.css.ts';
import { type ScheduleControl, fieldsOfKind } from './useScheduleForm.ts';

interface ScheduleNoticesProps {
  saved: AgentSchedule;
  form: SettingsFormState;
  now: Date;
  starting?: boolean;
  onStart?: () => void;
}

function skippedText({ leftOut }: AgentSchedule): string | undefined {
  if (!leftOut?.times) return undefined;
  const times = leftOut.times === 1 ? '1 run was skipped' : `${leftOut.times.toLocaleString('en')} runs were skipped`;
  const reason = wordsOf(leftOut.reason);
  return reason === '' ? `${times}.` : `${times}: ${reason}.`;
}

/** Banners: the schedule is held, runs were skipped, a save was refused, edits of an earlier visit are back. */
function ScheduleNotices({ saved, form, now, starting, onStart }: ScheduleNoticesProps) {
  const skipped = skippedText(saved);
  const held = saved.held === undefined ? undefined : scheduleHeld(saved.held);
  if (!held && !skipped && !form.refused && form.restoredFrom === undefined) return null;
  return (
    <div className={scheduleNotices}>
      {held || skipped ? (
        <Banner
          tone="caution"
          icon={held ? Pause : undefined}
          action={
            held?.action && onStart ? (
              <ActionButton needs="work" size="sm" icon={Play} busy={starting} onClick={onStart}>
                {held.action}
              </ActionButton>
            ) : undefined
          }
        >
          {joinSentences(held?.says, skipped)}
        </Banner>
      ) : null}
      <RestoredBanner since={form.restoredFrom} now={now} onDiscard={form.onDiscard}>
        Your unsaved schedule is back. It has been kept as a draft
      </RestoredBanner>
      {form.refused ? <Banner tone="critical">{form.refused}</Banner> : null}
    </div>
  );
}

export type { ScheduleControl } from './useScheduleForm.ts';
export { useScheduleForm } from './useScheduleForm.ts';

export interface ScheduleCardProps {
  /** What is saved, the draft, and what saves it. */
  schedule: ScheduleControl;
  /** The edits, from `useScheduleForm`. Whoever shows the card saves them. */
  form: SettingsFormState;
  /** Starts the agent, where that ends the hold. */
  onStart?: () => void;
  /** The agent is being started. */
  starting?: boolean;
  /** The time, for how far off the next run is. */
  now: Date;
  /** The level of its heading. */
  level?: 2 | 3;
  /** The name of the button that starts a run. */
  runName?: string;
}

/** When an agent runs by itself: kind, time and zone, and the next runs. */
export function ScheduleCard({ schedule, level, ...rest }: ScheduleCardProps) {
  const { saved } = schedule;
  // The settings beside it come from the same answer and already say that it failed.
  if (saved.status === 'error') return null;
  if (saved.status === 'loading') return <LoadingSchedule level={level} />;
  return (
    <SettingsCard title="Schedule" level={level}>
      <ScheduleForm schedule={schedule} saved={saved.data} {...rest} />
    </SettingsCard>
  );
}

/** The card while the schedule loads. */
export const LoadingSchedule = ({ level }: Pick<ScheduleCardProps, 'level'>) => (
  <SettingsCard title="Schedule" level={level}>
    <SettingRow label="Runs automatically" layout="column">
      <Skeleton width="100%" height={32} />
    </SettingRow>
  </SettingsCard>
);

interface ScheduleFormProps extends Omit<ScheduleCardProps, 'level'> {
  saved: AgentSchedule;
}

function ScheduleForm({ schedule, form, saved, now, starting, onStart, runName = 'Run now' }: ScheduleFormProps) {
  const isOff = form.valueOf('kind') === 'off';
  return (
    <>
      <ScheduleNotices saved={saved} form={form} now={now} starting={starting} onStart={onStart} />
      {fieldsOfKind(form.valueOf('kind'), schedule.takesInput ?? false).map((field) => (
        <SettingInput key={field.key} field={field} form={form} />
      ))}
      {!form.dirty && saved.next.length > 0 ? <NextRuns schedule={saved} now={now} /> : null}
      <p className={scheduleNote}>
        {isOff
          ? `Runs only when you press ${runName}.`
          : 'If the last run is still open the time is skipped. Stop holds the schedule.'}
      </p>
    </>
  );
}

/** The next due times in the zone of the schedule, and how far off the first one is. */
function NextRuns({ schedule: { next, zone }, now }: { schedule: AgentSchedule; now: Date }) {
  const id = useId();
  return (
    <div className={nextRuns}>
      <p id={id} className={nextRunsTitle}>
        Next three runs
      </p>
      <ol aria-labelledby={id} className={moments}>
        {next.map((at, index) => (
          <li key={at} className={moment}>
            <Icon icon={CalendarClock} size={14} className={momentIcon} />
            <span>
              <time dateTime={at}>{dateTimeInZone(at, zone)}</time>
              {index === 0 ? <span className={momentFromNow}>{fromNow(at, now, zone)}</span> : null}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
