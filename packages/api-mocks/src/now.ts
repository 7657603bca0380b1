import { daysBefore, minutesBefore } from '@switchboard/api-contract/time';

/** The current moment in every fixture: a Friday, 09:41:20 in Europe/Berlin. */
export const FIXED_NOW = new Date('2026-11-20T08:41:20Z');

/** The instant so many minutes before `FIXED_NOW`, as ISO text. */
export const minutesAgo = (minutes: number) => minutesBefore(FIXED_NOW, minutes);
/** The instant so many days before `FIXED_NOW`, as ISO text. */
export const daysAgo = (days: number) => daysBefore(FIXED_NOW, days);
