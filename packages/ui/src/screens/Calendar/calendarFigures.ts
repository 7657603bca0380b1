import type { CalendarStatus } from '@switchboard/api-contract/agents/calendar';
import { figureNote } from '../../blocks/agents/AgentPage/figureNote.ts';
import type { Figure } from '../../blocks/agents/AgentPage/figures.ts';
import { count, percent } from '../../format/numbers.ts';

/** The tiles of Calendar Performance. */
export const calendarFigures: readonly Figure<CalendarStatus>[] = [
  {
    label: 'Events Managed',
    of: ({ metrics }) => ({
      figure: count(metrics.eventsManaged),
      note: figureNote(count(metrics.eventsThisWeek), (week) => `${week} this week`),
    }),
  },
  {
    label: 'Meetings Scheduled',
    of: ({ metrics }) => ({
      figure: count(metrics.meetingsScheduled),
      note: figureNote(count(metrics.meetingsToday), (today) => `${today} today`),
    }),
  },
  {
    label: 'Conflicts Resolved',
    of: ({ metrics }) => ({
      figure: count(metrics.conflictsResolved),
      note: figureNote(count(metrics.conflictsOpen), (open) => `${open} open`),
    }),
  },
  {
    label: 'Efficiency Score',
    of: ({ metrics }) => ({ figure: percent(metrics.efficiencyScore), bar: metrics.efficiencyScore }),
  },
];
