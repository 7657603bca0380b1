import { contactsSettings } from '../agents/contacts.ts';
import type { Schedule } from './schedule.ts';

/** The schedule that Auto Sync of a contacts agent is. */
export const autoSyncSchedule = { kind: 'interval', everyMinutes: 60 } as const satisfies Schedule;

/** Whether a schedule is the one of Auto Sync. */
export const isAutoSync = (schedule: Schedule): boolean =>
  schedule.kind === 'interval' && schedule.everyMinutes === autoSyncSchedule.everyMinutes;

/** The list type of the agents that have Auto Sync. */
export const autoSyncType = 'contacts';

/** Whether Auto Sync is on in an agent's custom settings. */
export const readAutoSync = (customSettings: unknown): boolean => contactsSettings.read(customSettings).autoSync;
