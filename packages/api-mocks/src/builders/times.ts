import { daysBefore, minutesBefore } from '@switchboard/api-contract/time';
import { FIXED_NOW } from '../now.ts';

/** The instant so many minutes before `FIXED_NOW`, as ISO text. */
export const minutesAgo = (minutes: number) => minutesBefore(FIXED_NOW, minutes);
/** The instant so many days before `FIXED_NOW`, as ISO text. */
export const daysAgo = (days: number) => daysBefore(FIXED_NOW, days);
