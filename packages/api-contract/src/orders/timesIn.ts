import { limits } from '../limits.ts';
import { scheduleDays, type ScheduleDay, type ScheduleRequest } from '../schedules/schedule.ts';
import { counted } from '../words/say.ts';

/** When something shall happen again and again. A `time` that is missing was not said. */
export type Times = Pick<ScheduleRequest, 'kind' | 'everyMinutes' | 'time' | 'days'>;

/** The time of a schedule for which none was said; the question names it. */
export const usualTime = '08:00';

/** The times in an order, or why there is no such schedule, in a sentence; and the order without them. */
export type TimesInOrder = { readonly rest: string } & (
  | { readonly times: Times; readonly refused?: never }
  | { readonly refused: string; readonly times?: never }
);

const numbers = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
// oxfmt-ignore
const more: Readonly<Record<string, number>> = {
  a: 1, an: 1, single: 1, other: 2, second: 2, couple: 2, half: 0.5, quarter: 0.25,
  fifteen: 15, twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, ninety: 90,
};
const amount = `\\d{1,4}(?:[.,]\\d)?|an?|other|(?:a )?couple(?: of)?|half(?: an?)?|(?:a )?quarter(?: of)?(?: an?)?|${numbers.join('|')}|fifteen|(?:twenty|thirty|forty|fifty)(?:[- ]five)?|sixty|ninety`;

/** What a number or a number word counts: 'twenty-five', 'half an', 'couple of'. */
function numberOf(words: string): number {
  if (/^\d/.test(words)) return Number(words.replace(',', '.'));
  return words
    .replace(/^a (?=couple|quarter)/, '')
    .replace(/(?<=couple|half|quarter).*/, '')
    .split(/[- ]/)
    .reduce((sum, word) => sum + (more[word] ?? numbers.indexOf(word) + 1), 0);
}

const dayName = '(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?';
const dayNames = `${dayName}(?:(?:, ?(?:and )?| and | ?& ?| or )(?:on )?(?:every |each )?${dayName})*`;
const partOfDay = '(?:early |late )?(?:morning|afternoon|evening|night)s?';
const ofDay = `(?: ?(am|pm|a\\.m\\.|p\\.m\\.)(?![\\w.])| (?:in the|at) (${partOfDay}))?`;
const hour = `\\d{1,2}|${numbers.join('|')}`;
const minutes = 'five|ten|fifteen|twenty(?:[- ]five)?|thirty(?:[- ]five)?|forty(?:[- ]five)?|fifty(?:[- ]five)?';

type Clock = readonly [hours: number, minutes: number];

/** By the 24 hours of a day. Night is from 18 to 5. */
function hourIn(hours: number, when: string): number {
  if (hours < 1 || hours > 12) return hours;
  const half = hours % 12;
  if (/^a\.?m|morning/.test(when)) return half;
  if (when.includes('night')) return half < 6 ? half : half + 12;
  if (when.includes('evening')) return half < 4 ? half : half + 12;
  return /^p\.?m|afternoon/.test(when) ? half + 12 : hours;
}

type Parts = readonly (string | undefined)[];
/** How times are said, and what each means; `day` is the part of the day that stands elsewhere: 'every evening'. */
const clocks: readonly (readonly [RegExp, (parts: Parts, day: string) => Clock])[] = [
  [/\b(?:at )?(?:noon|midday|lunch(?: ?time)?)\b/, () => [12, 0]],
  [/\b(?:at )?midnight\b/, () => [0, 0]],
  [
    new RegExp(
      `\\b(?<!from )(?:at )?(?:a )?(half|quarter|(?:5|10|20|25|${minutes})(?: min(?:ute)?s?)?) (past|after|to|before) (${hour})\\b(?: o'?clock)?${ofDay}`,
    ),
    ([part = '', way = '', at = '', am, named], day) => {
      const passed = { half: 30, quarter: 15 }[part] ?? numberOf(part.replace(/ min.*/, ''));
      const hours = hourIn(numberOf(at), am ?? named ?? day);
      return /past|after/.test(way) ? [hours, passed] : [(hours + 23) % 24, 60 - passed];
    },
  ],
  [
    new RegExp(`\\b(?:at )?half (${hour})\\b${ofDay}`),
    ([at = '', am, named], day) => [hourIn(numberOf(at), am ?? named ?? day), 30],
  ],
  [
    new RegExp(`\\b(?:at )?(\\d{1,2})[:.h](\\d{2})\\b${ofDay}`),
    ([at = '', past, am, named], day) => [hourIn(Number(at), am ?? named ?? day), Number(past)],
  ],
  [/\bat ([012]\d)([0-5]\d)\b/, ([at, past]) => [Number(at), Number(past)]],
  [
    new RegExp(`\\b(?:at )?(${hour})(?: o'?clock)? ?(am|pm|a\\.m\\.|p\\.m\\.)(?![\\w.])`),
    ([at = '', am = '']) => [hourIn(numberOf(at), am), 0],
  ],
  [
    new RegExp(`\\bat (${hour})(?:[- ](${minutes}))?(?: o'?clock| h(?:ours)?)?(?![\\w:.]*\\d)${ofDay}`),
    ([at = '', past, am, named], day) => [
      hourIn(numberOf(at), am ?? named ?? day),
      past === undefined ? 0 : numberOf(past),
    ],
  ],
];

const byPartOfDay: Readonly<Record<string, string>> = {
  morning: usualTime,
  afternoon: '14:00',
  evening: '18:00',
  night: '22:00',
};

const { min, max } = limits.schedule.everyMinutes;
const can = `a schedule repeats at one time every day or on days of the week, or after ${min} minutes to ${max / 60} hours`;
const cant = (what: string): string => `An agent can’t run ${what}: ${can}.`;

const ordinal = String.raw`(?:first|second|third|fourth|last|\d{1,2}(?:st|nd|rd|th))`;
/** What no schedule can do, and how that is called. */
const impossible: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      String.raw`\b(?:(?:on|at|in|by) )?(?:the |each |every )*(?:${ordinal}|end|start|beginning|middle)(?: (?:${dayName}|(?:week|working )?day))?(?: of)? (?:the|each|every|a) (?:months?|quarters?|years?)\b|\b(?:on (?:the )?|every |each )(?:\d{1,2}(?:st|nd|rd|th)|first)\b(?= at\b|,|$)|\b(?:once (?:a|per|every) |every |each |twice (?:a|per) )(?:months?|quarters?(?! (?:of|an|hour))|years?)(?: end)?\b|\b(?:monthly|quarterly|yearly|annually)\b`,
    ),
    'by the month or year',
  ],
  [
    new RegExp(
      String.raw`\b(?:every|each) (?:other|second|third|${numbers.slice(1).join('|')}|\d+)(?:rd|nd|th)? (?:days?|weeks?|weekends?|${dayName})\b|\b(?:fortnightly|bi-?weekly|every fortnight|twice (?:a|per) week)\b`,
    ),
    'every few days or weeks',
  ],
  [
    new RegExp(
      String.raw`\b(?:twice|(?:${hour}) times) (?:a|per|every|each|an?) (?:day|morning|night)\b|\btwice daily\b`,
    ),
    'several times a day',
  ],
  [
    /\b(?:constantly|continuously|non-?stop|all the time|(?:every|each) (?:\w+ )?seconds?)\b/,
    `more often than every ${min} minutes`,
  ],
];

const interval = new RegExp(
  `\\b(?:hourly|(?:every|each|once (?:an|a|every|each|per)) ?(?:single )?(?:(${amount})( and a half)? )?(minute|min|hour|hr)s?\\b( and a half)?|(twice|${hour}) (?:times )?(?:an|per|every|each) hour)\\b`,
);
const hoursOnly = new RegExp(
  `\\b(?:between|from|until|till|during|except|on (?:weekdays?|weekends?|${dayName}))\\b.*$`,
);

const range = new RegExp(
  `\\b(?:on |from |every )?(${dayName}) ?(?:to|through|thru|till|until|-|–) ?(${dayName})(?: ${partOfDay})?\\b`,
);
const weekdays = new RegExp(
  `\\b(?:on |every |each |the )*(?:weekdays?|week days?|(?:working|work|business) ?days?)(?: ${partOfDay})?\\b`,
);
const weekends = new RegExp(`\\b(?:on |at |every |each |the )*weekends?(?: ${partOfDay})?\\b`);
const days = new RegExp(`\\b(?:every |each |on )*(${dayNames})(?: ${partOfDay})?\\b`);
const daily = new RegExp(
  `\\b(?:daily|(?:every|each|once (?:a|per|every)) (?:single )?(?:day|${partOfDay})|nightly)\\b`,
);
const weekly = /\b(?:weekly|(?:every|each|once (?:a|per|every)) (?:single )?week)\b/;
const except = new RegExp(
  `,? ?\\b(?:except(?: for)?|but not|excluding|apart from|other than)(?: on)? (${dayNames}|(?:the )?weekends?)\\b`,
);

const workdays = scheduleDays.slice(0, 5);
const weekend = scheduleDays.slice(5);
const dayOf = (name: string): readonly ScheduleDay[] =>
  name.includes('weekend') ? weekend : scheduleDays.filter((day) => name.startsWith(day));
const daysNamed = (names: string): readonly ScheduleDay[] => names.split(/[^a-z]+/).flatMap(dayOf);

const tidy = (rest: string): string => rest.replaceAll(/\s+/g, ' ').replaceAll(/^[\s,]+|[\s,]+$/g, '');

/** A text of more characters is more than an order with times, and would take long to read. */
const longestOrder = 1_000;

/** Reads when an order, in lower case, shall be repeated: 'every weekday at eight'. Undefined where nothing is. */
export function timesIn(said: string): TimesInOrder | undefined {
  if (said.length > longestOrder) return undefined;
  for (const [form, what] of impossible)
    if (form.test(said)) return { refused: cant(what), rest: timeIn(said.replace(form, ' ')).rest };
  return intervalIn(said) ?? daysIn(said);
}

function intervalIn(said: string): TimesInOrder | undefined {
  const found = interval.exec(said);
  if (!found) return undefined;
  const [whole, count = 'a', half, unit, halfAfter, times] = found;
  const each = numberOf(count) + ((half ?? halfAfter) ? 0.5 : 0);
  const hourParts = times === 'twice' ? 2 : numberOf(times ?? 'one');
  const everyMinutes = Math.round(unit?.startsWith('min') ? each : unit ? each * 60 : 60 / hourParts);
  const without = said.replace(whole, ' ');
  const rest = tidy(without.replace(hoursOnly, ' '));
  if (rest !== tidy(without)) return { refused: cant('again and again within some hours or days'), rest };
  const refused = intervalProblem(everyMinutes);
  return refused === undefined ? { times: { kind: 'interval', everyMinutes }, rest } : { refused, rest };
}

/** Why no agent runs every so many minutes, in a sentence; undefined if one can. */
export function intervalProblem(everyMinutes: number): string | undefined {
  if (everyMinutes >= min && everyMinutes <= max) return undefined;
  const limit = everyMinutes < min ? `shortest interval is ${min} minutes` : `longest interval is ${max / 60} hours`;
  return `An agent can’t run every ${lengthOf(everyMinutes)}: the ${limit}.`;
}

const lengthOf = (wanted: number): string =>
  wanted < 60 || wanted % 60 > 0 ? counted(wanted, 'minute') : counted(wanted / 60, 'hour');

function daysIn(said: string): TimesInOrder | undefined {
  const excepted = except.exec(said);
  const kept = said.replace(except, ' ');
  const isWeekly = weekly.test(kept);
  const isDaily = daily.test(kept);
  const found = [range, weekdays, weekends, days].map((form) => form.exec(kept)).find((match) => match !== null);
  const [whole = '', first = '', last = ''] = found ?? [];
  const named = last
    ? scheduleDays.slice(
        scheduleDays.indexOf(dayOf(first)[0] ?? 'mon'),
        scheduleDays.indexOf(dayOf(last)[0] ?? 'sun') + 1,
      )
    : first
      ? daysNamed(first)
      : whole.includes('weekend')
        ? weekend
        : workdays;
  // A single day is a repetition only where it says so: 'on Monday' alone is once.
  const isRepeated =
    found &&
    (!first || named.length > 1 || isWeekly || isDaily || /\b(?:every|each)\b/.test(whole) || /days\b/.test(first));
  if (!isRepeated && !isDaily && !isWeekly) return undefined;
  const { rest, ...read } = timeIn(
    (isRepeated ? kept.replace(whole, ` ${partIn(whole)} `) : kept)
      .replace(daily, (one) => ` ${partIn(one)} `)
      .replace(weekly, ' '),
  );
  if (read.refused !== undefined) return { refused: read.refused, rest };
  const time = read.time === undefined ? {} : { time: read.time };
  if (!isRepeated && !isDaily) return { refused: 'Say on which days of the week.', rest };
  const left = (isRepeated ? named : scheduleDays).filter(
    (day) => !(excepted && daysNamed(excepted[1] ?? '').includes(day)),
  );
  const kind = left.length === 7 ? 'daily' : left.join() === workdays.join() ? 'weekdays' : 'weekly';
  return { times: { kind, ...(kind === 'weekly' && { days: left }), ...time }, rest };
}

/** The part of the day in 'every evening'. */
const partIn = (whole: string): string => /morning|afternoon|evening|night/.exec(whole)?.[0] ?? '';

interface TimeOfDay {
  /** `HH:MM`; undefined where none was said. */
  readonly time?: string;
  /** Why there is no such time. */
  readonly refused?: string;
  readonly rest: string;
}

/** The time of a day in an order, in lower case: by the clock, or else by a part of the day. */
export function timeIn(said: string): TimeOfDay {
  const parts = new RegExp(` ?\\b(?:(?:in the |at |every |each )?${partOfDay})\\b`, 'g');
  const day = /\b(?:morning|afternoon|evening|night)/.exec(said)?.[0] ?? '';
  for (const [form, read] of clocks) {
    const match = form.exec(said);
    if (!match) continue;
    const [hours, past] = read(match.slice(1), day);
    const behind = said.slice(match.index + match[0].length);
    const rest = tidy(`${said.slice(0, match.index)} ${behind}`.replaceAll(parts, ' '));
    if (
      new RegExp(`^ ?(?:,|and|or|&) ?(?:at )?(?:${hour}|noon|midnight|half|quarter)\\b(?! (?:times|agents?))`).test(
        behind,
      )
    )
      return {
        refused: cant('at several times of a day'),
        rest: tidy(rest.replace(/(?:,|\band|\bor|&) ?(?:at )?[\w:.]+(?: ?[ap]\.?m\.?)?/, ' ')),
      };
    const isMidnight = hours === 24 && past === 0;
    if ((hours > 23 && !isMidnight) || past > 59)
      return { refused: `There is no time such as ${tidy(match[0]).replace(/^at /, '')}.`, rest };
    const two = (part: number): string => String(part).padStart(2, '0');
    return { time: `${two(isMidnight ? 0 : hours)}:${two(past)}`, rest };
  }
  const time = byPartOfDay[day];
  return { ...(time !== undefined && { time }), rest: tidy(said.replaceAll(parts, ' ')) };
}
