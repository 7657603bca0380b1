import { addDays, clocksIn, instantAt, weekdayOf } from '@switchboard/api-contract/time';

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];
const mostTimes = 6;
const longestMinutes = 24 * 60;

/** How many free times a task asks for: `two free slots`; three if it says nothing. */
export function readCount(task: string): number {
  const found = /\b(one|two|three|four|five|six|\d)\s+(?:free\s+|open\s+)?(?:slots?|times?)\b/i.exec(task)?.[1];
  const count = found === undefined ? 3 : numbers.indexOf(found.toLowerCase());
  return Math.min(mostTimes, Math.max(1, count < 0 ? Number(found) : count));
}

/** How long a task says that something lasts, in minutes; undefined if it does not. */
export function readMinutes(task: string): number | undefined {
  const [, count, unit = ''] = /\b(\d+|an?|one|two|half an)[\s-]+(min(?:ute)?s?|hours?)\b/i.exec(task) ?? [];
  if (count === undefined) return undefined;
  if (/half/i.test(count)) return 30;
  const number = numbers.indexOf(count.toLowerCase());
  const each = /^an?$/i.test(count) ? 1 : number < 0 ? Number(count) : number;
  return Math.min(longestMinutes, Math.max(5, /^h/i.test(unit) ? each * 60 : each));
}

/** From when on a task means: `tomorrow`, `next week` (its Monday), else now. In the clock times of a zone. */
export function readFrom(task: string, now: number, zone: string): number {
  const today = clocksIn(zone, now).date;
  const day = /\bnext week\b/i.test(task)
    ? addDays(today, 7 - weekdayOf(today))
    : /\btomorrow\b/i.test(task)
      ? addDays(today, 1)
      : undefined;
  return day === undefined ? now : instantAt(zone, day, '00:00');
}
