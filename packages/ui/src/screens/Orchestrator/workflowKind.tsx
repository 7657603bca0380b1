import { orchestratorAgent, type Workflow } from '@switchboard/api-contract/agents/orchestrator';
import { limits } from '@switchboard/api-contract/limits';
import { recordEdit } from '../../blocks/records/RecordEditor/recordEdit.ts';
import type { OldRecordKind as RecordKind } from '../../blocks/records/RecordsSection/bridge.ts';
import { StatusBadge } from '../../blocks/marks/StatusBadge/StatusBadge.tsx';
import { workflowStatus } from '../../rules/workflowStatus.ts';

const { edits } = orchestratorAgent.records.workflows;
const statusWord = (status: string | undefined) => workflowStatus(status).label;

/** What members may change of a workflow: its name. */
const workflowEdit = recordEdit<{ name: string }, Workflow>(edits, [
  { kind: 'text', name: 'name', label: 'Name', required: true, maxLength: limits.text.name },
]);

/** Workflows: fields, search and filters. */
export const workflowKind: RecordKind<Workflow> = {
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
  searched: ({ name, currentTask }) => [name, currentTask],
  filters: [{ key: 'status', label: 'Status', value: ({ status }) => status, wordOf: statusWord }],
  times: true,
  empty: {
    title: 'No workflows yet',
    text: 'A workflow gives the agents tasks to do one after another.',
  },
};
