import type { LeadGenerationStatus } from '@switchboard/api-contract/agents/leadGeneration';
import { figureNote } from '../../blocks/agents/AgentPage/figureNote.ts';
import type { Figure } from '../../blocks/agents/AgentPage/figures.ts';
import { count, decimal, percent } from '../../format/numbers.ts';

/** The tiles of Performance Overview. */
export const leadGenerationFigures: readonly Figure<LeadGenerationStatus>[] = [
  {
    label: 'Total Leads',
    of: ({ metrics }) => ({
      figure: count(metrics.totalLeads),
      note: figureNote(count(metrics.addedToday), (added) => `${added} added today`),
    }),
  },
  {
    label: 'Qualified',
    of: ({ metrics }) => ({
      figure: count(metrics.qualified),
      note: figureNote(percent(metrics.qualificationRate), (rate) => `${rate} of all leads`),
    }),
  },
  {
    label: 'Avg Score',
    of: ({ metrics }) => ({ figure: decimal(metrics.averageScore, 0), bar: metrics.averageScore }),
  },
  {
    label: 'Active Tasks',
    of: ({ metrics }) => ({
      figure: count(metrics.activeTasks),
      note: figureNote(count(metrics.waitingTasks), (waiting) => `${waiting} waiting`),
    }),
  },
];
