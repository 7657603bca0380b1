import { limits } from '@switchboard/api-contract/limits';
import {
  scheduleDays,
  scheduleRequest,
  type AgentSchedule,
  type ScheduleKind,
  type ScheduleRequest,
} from '@switchboard/api-contract/schedules/schedule';
import type { SettingsContract } from '@switchboard/api-contract/settings';
import { useMemo } from 'react';
import * as v from 'valibot';
import type { Outcome } from '../../../format/outcome.ts';
import { type ViewState, dataOf, ready } from '../../../format/viewState.ts';
import { zoneNames } from '../../../format/zones.ts';
import type { DraftKeeper } from '../../forms/draft/useDraft.ts';
import type { SettingField } from '../../forms/SettingsForm/SettingsSection.ts';
import { useSettingsForm, type SettingsFormState } from '../../forms/SettingsForm/useSettingsForm.ts';

/** The schedule of one agent, as passed to its page, and its draft. */
export interface ScheduleControl extends DraftKeeper<unknown> {
  readonly saved: ViewState<AgentSchedule>;
  /** Runs of the agent work on a text. */
  readonly takesInput?: boolean | undefined;
  /** The IANA zone that a new schedule begins with. */
  readonly zone: string;
  /** Saves the schedule as a whole; resolves once `saved` is the new one. */
  readonly onSave: (schedule: ScheduleRequest) => Promise<Outcome<unknown>>;
}

/** What the form edits: the fields of all kinds. */
interface ScheduleSettings {
  kind: string;
  everyMinutes: number;
  time: string;
  days: string[];
  zone: string;
  input: string;
}

type Field = SettingField<ScheduleSettings>;
const { min, max } = limits.schedule.everyMinutes;

const kindOptions: readonly { readonly value: ScheduleKind; readonly label: string }[] = [
  { value: 'off', label: 'Off' },
  { value: 'interval', label: 'Every N minutes' },
  { value: 'daily', label: 'Daily' },
  { value: 'weekdays', label: 'Weekdays' },
  { value: 'weekly', label: 'Weekly' },
];

const dayOptions = scheduleDays.map((value, index) => ({
  value,
  label: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'][index] ?? value,
}));

const everyMinutes: Field = {
  kind: 'number',
  key: 'everyMinutes',
  label: 'Every',
  hint: `${min} to ${max.toLocaleString('en')}`,
  unit: 'min',
  min,
  max,
};
const days: Field = { kind: 'choice', key: 'days', label: 'Days', options: dayOptions, many: true };
const time: Field = { kind: 'time', key: 'time', label: 'Time' };
const zone: Field = { kind: 'text', key: 'zone', label: 'Zone', suggestions: zoneNames };
const input: Field = {
  kind: 'area',
  key: 'input',
  label: 'Input',
  hint: 'What each run works on. Without it, times are left out.',
  maxLength: limits.text.runInput,
};

const fieldsByKind: Readonly<Record<ScheduleKind, readonly Field[]>> = {
  off: [],
  interval: [everyMinutes, zone, input],
  daily: [time, zone, input],
  weekdays: [time, zone, input],
  weekly: [days, time, zone, input],
};

const isKind = (kind: unknown): kind is ScheduleKind => kindOptions.some(({ value }) => value === kind);

const kind: Field = { kind: 'choice', key: 'kind', label: 'Runs automatically', options: kindOptions };

/** Everything that the form can edit. */
const scheduleFields: readonly Field[] = [kind, everyMinutes, days, time, zone, input];

/** The kind, and the fields that it uses. */
export const fieldsOfKind = (chosen: unknown, takesInput: boolean): readonly Field[] =>
  [kind, ...(isKind(chosen) ? fieldsByKind[chosen] : [])].filter(({ key }) => takesInput || key !== 'input');

/** What is sent: the kind, and the fields that it uses. */
function scheduleRequestOf(values: Readonly<Record<string, unknown>>): ScheduleRequest {
  const sent = fieldsOfKind(values['kind'], true)
    .map(({ key }) => [key, values[key]] as const)
    .filter(([key, value]) => key !== 'input' || value !== '');
  return Object.fromEntries(sent) as ScheduleRequest;
}

/** A stored schedule as the form shows it; what it lacks has a value to begin with. */
function scheduleSettingsOf(saved: AgentSchedule | undefined, ownZone: string): ScheduleSettings {
  return {
    kind: saved?.kind ?? 'off',
    everyMinutes: saved?.everyMinutes ?? 60,
    time: saved?.time ?? '08:00',
    days: saved?.days ?? ['mon'],
    zone: saved?.zone ?? ownZone,
    input: saved?.input ?? '',
  };
}

/** The form is validated as the call is. */
const scheduleContract: Pick<SettingsContract<ScheduleSettings>, 'patch' | 'defaults'> = {
  defaults: { kind: 'off', everyMinutes: 60, time: '08:00', days: ['mon'], zone: 'UTC', input: '' },
  patch: v.pipe(v.record(v.string(), v.unknown()), v.transform(scheduleRequestOf), scheduleRequest),
};

/**
 * The form of a schedule. Its draft is ignored until the saved schedule is known, since there is nothing to compare it
 * with.
 */
export function useScheduleForm(schedule: ScheduleControl, now: Date): SettingsFormState {
  const { zone: ownZone, draft, onDraftChange, onSave } = schedule;
  const saved = dataOf(schedule.saved);
  const shown = useMemo(() => scheduleSettingsOf(saved, ownZone), [saved, ownZone]);
  return useSettingsForm(
    shown,
    {
      saved: ready(shown),
      draft: saved && draft,
      onDraftChange,
      onSave: (changes) => onSave(scheduleRequestOf({ ...shown, ...changes })),
    },
    scheduleContract,
    scheduleFields,
    now,
  );
}
