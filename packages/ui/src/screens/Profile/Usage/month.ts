import { dayMs } from '@switchboard/api-contract/time';
import { NONE } from '../../../format/numbers.ts';
import { pageLanguage } from '../../../format/reader.ts';

const names = new Intl.DateTimeFormat(pageLanguage, { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** 'November 2026', from `2026-11`. */
export function monthName(month: string): string {
  const date = new Date(`${month}-01T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? NONE : names.format(date);
}

/** The month so many later. */
export function monthAfter(month: string, months: number): string {
  const date = new Date(`${month}-01T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return month;
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 7);
}

/** How many days a month has. */
export const daysIn = (month: string): number =>
  Math.round((Date.parse(`${monthAfter(month, 1)}-01`) - Date.parse(`${month}-01`)) / dayMs) || 0;
