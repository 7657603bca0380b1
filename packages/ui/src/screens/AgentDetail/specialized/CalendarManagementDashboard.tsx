import type { EventSummary } from '@switchboard/api-contract/agentDetail';
import { limits } from '@switchboard/api-contract/limits';
import { CalendarDays, Gauge, Merge, UsersRound } from 'lucide-react';
import { CellText } from '../../../blocks/records/CellText/CellText.tsx';
import { NoValue } from '../../../blocks/marks/NoValue/NoValue.tsx';
import { StatusBadge } from '../../../blocks/marks/StatusBadge/StatusBadge.tsx';
import { Badge } from '../../../components/display/Badge/Badge.tsx';
import { Time } from '../../../components/display/Time/Time.tsx';
import { count, percent } from '../../../format/numbers.ts';
import { eventType } from '../../../rules/eventType.ts';
import { rateOfRuns } from '../rateOfRuns.ts';
import { shareNote } from './figuresOf.ts';
import { SpecialDashboard, type SpecialDashboardProps } from './SpecialDashboard.tsx';
import type { SpecialTable } from './SpecialTable.ts';

const meeting = ({ type, takesTime }: EventSummary) => type === 'meeting' && takesTime !== false;
const resolved = ({ conflictResolved }: EventSummary) => conflictResolved === true;

/** Events, with attendees and start time. */
const eventTable: SpecialTable<EventSummary> = {
  title: 'Events',
  one: 'event',
  many: 'events',
  limit: limits.shown.events,
  rows: (data) => data.events,
  figures: ({ items, leftOut }, { metrics }) => {
    const efficiency = rateOfRuns(metrics, 'successRate');
    return [
      { label: 'Events Managed', icon: CalendarDays, figure: count(items.length + leftOut) },
      {
        label: 'Meetings Scheduled',
        icon: UsersRound,
        figure: count(items.filter(meeting).length),
        note: shareNote(items, 'events', meeting),
      },
      {
        label: 'Conflicts Resolved',
        icon: Merge,
        figure: count(items.filter(resolved).length),
        note: shareNote(items, 'events', resolved),
      },
      { label: 'Efficiency Score', icon: Gauge, figure: percent(efficiency), bar: efficiency ?? 0 },
    ];
  },
  columns: [
    { header: 'Event', cell: ({ title }) => <CellText look="strong">{title}</CellText>, value: ({ title }) => title },
    {
      header: 'Type',
      cell: ({ type }) => (type?.trim() ? <StatusBadge rule={eventType} value={type} /> : <NoValue />),
      value: ({ type }) => type,
    },
    {
      header: 'Attendees',
      align: 'end',
      cell: ({ attendees }) => count(attendees.length),
      value: ({ attendees }) => attendees.length,
    },
    {
      header: 'Conflict',
      cell: (event) => (resolved(event) ? <Badge tone="positive">Resolved</Badge> : <NoValue />),
      value: ({ conflictResolved }) => conflictResolved,
    },
    {
      header: 'Start Time',
      align: 'end',
      tight: true,
      cell: ({ startTime }, now) => <Time at={startTime} now={now} show="dateTime" />,
      value: ({ startTime }) => startTime,
    },
  ],
  empty: { title: 'No events yet', text: 'Events that this agent manages are listed here.' },
};

/** The dashboard of calendar_management. */
export const CalendarManagementDashboard = (props: SpecialDashboardProps) => (
  <SpecialDashboard table={eventTable} {...props} />
);
