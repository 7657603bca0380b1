import * as v from 'valibot';
import { emailAddress } from '../address.ts';
import { limits } from '../limits.ts';
import { runSummary } from '../runs/run.ts';
import { scheduleHead } from '../schedules/schedule.ts';
import { cell, clockTime, flag, instant, rowsOrNone, text, texts } from '../wire.ts';
import { factOrText } from '../words/factOrText.ts';

/** What an entry of Recent Activity can be about. The ui has an icon and a tone for each. */
export const activityKinds = [
  'added',
  'qualified',
  'verified',
  'completed',
  'failed',
  'warning',
  'exported',
  'sheet',
  'replied',
  'sorted',
  'unhappy',
  'synced',
  'booked',
  'declined',
  'reminded',
  'found',
  'deduplicated',
  'merged',
  'sources',
  'changed',
  'created',
  'started',
  'stopped',
] as const;
export type ActivityKind = (typeof activityKinds)[number];

/**
 * One entry of Recent Activity. `kind` chooses icon and tone (see the ui's activity rule); `wordsOf` turns `text` into
 * words.
 */
export const activity = v.object({ id: text(), kind: text(), text: factOrText(), at: instant() });
export type Activity = v.InferOutput<typeof activity>;

/**
 * The fields that the status answers of all seven agents begin with. `status` is one of `agentListStatuses` or
 * another word. `sample`: built-in samples fill every section except those in `own` (the field of a list, 'figures'
 * or 'activity'). An answer without its status, its figures or a list is invalid: it says nothing about the agent,
 * and certainly not that it has no records.
 */
export const statusBase = {
  status: v.pipe(v.string(), v.nonEmpty()),
  sample: flag(),
  own: texts(),
  asOf: instant(),
  activity: rowsOrNone(activity),
  schedule: cell(scheduleHead),
  /** The agent's newest run of its own, never a sample; missing if it has had none. */
  run: cell(runSummary),
} as const;

/** The time zones in the forms, with their names. */
export const timeZones = [
  { value: 'America/New_York', label: 'America/New_York (Eastern)', short: 'Eastern' },
  { value: 'America/Chicago', label: 'America/Chicago (Central)', short: 'Central' },
  { value: 'America/Denver', label: 'America/Denver (Mountain)', short: 'Mountain' },
  { value: 'America/Los_Angeles', label: 'America/Los_Angeles (Pacific)', short: 'Pacific' },
] as const;

export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

/** Working hours in the named zone; `start` and `end` as `HH:MM`, start before end. */
export const workingHours = v.pipe(
  v.object({
    start: clockTime,
    end: clockTime,
    timezone: v.picklist(timeZones.map((zone) => zone.value)),
    workingDays: v.array(v.picklist(weekdays)),
  }),
  v.check((hours) => hours.start < hours.end, 'The start must be before the end'),
);
export type WorkingHours = v.InferOutput<typeof workingHours>;
export const defaultWorkingHours: WorkingHours = {
  start: '09:00',
  end: '17:00',
  timezone: 'America/New_York',
  workingDays: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
};

/** A list of distinct short texts, edited by the chip inputs. */
export const textList = (label: string) =>
  v.pipe(
    v.array(
      v.pipe(
        v.string(),
        v.trim(),
        v.minLength(1),
        v.maxLength(limits.text.name, `An entry of ${label} must have at most ${limits.text.name} characters`),
      ),
    ),
    v.maxLength(limits.list.entries, `${label} can hold at most ${limits.list.entries} entries`),
    v.check(
      (items) => new Set(items.map((item) => item.toLowerCase())).size === items.length,
      `${label} lists an entry twice`,
    ),
  );

/** Priorities of e-mails, events and research tasks. */
export const priorities = ['high', 'medium', 'low'] as const;
export type Priority = (typeof priorities)[number];

/** An e-mail address, or blank. */
export const optionalAddress = v.optional(
  v.union([v.literal(''), emailAddress()], 'Enter an e-mail address such as name@company.com'),
  '',
);
