import { scheduleDays, type ScheduleDay, type ScheduleRequest } from '../schedules/schedule.ts';

/** When something shall happen again and again, and the message without it. A `time` that is missing was not said. */
export interface Times {
  readonly times: Pick<ScheduleRequest, 'kind' | 'everyMinutes' | 'time' | 'days'>;
  readonly rest: string;
}

const numbers = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const numberWords = `\\d{1,4}|an?|other|half(?: an?)?|${numbers.join('|')}|fifteen|twenty|thirty|forty(?:[- ]five)?|ninety`;

function numberOf(word: string): number {
  if (/^\d+$/.test(word)) return Number(word);
  const more: Readonly<Record<string, number>> = { fifteen: 15, twenty: 20, thirty: 30, forty: 40, ninety: 90 };
  if (word.startsWith('half')) return 0.5;
  if (word === 'other') return 2;
  if (word.startsWith('forty') && word !== 'forty') return 45;
  return more[word] ?? Math.max(1, numbers.indexOf(word) + 1);
}

const dayName = '(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?';
const weekend: readonly ScheduleDay[] = ['sat', 'sun'];
const dayOf = (name: string): ScheduleDay | undefined => scheduleDays.find((day) => name.startsWith(day));
const ofDay = ' ?(am|pm|a\\.m\\.|p\\.m\\.|in the (?:morning|afternoon|evening)|at night)?';
const hour = `\\d{1,2}|${numbers.join('|')}`;

const clocks: readonly (readonly [RegExp, (parts: readonly (string | undefined)[]) => readonly [number, number]])[] = [
  [/\b(?:at )?(?:noon|midday)\b/, () => [12, 0]],
  [/\b(?:at )?midnight\b/, () => [0, 0]],
  [
    new RegExp(`\\b(?:at )?(half|quarter) (past|to) (${hour})\\b${ofDay}`),
    ([part, way, at = '', when]) => {
      const minutes = part === 'half' ? 30 : 15;
      const [hours] = inDay(numberOf(at), when);
      return way === 'past' ? [hours, minutes] : [(hours + 23) % 24, 60 - minutes];
    },
  ],
  [
    new RegExp(`\\b(?:at )?(\\d{1,2})[:.](\\d{2})\\b${ofDay}`),
    ([at = '', minutes = '', when]) => [...inDay(Number(at), when), Number(minutes)],
  ],
  [
    new RegExp(`\\b(?:at )?(\\d{1,2}) ?(am|pm|a\\.m\\.|p\\.m\\.)(?![\\w.])`),
    ([at = '', when]) => [...inDay(Number(at), when), 0],
  ],
  [
    new RegExp(`\\bat (${hour})(?: o'?clock)?(?![\\w:.]*\\d)${ofDay}`),
    ([at = '', when]) => [...inDay(numberOf(at), when), 0],
  ],
];

const inDay = (hours: number, when: string | undefined): readonly [hours: number] => {
  const isLate = when !== undefined && /^p|afternoon|evening|night/.test(when);
  if (hours === 12) return [when?.startsWith('a') ? 0 : 12];
  return [isLate && hours < 12 ? hours + 12 : hours];
};

const byDaytime: readonly (readonly [RegExp, time: string])[] = [
  [/\bmornings?\b/, '08:00'],
  [/\bafternoons?\b/, '14:00'],
  [/\bevenings?\b/, '18:00'],
  [/\bnights?\b/, '22:00'],
];

const every = new RegExp(
  [
    `\\b(?:on |from )?(mon(?:day)? ?(?:to|through|till|until|-|–) ?fri(?:day)?|(?:on |every |each )?(?:weekdays?|week days?|(?:working|work|business) ?days?))(?: (?:morning|evening|afternoon|night)s?)?\\b`,
    `\\b(?:on |every |each )*(weekends?)\\b`,
    `\\b(?:every |each |on )*(${dayName}(?:(?:,| and| &|, and) (?:on )?(?:every )?${dayName})*)(?: (?:morning|evening|afternoon|night)s?)?\\b`,
    `\\b(?:every|each) (?:(${numberWords}) )?(minute|min|hour)s?\\b`,
    `\\b(hourly)\\b`,
    `\\b(daily|(?:every|each) (?:single )?(?:day|morning|afternoon|evening|night))\\b`,
  ].join('|'),
);

/** Reads when something shall be repeated, in lower case: 'every weekday at eight'. Undefined where nothing is. */
export function timesIn(said: string): Times | undefined {
  const found = every.exec(said);
  if (!found) return undefined;
  const [whole, weekdays, weekends, days, amount, unit, hourly, daily] = found;
  // A single day is a repetition only where it says so: 'on Monday' alone is once.
  if (days !== undefined && !/\b(?:every|each)\b/.test(whole) && !new RegExp(`day?s\\b`).test(days)) return undefined;
  const without = said.replace(whole, ' ');
  const tidy = (rest: string): string =>
    rest
      .replaceAll(/\s+/g, ' ')
      .replace(/[\s,]+$/, '')
      .trim();
  if (unit !== undefined || hourly !== undefined) {
    const everyMinutes = Math.round(numberOf(amount ?? 'a') * (unit?.startsWith('min') ? 1 : 60));
    return { times: { kind: 'interval', everyMinutes }, rest: tidy(without) };
  }
  const { time, rest } = timeIn(without, whole);
  const when = time === undefined ? {} : { time };
  if (weekdays !== undefined) return { times: { kind: 'weekdays', ...when }, rest: tidy(rest) };
  if (daily !== undefined) return { times: { kind: 'daily', ...when }, rest: tidy(rest) };
  const named = weekends === undefined ? (days ?? '').split(/[^a-z]+/).flatMap((name) => dayOf(name) ?? []) : weekend;
  return {
    times: { kind: 'weekly', days: scheduleDays.filter((day) => named.includes(day)), ...when },
    rest: tidy(rest),
  };
}

/** The time of a day, and the message without it: by the clock, or else by what was said with the day. */
function timeIn(said: string, day: string): { readonly time: string | undefined; readonly rest: string } {
  for (const [form, read] of clocks) {
    const match = form.exec(said);
    if (!match) continue;
    const [hours, minutes] = read(match.slice(1));
    if (hours > 23 || minutes > 59) continue;
    const two = (part: number): string => String(part).padStart(2, '0');
    const late = hours < 12 && /\b(?:evening|night|afternoon)/.test(day) ? 12 : 0;
    return { time: `${two(hours + late)}:${two(minutes)}`, rest: said.replace(match[0], ' ') };
  }
  const rest = said.replace(/\bin the (?=morning|afternoon|evening)/, '');
  const [form, time] = byDaytime.find(([one]) => one.test(day) || one.test(rest)) ?? [];
  return { time, rest: form ? rest.replace(form, ' ') : said };
}
