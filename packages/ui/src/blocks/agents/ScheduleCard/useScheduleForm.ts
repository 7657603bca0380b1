import { useMemo } from 'react';
import { dataOf, ready } from '../../../format/viewState.ts';
import { useSettingsForm, type SettingsFormState } from '../../forms/SettingsForm/useSettingsForm.ts';
import type { ScheduleControl } from './ScheduleControl.ts';
import { requestOf, scheduleContract, scheduleFields, settingsOf } from './scheduleSettings.ts';

/** The edits of a schedule. Use it where the schedule is read: a draft is not compared with what is unknown. */
export function useScheduleForm(schedule: ScheduleControl, now: Date): SettingsFormState {
  const { zone, draft, onDraftChange, onSave } = schedule;
  const saved = dataOf(schedule.saved);
  const held = useMemo(() => settingsOf(saved, zone), [saved, zone]);
  return useSettingsForm(
    held,
    {
      saved: ready(held),
      draft: saved && draft,
      onDraftChange,
      onSave: (changes) => onSave(requestOf({ ...held, ...changes })),
    },
    scheduleContract,
    scheduleFields,
    now,
  );
}
