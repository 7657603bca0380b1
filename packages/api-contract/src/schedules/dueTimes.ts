import { Cron } from 'croner';
import { scheduleDays, type Schedule } from './schedule.ts';
import { minuteMs } from '../time.ts';

/** A schedule that makes runs. */
export type OnSchedule = Exclude<Schedule, { readonly kind: 'off' }>;

/** The days of the week on which it is due, as cron writes them. */
function cronDays(schedule: Exclude<OnSchedule, { readonly kind: 'interval' }>): string {
  if (schedule.kind === 'weekly') return schedule.days.map((day) => scheduleDays.indexOf(day) + 1).join(',');
  return schedule.kind === 'weekdays' ? '1-5' : '*';
}

/**
 * The first due time after an instant. Intervals are counted from `last`, the due time before, or a moment to begin
 * at. By the clock, a time that comes twice is due at its first instant, and one that a change of clocks skips at the
 * instant of the change; a date that a zone skips as a whole is left out.
 */
export function dueAfter(schedule: OnSchedule, after: Date, last: Date): Date {
  if (schedule.kind === 'interval') {
    const step = schedule.everyMinutes * minuteMs;
    const steps = Math.max(1, Math.floor((after.getTime() - last.getTime()) / step) + 1);
    return new Date(last.getTime() + steps * step);
  }
  const [hour, minute] = schedule.time.split(':').map(Number);
  const pattern = `${minute} ${hour} * * ${cronDays(schedule)}`;
  const due = new Cron(pattern, { timezone: schedule.zone }).nextRun(after);
  if (!due) throw new Error(`No time follows by ${pattern}`);
  return due;
}

/** So many due times, beginning with a first one. */
export function dueTimesFrom(schedule: OnSchedule, first: Date, count: number): Date[] {
  const times = [first];
  for (let last = first; times.length < count;) {
    last = dueAfter(schedule, last, last);
    times.push(last);
  }
  return times;
}

/** How many due times lie from a first one to an instant, both included. */
export function countDue(schedule: OnSchedule, first: Date, until: Date): number {
  if (first > until) return 0;
  if (schedule.kind === 'interval')
    return Math.floor((until.getTime() - first.getTime()) / (schedule.everyMinutes * minuteMs)) + 1;
  let count = 0;
  for (let due = first; due <= until; due = dueAfter(schedule, due, due)) count += 1;
  return count;
}
