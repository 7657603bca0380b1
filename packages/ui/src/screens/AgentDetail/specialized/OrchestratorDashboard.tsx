import type { WorkflowSummary } from '@switchboard/api-contract/agentDetail';
import { limits } from '@switchboard/api-contract/limits';
import { CircleCheck, ListChecks, LoaderCircle, Workflow } from 'lucide-react';
import { StatusBadge } from '../../../blocks/marks/StatusBadge/StatusBadge.tsx';
import { CellText } from '../../../blocks/records/CellText/CellText.tsx';
import { Time } from '../../../components/display/Time/Time.tsx';
import { count } from '../../../format/numbers.ts';
import { workflowStatus } from '../../../rules/workflowStatus.ts';
import { shareNote } from './figuresOf.ts';
import { SpecialDashboard, type SpecialDashboardProps } from './SpecialDashboard.tsx';
import type { SpecialTable } from './SpecialTable.ts';

const completed = ({ status }: WorkflowSummary) => status === 'completed';
const running = ({ status }: WorkflowSummary) => status === 'running';
const progressOf = ({ completedTasks, totalTasks }: WorkflowSummary) =>
  `${count(completedTasks)}/${count(totalTasks)} tasks`;

/** Workflows, and how far they are. */
const workflowTable: SpecialTable<WorkflowSummary> = {
  title: 'Workflows',
  one: 'workflow',
  many: 'workflows',
  limit: limits.shown.workflows,
  rows: (data) => data.workflows,
  figures: ({ items, leftOut }) => [
    { label: 'Total Workflows', icon: Workflow, figure: count(items.length + leftOut) },
    {
      label: 'Completed',
      icon: CircleCheck,
      figure: count(items.filter(completed).length),
      note: shareNote(items, 'workflows', completed),
    },
    { label: 'Running', icon: LoaderCircle, figure: count(items.filter(running).length) },
    {
      label: 'Tasks Completed',
      icon: ListChecks,
      figure: count(items.reduce((sum, { completedTasks = 0 }) => sum + completedTasks, 0)),
      note: `of ${count(items.reduce((sum, { totalTasks = 0 }) => sum + totalTasks, 0))}`,
    },
  ],
  columns: [
    { header: 'Workflow', cell: ({ name }) => <CellText look="strong">{name}</CellText>, value: ({ name }) => name },
    {
      header: 'Status',
      cell: ({ status }) => <StatusBadge rule={workflowStatus} value={status} />,
      value: ({ status }) => status,
    },
    { header: 'Progress', cell: progressOf, value: progressOf },
    {
      header: 'Current task',
      cell: ({ currentTask }) => <CellText>{currentTask}</CellText>,
      value: ({ currentTask }) => currentTask,
    },
    {
      header: 'Start',
      align: 'end',
      tight: true,
      cell: ({ startTime }, now) => <Time at={startTime} now={now} show="dateTime" />,
      value: ({ startTime }) => startTime,
    },
  ],
  empty: { title: 'No workflows yet', text: 'Workflows that this agent runs are listed here.' },
};

/** The dashboard of orchestrator. */
export const OrchestratorDashboard = (props: SpecialDashboardProps) => (
  <SpecialDashboard table={workflowTable} {...props} />
);
