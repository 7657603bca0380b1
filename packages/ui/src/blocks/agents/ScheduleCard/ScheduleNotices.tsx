import type { AgentSchedule } from '@switchboard/api-contract/schedules/schedule';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import { Pause, Play } from 'lucide-react';
import { Banner } from '../../../components/states/Banner/Banner.tsx';
import { joinSentences } from '../../../format/text.ts';
import { scheduleHeld } from '../../../rules/scheduleHeld.ts';
import { RestoredBanner } from '../../forms/RestoredBanner.tsx';
import type { SettingsFormState } from '../../forms/SettingsForm/useSettingsForm.ts';
import { notices } from './ScheduleCard.css.ts';
import { ActionButton } from '../../roles/ActionButton.tsx';

interface ScheduleNoticesProps {
  saved: AgentSchedule;
  form: SettingsFormState;
  now: Date;
  starting?: boolean;
  onStart?: () => void;
}

function leftOutWords({ leftOut }: AgentSchedule): string | undefined {
  if (!leftOut?.times) return undefined;
  const times = leftOut.times === 1 ? '1 run was skipped' : `${leftOut.times.toLocaleString('en')} runs were skipped`;
  const reason = wordsOf(leftOut.reason);
  return reason === '' ? `${times}.` : `${times}: ${reason}.`;
}

/** What stands in the way of the schedule: held, times left out, a refused save, edits from an earlier visit. */
export function ScheduleNotices({ saved, form, now, starting, onStart }: ScheduleNoticesProps) {
  const left = leftOutWords(saved);
  const held = saved.held === undefined ? undefined : scheduleHeld(saved.held);
  if (!held && !left && !form.refused && form.restoredFrom === undefined) return null;
  return (
    <div className={notices}>
      {held || left ? (
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
          {joinSentences(held?.says, left)}
        </Banner>
      ) : null}
      <RestoredBanner since={form.restoredFrom} now={now} onDiscard={form.onDiscard}>
        Your unsaved schedule is back. It has been kept as a draft
      </RestoredBanner>
      {form.refused ? <Banner tone="critical">{form.refused}</Banner> : null}
    </div>
  );
}
