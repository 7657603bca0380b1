import { timeZones, type WorkingHours } from '@switchboard/api-contract/agents/shared';
import { sendServices, sendServiceTable } from '@switchboard/api-contract/records/send';
import { isZone } from '@switchboard/api-contract/time';
import { dayKey, timeOfDay, zoneName } from '../../../format/dates.ts';
import { timeWithPlace, parseWallTime, zonePlace } from '../../../format/zones.ts';
import type { Sending } from '../../agents/AgentPage/AgentPageProps.ts';
import type { SettingsSection } from './SettingsSection.ts';

/** The services to choose from. */
export const sendNewOptions = sendServices.map((value) => ({ value, label: sendServiceTable[value].name }));

/** The card that chooses where new records are sent automatically. `many`: what they are called, such as 'leads'. */
export const sendNewSection = <S extends { sendNewTo: readonly string[] }>(
  column: 1 | 2,
  many: string,
  sending: Sending | undefined,
): SettingsSection<S> => {
  const section: SettingsSection<{ sendNewTo: readonly string[] }> = {
    title: 'Automatic Sending',
    column,
    note: `New ${many} from runs are sent automatically to the services you choose. ${many.charAt(0).toUpperCase()}${many.slice(1)} you add yourself are not.`,
    fields: [{ kind: 'choice', many: true, key: 'sendNewTo', label: `Send new ${many} to`, options: sendNewOptions }],
    after: (valueOf) => sending?.states(chosenIn(valueOf('sendNewTo'))),
  };
  return section as unknown as SettingsSection<S>;
};

const chosenIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

/**
 * The card with the permission to act in a member's name. The documented switches of the page have an effect only while
 * it is given. `covers`: what the agent then does, as a sentence.
 */
export const inYourNameSection = <S extends { mayAct: boolean }>(column: 1 | 2, covers: string): SettingsSection<S> => {
  const section: SettingsSection<{ mayAct: boolean }> = {
    title: 'In Your Name',
    column,
    note: `${covers} When off, each waits here for your approval.`,
    fields: [
      {
        kind: 'switch',
        key: 'mayAct',
        label: 'May act in your name',
        hint: 'You can withdraw it at any time. Each change is listed in the activity.',
      },
    ],
  };
  return section as unknown as SettingsSection<S>;
};

const asText = (value: unknown) => (typeof value === 'string' ? value : '');

/**
 * Today's working hours of another zone in the reader's own: '09:00–17:00 in New York is 15:00–23:00 in your zone,
 * CET.' Nothing if both zones show the same time.
 */
export function hoursInOwnZone(valueOf: (path: string) => unknown, now: Date): string | undefined {
  const [from, to, zone] = ['start', 'end', 'timezone'].map((name) => asText(valueOf(`workingHours.${name}`)));
  if (!isZone(zone)) return undefined;
  const today = dayKey(now, zone);
  const [start, end] = [from, to].map((clock) => parseWallTime(`${today}T${clock}`, zone));
  if (!start || !end || timeWithPlace(start, zone, end) === undefined) return undefined;
  const [own, there] = [dayKey(start) ?? '', today ?? ''];
  const otherDay = own === there ? '' : own < there ? ' the day before' : ' the day after';
  return `${from}–${to} in ${zonePlace(zone, now)} is ${timeOfDay(start)}–${timeOfDay(end)}${otherDay} in your zone, ${zoneName(start)}.`;
}

/** The working hours card: start, end, time zone and days, and the hours in the reader's own zone. */
export const workingHoursSection = <S extends { workingHours: WorkingHours }>(
  column: 1 | 2,
  note?: string,
): SettingsSection<S> => {
  const section: SettingsSection<{ workingHours: WorkingHours }> = {
    title: 'Working Hours',
    column,
    note,
    summary: hoursInOwnZone,
    fields: [
      { kind: 'time', key: 'workingHours.start', label: 'Start' },
      { kind: 'time', key: 'workingHours.end', label: 'End', also: 'workingHours' },
      { kind: 'select', key: 'workingHours.timezone', label: 'Timezone', layout: 'column', options: timeZones },
      { kind: 'weekdays', key: 'workingHours.workingDays', label: 'Working days' },
    ],
  };
  return section as unknown as SettingsSection<S>;
};
