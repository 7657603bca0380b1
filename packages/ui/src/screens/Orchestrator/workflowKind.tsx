import { orchestratorAgent, type Workflow } from '@switchboard/api-contract/agents/orchestrator';
import { limits } from '@switchboard/api-contract/limits';
import { recordEdit } from '../../blocks/records/RecordEditor/recordEdit.ts';
import type { RecordKind } from '../../blocks/records/RecordsSection/RecordKind.ts';
import { StatusBadge } from '../../blocks/marks/StatusBadge/StatusBadge.tsx';
import { workflowStatus } from '../../rules/tasks.ts';

const { workflows } = orchestratorAgent.records;
const statusWord = (status: string | undefined) => workflowStatus(status).label;

/** What members may change of a workflow: its name. */
const workflowEdit = recordEdit<{ name: string }, Workflow>(workflows.edits, [
  { kind: 'text', name: 'name', label: 'Name', required: true, maxLength: limits.text.name },
]);

/** Workflows: fields and filters. */
export const workflowKind: RecordKind<Workflow> = {
  collection: workflows,
  name: 'workflows',
  title: 'Active Workflows',
  one: 'workflow',
  many: 'workflows',
  titleOf: ({ name }) => name,
  fields: [
    { label: 'Name', value: ({ name }) => name },
    {
      label: 'Status',
      value: ({ status }) => statusWord(status),
      show: ({ status }) => <StatusBadge rule={workflowStatus} value={status} />,
    },
    { label: 'Current task', value: ({ currentTask }) => currentTask },
    { label: 'Tasks', value: ({ totalTasks }) => totalTasks },
    { label: 'Completed', value: ({ completedTasks }) => completedTasks },
    { label: 'Failed', value: ({ failedTasks }) => failedTasks },
    { label: 'Start', as: 'moment', value: ({ startTime }) => startTime },
    { label: 'ETA', as: 'moment', value: ({ estimatedCompletion }) => estimatedCompletion },
    { label: 'End', as: 'moment', value: ({ endTime }) => endTime },
    { label: 'Workflow id', as: 'id', value: ({ id }) => id },
  ],
  edit: workflowEdit,
  filters: [{ key: 'status', label: 'Status', wordOf: statusWord }],
  times: true,
  empty: {
    title: 'No workflows yet',
    text: 'A workflow gives the agents tasks to do one after another.',
  },
};
