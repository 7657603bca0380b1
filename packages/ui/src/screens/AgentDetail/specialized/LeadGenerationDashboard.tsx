import type { LeadSummary } from '@switchboard/api-contract/agentDetail';
import { limits } from '@switchboard/api-contract/limits';
import { BadgeCheck, Gauge, Handshake, UsersRound } from 'lucide-react';
import { CellText } from '../../../blocks/records/CellText/CellText.tsx';
import { StatusBadge } from '../../../blocks/marks/StatusBadge/StatusBadge.tsx';
import { Time } from '../../../components/display/Time/Time.tsx';
import { day, toDate } from '../../../format/dates.ts';
import { count, decimal } from '../../../format/numbers.ts';
import { leadScore } from '../../../rules/leadScore.ts';
import { leadStatus } from '../../../rules/leadStatus.ts';
import { within } from '../within.ts';
import { meanOf, shareNote } from './figuresOf.ts';
import { SpecialDashboard, type SpecialDashboardProps } from './SpecialDashboard.tsx';
import type { SpecialTable } from './SpecialTable.ts';

const qualified = ({ status }: LeadSummary) => status === 'qualified';
const converted = ({ status }: LeadSummary) => status === 'converted';
const scoreOf = ({ score }: LeadSummary) => within(score, 0, 100);

/** Leads, with score and status. */
export const leadTable: SpecialTable<LeadSummary> = {
  title: 'Leads',
  one: 'lead',
  many: 'leads',
  limit: limits.shown.leads,
  rows: (data) => data.leads,
  figures: ({ items, leftOut }, { createdAt }) => {
    const score = meanOf(items.map(scoreOf), 0, 100);
    return [
      {
        label: 'Total Leads',
        icon: UsersRound,
        figure: count(items.length + leftOut),
        note: toDate(createdAt) ? `since ${day(createdAt)}` : undefined,
      },
      {
        label: 'Qualified',
        icon: BadgeCheck,
        figure: count(items.filter(qualified).length),
        note: shareNote(items, 'leads', qualified),
      },
      {
        label: 'Converted',
        icon: Handshake,
        figure: count(items.filter(converted).length),
        note: shareNote(items, 'leads', converted),
      },
      { label: 'Avg Score', icon: Gauge, figure: decimal(score, 0), bar: score ?? 0 },
    ];
  },
  columns: [
    {
      header: 'Company',
      cell: ({ company }) => <CellText look="strong">{company}</CellText>,
      value: ({ company }) => company,
    },
    {
      header: 'Contact',
      cell: ({ contactName }) => <CellText>{contactName}</CellText>,
      value: ({ contactName }) => contactName,
    },
    { header: 'Industry', cell: ({ industry }) => <CellText>{industry}</CellText>, value: ({ industry }) => industry },
    { header: 'Score', cell: (lead) => <StatusBadge rule={leadScore} value={scoreOf(lead)} />, value: scoreOf },
    {
      header: 'Status',
      cell: ({ status }) => <StatusBadge rule={leadStatus} value={status} />,
      value: ({ status }) => status,
    },
    {
      header: 'Added',
      align: 'end',
      tight: true,
      cell: ({ createdAt }, now) => <Time at={createdAt} now={now} show="day" />,
      value: ({ createdAt }) => createdAt,
    },
  ],
  exported: { label: 'Export', kind: 'csv' },
  empty: { title: 'No leads yet', text: 'Leads that this agent finds are listed here.' },
};

/** The dashboard of lead_generation. */
export const LeadGenerationDashboard = (props: SpecialDashboardProps) => (
  <SpecialDashboard table={leadTable} {...props} />
);
