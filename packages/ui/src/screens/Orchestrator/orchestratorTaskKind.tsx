import { taskQueue, type OrchestratorTask } from '@switchboard/api-contract/agents/orchestrator';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import { CornerDownRight } from 'lucide-react';
import { AgentMark } from '../../blocks/agents/AgentMark/AgentMark.tsx';
import { CellText } from '../../blocks/records/CellText/CellText.tsx';
import { NoValue } from '../../blocks/marks/NoValue/NoValue.tsx';
import { PriorityBadge } from '../../blocks/marks/PriorityBadge/PriorityBadge.tsx';
import type { RecordKind } from '../../blocks/records/RecordsSection/RecordKind.ts';
import { StatusBadge } from '../../blocks/marks/StatusBadge/StatusBadge.tsx';
import { Bar } from '../../components/display/Bar/Bar.tsx';
import { cx } from '../../components/cx.ts';
import { Icon } from '../../components/display/Icon/Icon.tsx';
import { Row } from '../../components/layout/Row/Row.tsx';
import { validPercent, percent, plural, minutes } from '../../format/numbers.ts';
import { clip } from '../../format/text.ts';
import { agentLine } from '../../rules/agentLine.ts';
import { orchestratorTaskStatus } from '../../rules/tasks.ts';
import { priority } from '../../rules/records.ts';
import { ink, text } from '../../theme/typography.css.ts';
import { after, barBox, meta, percentBox } from './Orchestrator.css.ts';
import { nameOfTask } from './dependencies/dependencyGraph.ts';

/** 'Running...', 'Queued', or the duration: '4 min', 'under 1 min', a dash if unknown. */
export function taskDuration({ status, duration }: Pick<OrchestratorTask, 'status' | 'duration'>): string {
  const rule = orchestratorTaskStatus(status);
  const waiting = 'duration' in rule ? rule.duration : undefined;
  if (waiting !== undefined) return waiting;
  return duration !== undefined && duration >= 0 && duration < 60_000
    ? 'under 1 min'
    : minutes(duration === undefined ? undefined : duration / 60_000);
}

const statusWord = (status: string | undefined) => orchestratorTaskStatus(status).label;
const progressOf = ({ progress }: OrchestratorTask) => validPercent(progress);
const nameOfAgent = ({ agentName, agentId }: OrchestratorTask) => agentName ?? agentId;

function Progress({ task }: { task: OrchestratorTask }) {
  const value = progressOf(task);
  if (value === undefined) return <NoValue />;
  return (
    <Row data-line={agentLine(task.agentId).line}>
      <span className={barBox}>
        <Bar kind="progress" label="Progress" value={value} />
      </span>
      <span className={cx(text.caption, percentBox)} aria-hidden="true">
        {percent(value, 0)}
      </span>
    </Row>
  );
}

/** Tasks in the queue: columns, fields and filters. `tasks` supplies the names of dependencies. */
export const orchestratorTaskKind = (tasks: ReadonlyMap<string, OrchestratorTask>): RecordKind<OrchestratorTask> => ({
  collection: taskQueue,
  name: 'tasks',
  title: 'Active Task Queue',
  one: 'task',
  many: 'tasks',
  rich: true,
  titleOf: ({ description, taskType }) => description ?? taskType,
  columns: [
    {
      key: 'description',
      header: 'Task',
      width: '28%',
      cell: ({ description, taskType, dependencies }) => (
        <>
          <CellText look="strong" max={120}>
            {description}
          </CellText>{' '}
          <span className={meta}>
            {taskType?.trim() ? <bdi className={text.mono}>{clip(taskType, 40)}</bdi> : <NoValue />}{' '}
            {dependencies.length > 0 ? (
              <span className={after}>
                <Icon icon={CornerDownRight} size={13} /> after {plural(dependencies.length, 'task')}
              </span>
            ) : null}
          </span>
        </>
      ),
    },
    {
      key: 'agent',
      header: 'Agent',
      width: '18%',
      cell: (task) => (
        <Row>
          <AgentMark agent={task.agentId} size="sm" />
          <CellText max={60}>{nameOfAgent(task)}</CellText>
        </Row>
      ),
    },
    {
      key: 'status',
      header: 'Status',
      cell: ({ status }) => <StatusBadge rule={orchestratorTaskStatus} value={status} />,
    },
    { key: 'progress', header: 'Progress', width: '15%', cell: (task) => <Progress task={task} /> },
    {
      key: 'urgency',
      header: 'Priority',
      cell: (task) => <PriorityBadge value={task.priority} />,
    },
    {
      key: 'duration',
      header: 'Duration',
      align: 'end',
      cell: (task) => <span className={ink.muted}>{taskDuration(task)}</span>,
    },
  ],
  fields: [
    { label: 'Task', value: ({ description }) => description },
    { label: 'Type', as: 'id', value: ({ taskType }) => taskType },
    { label: 'Agent', value: nameOfAgent },
    { label: 'Agent id', as: 'id', value: ({ agentId }) => agentId },
    {
      label: 'Status',
      value: ({ status }) => statusWord(status),
      show: ({ status }) => <StatusBadge rule={orchestratorTaskStatus} value={status} />,
    },
    { label: 'Reason', value: ({ error }) => wordsOf(error).trim() || undefined },
    { label: 'Progress in %', value: progressOf, show: (task) => <Progress task={task} /> },
    {
      label: 'Priority',
      value: (task) => task.priority && priority(task.priority).label,
      show: (task) => <PriorityBadge value={task.priority} />,
    },
    { label: 'Start', as: 'moment', value: ({ startTime }) => startTime },
    { label: 'End', as: 'moment', value: ({ endTime }) => endTime },
    { label: 'Duration', value: taskDuration },
    {
      label: 'Waits for',
      value: ({ dependencies }) => dependencies.map((id) => nameOfTask(tasks.get(id), id)).join(', '),
    },
    { label: 'Task id', as: 'id', value: ({ id }) => id },
  ],
  filters: [
    { key: 'status', label: 'Status', wordOf: statusWord },
    { key: 'priority', label: 'Priority', wordOf: (value) => priority(value).label },
    { key: 'agent', label: 'Agent' },
  ],
  empty: { title: 'No tasks in the queue', text: 'Tasks appear here when a workflow runs.' },
});
