import type { AnswerOf, endpoints } from '../endpoints.ts';
import { activityOf } from './activityOf.ts';
import { minutesBefore } from './minutesBefore.ts';

const places = { 'Northwind Freight': 'Rotterdam', 'Helio Biosciences': 'Berlin', 'Porto Labs': 'Porto', 'Kestrel HVAC': 'Halle', 'Arclight Studio': 'Stockholm', 'Ostsee Reederei': 'Rostock' } as const;

const people: readonly (readonly [name: string, title: string, email: string, phone: string, company: keyof typeof places, industry: string, size: string, score: number, status: string, source: string, minutesAgo: number])[] = [
  ['Dana Whitfield', 'Head of Logistics', 'dana@northwindfreight.com', '+1 555 010 0142', 'Northwind Freight', 'Logistics', '201–500', 91, 'qualified', 'Apollo', 3],
  ['Marcus Oyelaran', 'Chief Operating Officer', 'm.oyelaran@heliobio.io', '', 'Helio Biosciences', 'Biotech', '51–200', 84, 'converted', 'Apollo', 29],
  ['Ines Carvalho', 'Founder', 'ines@portolabs.pt', '+351 21 555 0177', 'Porto Labs', 'Software', '11–50', 78, 'qualified', 'Website', 921],
  ['Tom Breckner', 'Managing Director', 'tom@kestrelhvac.com', '+49 345 555 0110', 'Kestrel HVAC', 'Construction', '51–200', 66, 'new', 'Maps', 1_049],
  ['Sofia Lindqvist', 'Studio Lead', 'sofia@arclight.se', '', 'Arclight Studio', 'Design', '11–50', 58, 'new', 'Apollo', 2_400],
  ['Jan Petersen', 'Fleet Manager', 'jan@ostsee-reederei.example', '+49 381 555 0126', 'Ostsee Reederei', 'Logistics', '201–500', 88, 'qualified', 'Apollo', 2_460],
];

/** Sample records and figures of the lead generation page. */
export function sampleLeadGeneration(now: Date): AnswerOf<typeof endpoints.leadGenerationStatus> {
  return {
    status: 'active',
    sample: true,
    asOf: now.toISOString(),
    activity: activityOf(now, [
      ['added', '12 leads added from Apollo', 3],
      ['qualified', 'Dana Whitfield qualified', 18],
      ['failed', 'Enrichment hit the rate limit', 54],
      ['sheet', '86 rows written to the sheet', 120],
    ]),
    metrics: { totalLeads: 2_158, addedToday: 29, qualified: 486, averageScore: 74, activeTasks: 3, waitingTasks: 1, qualificationRate: 22.5, contactAccuracy: 92 },
    leads: people.map(([name, title, email, phone, company, industry, companySize, score, status, source, minutesAgo], index) => ({
      id: `lead-${index + 1}`, name, title, email, ...(phone ? { phone } : {}), company, industry, companySize, location: places[company], score, status, source,
      createdAt: minutesBefore(now, minutesAgo), lastUpdated: minutesBefore(now, minutesAgo),
    })),
  };
}
