import type { AgentSlug } from '../agentTable.ts';
import type { AnswerOf, endpoints } from '../endpoints.ts';
import { minutesBefore } from './minutesBefore.ts';

type Line = readonly [
  status: 'completed' | 'failed' | 'running' | 'queued',
  executionType: string,
  minutesAgo: number,
  durationMs: number,
  outcome: string,
];

const lines: Record<AgentSlug, readonly Line[]> = {
  'lead-generation': [
    ['completed', 'lead_search', 3, 1_842, '34 companies, 12 new contacts'],
    ['completed', 'enrichment', 29, 2_310, '48 contacts enriched'],
    ['running', 'lead_search', 31, 0, ''],
    ['failed', 'enrichment', 54, 30_004, 'Apollo answered 429: rate limit reached'],
    ['completed', 'scoring', 86, 964, '120 leads scored'],
    ['queued', 'email_validation', 99, 0, ''],
    ['completed', 'lead_search', 921, 1_711, '21 companies, 9 new contacts'],
    ['completed', 'sheet_export', 937, 1_206, '86 rows written'],
    ['completed', 'scoring', 970, 1_032, '96 leads scored'],
    ['failed', 'sheet_export', 999, 5_118, 'Sheet is protected'],
    ['completed', 'enrichment', 1_021, 2_204, '51 contacts enriched'],
    ['completed', 'lead_search', 1_049, 1_790, '28 companies, 14 new contacts'],
  ],
  research: [
    ['running', 'research', 25, 0, ''],
    ['completed', 'research', 120, 8_640, '34 sources, 3 insights'],
    ['failed', 'research', 1_440, 30_002, 'A source did not answer'],
  ],
  orchestrator: [
    ['running', 'workflow', 39, 0, ''],
    ['failed', 'workflow', 43, 120_000, '“Move the pilot review” failed'],
    ['completed', 'workflow', 131, 4_440_000, '6 of 6 tasks'],
  ],
  'maps-scraper': [
    ['completed', 'maps_search', 180, 240_000, '64 cafés in Leipzig'],
    ['completed', 'verification', 240, 61_300, '42 businesses verified'],
    ['failed', 'maps_search', 1_500, 30_001, 'The daily limit was reached'],
  ],
  contacts: [
    ['completed', 'contacts_sync', 14, 3_120, '12 contacts updated'],
    ['completed', 'contacts_sync', 74, 2_980, '3 contacts added'],
    ['completed', 'contacts_sync', 134, 3_044, '2 duplicates merged'],
  ],
  calendar: [
    ['completed', 'scheduling', 6, 1_150, 'Pilot review booked'],
    ['completed', 'conflict', 40, 870, 'A clash at 14:00 declined'],
    ['completed', 'calendar_sync', 120, 2_410, '18 events read'],
  ],
  email: [
    ['completed', 'email_sort', 1_500, 1_980, '38 messages sorted'],
    ['completed', 'auto_response', 1_504, 2_650, '4 replies sent'],
    ['failed', 'email_sync', 1_620, 30_000, 'Gmail did not answer'],
  ],
};

/** Sample executions of one agent, newest first. */
export function sampleExecutions(now: Date, slug: AgentSlug): AnswerOf<typeof endpoints.executions> {
  return lines[slug].map(([status, executionType, minutesAgo, duration, outcome], index) => ({
    id: `${slug}-run-${index + 1}`,
    status,
    executionType,
    startTime: minutesBefore(now, minutesAgo),
    ...(duration ? { duration, endTime: new Date(now.getTime() - minutesAgo * 60_000 + duration).toISOString() } : {}),
    ...(status === 'completed' ? { result: outcome } : {}),
    ...(status === 'failed' ? { errorMessage: outcome } : {}),
  }));
}
