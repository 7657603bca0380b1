import type { ResearchSummary } from '@switchboard/api-contract/agentDetail';
import { limits } from '@switchboard/api-contract/limits';
import { BookOpen, CircleCheck, LoaderCircle, Search } from 'lucide-react';
import { StatusBadge } from '../../../blocks/marks/StatusBadge/StatusBadge.tsx';
import { CellText } from '../../../blocks/records/CellText/CellText.tsx';
import { Time } from '../../../components/display/Time/Time.tsx';
import { count } from '../../../format/numbers.ts';
import { researchTaskStatus } from '../../../rules/researchTaskStatus.ts';
import { shareNote } from './figuresOf.ts';
import { SpecialDashboard, type SpecialDashboardProps } from './SpecialDashboard.tsx';
import type { SpecialTable } from './SpecialTable.ts';

const completed = ({ status }: ResearchSummary) => status === 'completed';
const active = ({ status }: ResearchSummary) => status === 'in_progress';

/** Researches, with their sources and status. */
const researchTable: SpecialTable<ResearchSummary> = {
  title: 'Research Tasks',
  one: 'research',
  many: 'researches',
  limit: limits.shown.researches,
  rows: (data) => data.researches,
  figures: ({ items, leftOut }) => [
    { label: 'Total Researches', icon: Search, figure: count(items.length + leftOut) },
    {
      label: 'Completed',
      icon: CircleCheck,
      figure: count(items.filter(completed).length),
      note: shareNote(items, 'researches', completed),
    },
    { label: 'In Progress', icon: LoaderCircle, figure: count(items.filter(active).length) },
    { label: 'Sources', icon: BookOpen, figure: count(items.reduce((sum, { sources = 0 }) => sum + sources, 0)) },
  ],
  columns: [
    {
      header: 'Research',
      cell: ({ title }) => <CellText look="strong">{title}</CellText>,
      value: ({ title }) => title,
    },
    { header: 'Category', cell: ({ category }) => <CellText>{category}</CellText>, value: ({ category }) => category },
    { header: 'Sources', align: 'end', cell: ({ sources }) => count(sources), value: ({ sources }) => sources },
    {
      header: 'Status',
      cell: ({ status }) => <StatusBadge rule={researchTaskStatus} value={status} />,
      value: ({ status }) => status,
    },
    {
      header: 'Asked',
      align: 'end',
      tight: true,
      cell: ({ createdAt }, now) => <Time at={createdAt} now={now} show="dateTime" />,
      value: ({ createdAt }) => createdAt,
    },
  ],
  empty: { title: 'No researches yet', text: 'Questions that this agent answers are listed here.' },
};

/** The dashboard of research. */
export const ResearchDashboard = (props: SpecialDashboardProps) => (
  <SpecialDashboard table={researchTable} {...props} />
);
