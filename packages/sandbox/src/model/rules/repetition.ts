const numbers = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const number = (word: string): number => (/^\d+$/.test(word) ? Number(word) : Math.max(0, numbers.indexOf(word)));
const hours = `\\d{1,2}|${numbers.slice(1).join('|')}`;
const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const dayNames =
  'mon(?:day)?s?|tue(?:s(?:day)?)?s?|wed(?:nesday)?s?|thu(?:rs(?:day)?)?s?|fri(?:day)?s?|sat(?:urday)?s?|sun(?:day)?s?';
const every = new RegExp(
  `\\b(?:every|each|daily|hourly|weekdays|weekends|mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays|mon(?:day)? (?:to|-|till) fri(?:day)?)\\b`,
  'i',
);

/** Whether a text asks for something to be repeated. */
export const asksForRepetition = (text: string): boolean => every.test(text);

/** How something is to be repeated: a kind of schedule, and what that kind needs. */
export interface Repetition {
  readonly kind: 'interval' | 'daily' | 'weekdays' | 'weekly';
  readonly everyMinutes?: number;
  readonly time?: string;
  readonly days?: readonly string[];
}

/** Reads when something shall be repeated: 'every weekday at eight'. */
export function readRepetition(text: string): Repetition | undefined {
  const said = text.toLowerCase();
  if (!asksForRepetition(said)) return undefined;
  const interval = new RegExp(
    `\\b(?:every|each) (?:(\\d+|${numbers.slice(1).join('|')}|half an?|other) )?(minute|min|hour)s?\\b`,
  ).exec(said);
  if (interval || /\bhourly\b/.test(said)) {
    const [, amount = 'one', unit = 'hour'] = interval ?? [];
    const many = amount.startsWith('half') ? 0.5 : amount === 'other' ? 2 : number(amount);
    return { kind: 'interval', everyMinutes: many * (unit === 'hour' ? 60 : 1) };
  }
  const time = timeIn(said);
  const when = time === undefined ? {} : { time };
  if (/\b(?:week ?days?|(?:work|working|business) ?days?)\b|\bmon(?:day)? (?:to|-|till) fri(?:day)?\b/.test(said))
    return { kind: 'weekdays', ...when };
  if (/\bweekends?\b/.test(said)) return { kind: 'weekly', days: ['sat', 'sun'], ...when };
  const named = [...said.matchAll(new RegExp(`\\b(?:${dayNames})\\b`, 'g'))].map(([day]) => day.slice(0, 3));
  const chosen = days.filter((day) => named.includes(day));
  return chosen.length > 0 ? { kind: 'weekly', days: chosen, ...when } : { kind: 'daily', ...when };
}

/** A time of the day as `HH:MM`. */
function timeIn(said: string): string | undefined {
  const two = (part: number): string => String(part).padStart(2, '0');
  const late = /\b(?:evening|afternoon|night|pm|p\.m\.)|\d ?pm\b/.test(said);
  const at = (hour: number, minute = 0): string => `${two(late && hour < 12 ? hour + 12 : hour)}:${two(minute)}`;
  if (/\b(?:noon|midday)\b/.test(said)) return '12:00';
  if (/\bmidnight\b/.test(said)) return '00:00';
  const part = new RegExp(`\\b(half|quarter) (past|to) (${hours})\\b`).exec(said);
  if (part) {
    const [, much, way, hour = ''] = part;
    const minutes = much === 'half' ? 30 : 15;
    return way === 'past' ? at(number(hour), minutes) : at(number(hour) - 1, 60 - minutes);
  }
  const [, hour, minute] =
    /\b(\d{1,2})[:.](\d{2})\b/.exec(said) ?? /\b(\d{1,2}) ?(?:am|pm|a\.m\.|p\.m\.)/.exec(said) ?? [];
  if (hour !== undefined) return at(Number(hour), Number(minute ?? 0));
  const whole = new RegExp(`\\bat (${hours})\\b`).exec(said)?.[1];
  if (whole !== undefined) return at(number(whole));
  if (/\bmorning\b/.test(said)) return '08:00';
  return late ? '18:00' : undefined;
}
