import { researchAgent, type ResearchSource, type ResearchTask } from '@switchboard/api-contract/agents/research';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import type { Rows } from '@switchboard/api-contract/wire';
import { PriorityBadge } from '../../blocks/marks/PriorityBadge/PriorityBadge.tsx';
import type { RecordKind } from '../../blocks/records/RecordsSection/RecordKind.ts';
import { StatusBadge } from '../../blocks/marks/StatusBadge/StatusBadge.tsx';
import { plural } from '../../format/numbers.ts';
import { dataOf, type ViewState } from '../../format/viewState.ts';
import { priority } from '../../rules/priority.ts';
import { researchTaskStatus } from '../../rules/researchTaskStatus.ts';
import { Stack } from '../../components/layout/Stack/Stack.tsx';
import { citedSources } from './citedSources.ts';
import { FollowUpForm } from './FollowUpForm.tsx';
import { InsightList } from './InsightList.tsx';
import type { ResearchControl } from './ResearchScreenProps.ts';
import { TaskSources } from './TaskSources.tsx';

const statusWord = (status: string | undefined) => researchTaskStatus(status).label;
const priorityWord = (value: string | undefined) => priority(value).label;

/** Research tasks: fields and filters. The detail lists the task's sources. */
export const taskKind = (
  sources: ViewState<Rows<ResearchSource>>,
  onStart: ResearchControl['onStart'],
): RecordKind<ResearchTask> => ({
  collection: researchAgent.records.tasks,
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
      first: true,
      show: (task) => <InsightList task={task} cited={citedSources(task, dataOf(sources)?.items ?? [])} max={2_000} />,
    },
    {
      label: 'Could not be read',
      value: ({ unread = [] }) =>
        unread.map(({ title, url, reason }) => `${title ?? url}: ${reason ? wordsOf(reason) : ''}`).join('\n'),
      show: ({ unread = [] }) => plural(unread.length, 'source'),
    },
    { label: 'Repeated daily until', as: 'moment', value: (task) => task.watchedUntil },
    { label: 'Follows', as: 'id', value: ({ followUpOf }) => followUpOf },
    { label: 'Task id', as: 'id', value: ({ id }) => id },
  ],
  more: (task) => (
    <Stack gap={6}>
      <TaskSources task={task} sources={sources} />
      {task.status === 'completed' && !task.sample ? <FollowUpForm taskId={task.id} onStart={onStart} /> : null}
    </Stack>
  ),
  filters: [
    { key: 'status', label: 'Status', wordOf: statusWord },
    { key: 'priority', label: 'Priority', wordOf: priorityWord },
    { key: 'category', label: 'Category' },
  ],
  empty: {
    title: 'No research yet',
    text: 'Each question that you ask is listed here, with its sources and insights.',
  },
});
