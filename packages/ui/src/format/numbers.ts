import { pageLanguage, readerLanguage } from './reader.ts';

/** Shown for a value that is missing or not a number. */
export const NONE = '–';

type Figure = number | null | undefined;

/** Beyond this, a figure is an error of its source. */
const ABSURD = 1e15;

const isFigure = (value: Figure): value is number =>
  typeof value === 'number' && Number.isFinite(value) && Math.abs(value) < ABSURD;

type Digits = 0 | 1 | 2;
type Style = 'decimal' | 'percent';

const formatters = new Map<string, Intl.NumberFormat>();
function formatter(digits: Digits, style: Style): Intl.NumberFormat {
  const language = readerLanguage();
  const key = `${language} ${digits} ${style}`;
  let found = formatters.get(key);
  // Uses the digits that a member types, in any language; never '-0'.
  const options = { style, maximumFractionDigits: digits, numberingSystem: 'latn', signDisplay: 'negative' } as const;
  if (!found) formatters.set(key, (found = new Intl.NumberFormat(language, options)));
  return found;
}

/** With at most that many decimals. */
const format = (value: number, digits: Digits, style: Style = 'decimal') => formatter(digits, style).format(value);

/** '1,284'. Whole numbers; a dash if it is not a number, or below 0: nothing is counted backwards. */
export const count = (value: Figure): string => (isFigure(value) && value >= 0 ? format(value, 0) : NONE);

/** '4.6', with at most that many decimals. */
export const decimal = (value: Figure, digits: Digits = 1): string => (isFigure(value) ? format(value, digits) : NONE);

/** '94.6%', from percent (0 to 100). */
export const percent = (value: Figure, digits: Digits = 1): string =>
  isFigure(value) ? format(value / 100, digits, 'percent') : NONE;

/** '94.6%', from a share (0 to 1). */
export const share = (value: Figure, digits: Digits = 1): string =>
  percent(isFigure(value) ? value * 100 : value, digits);

/** '1,842 ms'. Negative durations are errors and shown as a dash. */
export const ms = (value: Figure): string => (isFigure(value) && value >= 0 ? `${format(value, 0)} ms` : NONE);

/** '2.4s', from seconds. */
export const seconds = (value: Figure): string => (isFigure(value) && value >= 0 ? `${format(value, 1)}s` : NONE);

/** How long something took, from milliseconds: '1,842 ms', '39 s', '2 min 5 s'. */
export function durationInWords(value: Figure): string {
  if (!isFigure(value) || value < 10_000) return ms(value);
  const whole = Math.round(value / 1_000);
  if (whole < 60) return `${whole} s`;
  if (whole >= 3_600) return minutes(whole / 60);
  const remainder = whole % 60;
  return remainder === 0 ? `${Math.floor(whole / 60)} min` : `${Math.floor(whole / 60)} min ${remainder} s`;
}

/** '€0.67', '€0.0034' below a cent, from an ISO 4217 code. An unknown code is put before the figure: 'points 3'. */
export function money(value: Figure, currency: string | undefined): string {
  if (!isFigure(value)) return NONE;
  try {
    return new Intl.NumberFormat(readerLanguage(), {
      style: 'currency',
      currency: currency ?? '',
      numberingSystem: 'latn',
      ...(value > 0 && value < 0.01 && { maximumSignificantDigits: 2 }),
    }).format(value);
  } catch {
    return [currency?.trim(), format(value, 2)].filter(Boolean).join(' ');
  }
}

/** '45 min', '2 h 5 min', from minutes. */
export function minutes(value: Figure): string {
  if (!isFigure(value) || value < 0) return NONE;
  const whole = Math.round(value);
  const hours = Math.floor(whole / 60);
  const remainder = whole % 60;
  if (hours === 0) return `${remainder} min`;
  return remainder === 0 ? `${format(hours, 0)} h` : `${format(hours, 0)} h ${remainder} min`;
}

/** 'm:ss', from seconds: the length of a recording. */
export function clock(value: Figure): string {
  const whole = isFigure(value) && value > 0 ? Math.floor(value) : 0;
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

const plurals = new Intl.PluralRules(pageLanguage);

/** '1 word', '2 words'. */
export const plural = (value: number, one: string, many = `${one}s`): string =>
  `${count(value)} ${plurals.select(value) === 'one' ? one : many}`;

/** The share of `whole` in percent; 0 if there is no whole. */
export const percentOfWhole = (part: Figure, whole: Figure): number =>
  isFigure(part) && isFigure(whole) && whole > 0 ? Math.min(100, Math.max(0, (part / whole) * 100)) : 0;

/** A valid percentage; anything below 0 or above 100 is an error of its source and counts as missing. */
export const validPercent = (value: Figure): number | undefined =>
  isFigure(value) && value >= 0 && value <= 100 ? value : undefined;
