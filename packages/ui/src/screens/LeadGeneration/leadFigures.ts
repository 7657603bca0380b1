import type { LeadGenerationStatus } from '@switchboard/api-contract/records/leadGeneration';
import type { Figure } from '../../blocks/AgentPage/figures.ts';
import { count, decimal, NONE, percent } from '../../format/numbers.ts';

/** A note, or nothing where its figure is missing. */
const note = (figure: string, words: string) => (figure === NONE ? undefined : `${figure} ${words}`);

/** The tiles of Performance Overview. */
export const leadFigures: readonly Figure<LeadGenerationStatus>[] = [
  { label: 'Total Leads', of: ({ metrics }) => ({ figure: count(metrics?.totalLeads), note: note(count(metrics?.addedToday), 'added today') }) },
  { label: 'Qualified', of: ({ metrics }) => ({ figure: count(metrics?.qualified), note: note(percent(metrics?.qualificationRate), 'of all leads') }) },
  { label: 'Avg Score', of: ({ metrics }) => ({ figure: decimal(metrics?.averageScore, 0), bar: metrics?.averageScore }) },
  { label: 'Active Tasks', of: ({ metrics }) => ({ figure: count(metrics?.activeTasks), note: note(count(metrics?.waitingTasks), 'waiting') }) },
];
