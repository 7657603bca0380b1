import type { InferInput } from 'valibot';
import type { contactsStatus } from '../agents/contacts.ts';
import { type AgentSample, activityOf } from './AgentSample.ts';
import { minutesBefore } from '../time.ts';

const people: readonly (readonly [name: string, email: string, phone: string, company: string, minutesAgo: number])[] =
  [
    ['Dana Whitfield', 'dana@northwindfreight.com', '+1 555 010 0142', 'Northwind', 14],
    ['Marcus Oyelaran', 'm.oyelaran@heliobio.io', '', 'Helio Bio', 14],
    ['Ines Carvalho', 'ines@portolabs.pt', '+351 21 555 0177', 'Porto Labs', 60],
    ['Tom Breckner', 'tom@kestrelhvac.com', '+49 345 555 0110', 'Kestrel', 60],
    ['Sofia Lindqvist', 'sofia@arclight.se', '', 'Arclight', 120],
    ['Jon Reyes', 'jon@northwindfreight.com', '+1 555 010 0190', 'Northwind', 120],
    ['Ada Brandt', 'ada.brandt@heliobio.io', '+49 30 555 0113', 'Helio Bio', 180],
  ];

/** Sample records and figures of the contacts page. */
export function sampleContacts(now: Date): InferInput<typeof contactsStatus> {
  return {
    status: 'active',
    sample: true,
    asOf: now.toISOString(),
    activity: activityOf(now, [
      ['synced', '12 contacts updated from Google', 14],
      ['added', '3 contacts added', 60],
      ['merged', '2 duplicates merged', 180],
      ['warning', '223 contacts have no email address', 1_440],
    ]),
    stats: { totalContacts: 3_241, syncedContacts: 3_018, lastSyncTime: minutesBefore(now, 14) },
    account: { email: 'demo@switchboard.test', connected: true },
    contacts: people.map(([name, email, phone, company, minutesAgo], index) => ({
      id: `contact-${index + 1}`,
      name,
      email,
      ...(phone ? { phone } : {}),
      company,
      lastSync: minutesBefore(now, minutesAgo),
    })),
  };
}

/** Everything shown for the agent until it has data of its own. */
export const sample: AgentSample<typeof contactsStatus> = {
  status: sampleContacts,
  figures: {
    processed: 3_241,
    success: 3_018,
    pending: 223,
    minutesAgo: 14,
    confidence: 9.3,
    successRate: 93.1,
    responseMs: 3_044,
    uptime: 99.8,
    peakHour: '08:00',
    daily: [24, 24, 24, 23, 24, 24, 9],
  },
  runs: [
    ['completed', 'contacts_sync', 14, 3_120, '12 contacts updated'],
    ['completed', 'contacts_sync', 74, 2_980, '3 contacts added'],
    ['completed', 'contacts_sync', 134, 3_044, '2 duplicates merged'],
  ],
  runsPerDay: 24,
};
