import * as v from 'valibot';
import { limits } from '../limits.ts';
import { isZone } from '../time.ts';
import { cell, clockTime, figure, instant, text, wholeNumber, texts } from '../wire.ts';
import { factOrText } from '../words/factOrText.ts';
import { workingStatuses, type AgentStatus } from '../agents.ts';

/** Kinds of schedules. `interval`: every so many minutes. `weekdays`: Monday to Friday. `weekly`: on chosen days. */
export const scheduleKinds = ['off', 'interval', 'daily', 'weekdays', 'weekly'] as const;
export type ScheduleKind = (typeof scheduleKinds)[number];

export const scheduleDays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type ScheduleDay = (typeof scheduleDays)[number];

/** When an agent runs by itself. `time` is `HH:MM` by the clocks of the IANA zone `zone`; `input` is what runs get. */
export type Schedule =
  | { readonly kind: 'off' }
  | {
      readonly kind: 'interval';
      readonly everyMinutes: number;
      /** Where times are shown; the interval itself knows no zone. */
      readonly zone?: string;
      readonly input?: string;
    }
  | { readonly kind: 'daily' | 'weekdays'; readonly time: string; readonly zone: string; readonly input?: string }
  | {
      readonly kind: 'weekly';
      readonly days: readonly ScheduleDay[];
      readonly time: string;
      readonly zone: string;
      readonly input?: string;
    };

/** Why a schedule makes no runs now. `open`: its last run has not ended, and times were left out for it. */
export const heldReasons = ['disabled', 'paused', 'idle', 'training', 'error', 'open'] as const;
export type HeldReason = (typeof heldReasons)[number];

/** Times that passed without a run since the last one that was made, and why the latest of them did. */
const leftOut = v.object({ times: figure(), reason: factOrText() });

/** A schedule as answered. `next`: the due times that come, in UTC; none if it is off or held until a member acts. */
export const agentSchedule = v.object({
  kind: v.string(),
  everyMinutes: figure(),
  time: text(),
  days: cell(v.array(v.string())),
  zone: text(),
  input: text(),
  next: texts(),
  held: text(),
  leftOut: cell(leftOut),
});
export type AgentSchedule = v.InferOutput<typeof agentSchedule>;
export type ScheduleAnswer = v.InferInput<typeof agentSchedule>;

/** What the header of an agent's page says of its schedule: when it runs next, or why it does not. */
export const scheduleHead = v.object({ kind: v.string(), next: instant(), zone: text(), held: text() });
export type ScheduleHead = v.InferInput<typeof scheduleHead>;

/** What a schedule's answer says in the header. */
export const scheduleHeadOf = ({
  kind,
  next,
  zone,
  held,
}: Pick<ScheduleAnswer, 'kind' | 'zone' | 'held'> & Pick<AgentSchedule, 'next'>): ScheduleHead => ({
  kind,
  ...(next[0] === undefined ? {} : { next: next[0] }),
  ...(zone === undefined ? {} : { zone }),
  ...(held === undefined ? {} : { held }),
});

const { min, max } = limits.schedule.everyMinutes;
const noDay = 'Choose at least one day';
const noZone = 'Choose a time zone such as Europe/Berlin';
const longestInput = limits.text.runInput;

const fields = {
  kind: v.picklist(scheduleKinds, 'Choose off, interval, daily, weekdays or weekly'),
  everyMinutes: v.optional(wholeNumber(min, max)),
  time: v.optional(clockTime),
  days: v.optional(v.array(v.picklist(scheduleDays, 'Choose days from mon to sun'), noDay)),
  zone: v.optional(v.pipe(v.string(noZone), v.check(isZone, noZone))),
  input: v.optional(
    v.pipe(
      v.string('The input must be text'),
      v.trim(),
      v.maxLength(longestInput, `The input must have at most ${longestInput} characters`),
    ),
  ),
};
type Given = v.InferOutput<v.ObjectSchema<typeof fields, undefined>>;

const byClock: readonly ScheduleKind[] = ['daily', 'weekdays', 'weekly'];

/**
 * Body of `PUT /api/agents/{id}/schedule`. Fields that its kind does not use are checked, and not kept. Without a zone,
 * times are in UTC.
 */
export const scheduleRequest = v.pipe(
  v.strictObject(fields),
  v.forward(
    v.partialCheck(
      [['kind'], ['everyMinutes']],
      ({ kind, everyMinutes }) => kind !== 'interval' || everyMinutes !== undefined,
      `Enter a number from ${min} to ${max}`,
    ),
    ['everyMinutes'],
  ),
  v.forward(
    v.partialCheck(
      [['kind'], ['time']],
      ({ kind, time }) => !byClock.includes(kind) || time !== undefined,
      'Enter a time such as 09:00',
    ),
    ['time'],
  ),
  v.forward(
    v.partialCheck([['kind'], ['days']], ({ kind, days = [] }) => kind !== 'weekly' || days.length > 0, noDay),
    ['days'],
  ),
);
export type ScheduleRequest = v.InferInput<typeof scheduleRequest>;

/** The schedule that a checked body asks for: only what its kind uses, each day once and in order. */
export function scheduleFrom({ kind, everyMinutes = min, time = '', days = [], zone, input }: Given): Schedule {
  const worksOn = input ? { input } : {};
  if (kind === 'off') return { kind };
  if (kind === 'interval') return { kind, everyMinutes, ...(zone === undefined ? {} : { zone }), ...worksOn };
  const at = { time, zone: zone ?? 'UTC', ...worksOn };
  return kind === 'weekly' ? { kind, days: scheduleDays.filter((day) => days.includes(day)), ...at } : { kind, ...at };
}

/** The first message per wrong field of what a form wants to send; empty if all is well. */
export function scheduleProblems(given: unknown): Readonly<Partial<Record<keyof ScheduleRequest, string>>> {
  const result = v.safeParse(scheduleRequest, given);
  if (result.success) return {};
  const found: Record<string, string> = {};
  for (const issue of result.issues) found[v.getDotPath(issue)?.replace(/\..*/, '') ?? 'kind'] ??= issue.message;
  return found;
}

const isHeld = (status: AgentStatus): status is AgentStatus & HeldReason => !workingStatuses.includes(status);

/** Why an agent holds its schedule until a member acts; undefined if it works by itself. */
export function heldReasonOf(status: AgentStatus, enabled: boolean): HeldReason | undefined {
  if (!enabled) return 'disabled';
  return isHeld(status) ? status : undefined;
}
