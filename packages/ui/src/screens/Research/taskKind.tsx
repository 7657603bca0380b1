import type { ResearchSource, ResearchTask } from '@switchboard/api-contract/agents/research';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import type { Rows } from '@switchboard/api-contract/wire';
import { NoValue } from '../../blocks/marks/NoValue/NoValue.tsx';
import { PriorityBadge } from '../../blocks/marks/PriorityBadge/PriorityBadge.tsx';
import type { RecordKind } from '../../blocks/records/RecordsSection/recordKind.ts';
import { StatusBadge } from '../../blocks/marks/StatusBadge/StatusBadge.tsx';
import type { ViewState } from '../../format/viewState.ts';
import { priority } from '../../rules/priority.ts';
import { researchTaskStatus } from '../../rules/researchTaskStatus.ts';
import { DashList } from './DashList.tsx';
import { TaskSources } from './TaskSources.tsx';

const statusWord = (status: string | undefined) => researchTaskStatus(status).label;
const priorityWord = (value: string | undefined) => priority(value).label;

/** Research tasks: fields, search and filters. The detail lists the task's sources. */
export const taskKind = (sources: ViewState<Rows<ResearchSource>>): RecordKind<ResearchTask> => ({
  name: 'tasks',
  title: 'Research Tasks',
  one: 'research task',
  many: 'research tasks',
  titleOf: ({ title, query }) => title ?? query,
  fields: [
    { label: 'Title', value: ({ title }) => title },
    { label: 'Description', value: ({ description }) => description },
    { label: 'Query', value: ({ query }) => query },
    {
      label: 'Status',
      value: ({ status }) => statusWord(status),
      show: ({ status }) => <StatusBadge rule={researchTaskStatus} value={status} />,
    },
    { label: 'Reason', value: ({ error }) => error && wordsOf(error) },
    {
      label: 'Priority',
      value: (task) => task.priority && priorityWord(task.priority),
      show: (task) => <PriorityBadge value={task.priority} />,
    },
    { label: 'Category', value: ({ category }) => category },
    { label: 'Created', as: 'moment', value: ({ createdAt }) => createdAt },
    { label: 'Sources', value: (task) => task.sources },
    {
      label: 'Key insights',
      value: ({ insights }) => insights.join('\n'),
      show: ({ insights }) => (insights.length === 0 ? <NoValue /> : <DashList items={insights} max={2_000} />),
    },
    { label: 'Task id', as: 'id', value: ({ id }) => id },
  ],
  more: ({ id }) => <TaskSources taskId={id} sources={sources} />,
  searched: ({ title, description, query, category, insights }) => [title, description, query, category, ...insights],
  filters: [
    { key: 'status', label: 'Status', value: ({ status }) => status, wordOf: statusWord },
    { key: 'priority', label: 'Priority', value: (task) => task.priority, wordOf: priorityWord },
    { key: 'category', label: 'Category', value: ({ category }) => category },
  ],
  empty: {
    title: 'No research yet',
    text: 'Each question that you ask is listed here, with its sources and insights.',
  },
});
