import { limits } from '@switchboard/api-contract/limits';
import { newWorkflow, type NewWorkflow } from '@switchboard/api-contract/agents/orchestrator';
import type { RecordForm } from '../../blocks/records/RecordDialog/recordForm.ts';
import { emptyStep, WorkflowSteps } from './WorkflowSteps.tsx';

export const workflowForm: RecordForm<NewWorkflow> = {
  title: 'New workflow',
  description: 'Steps run in order. Each becomes a task for its agent.',
  action: 'New Workflow',
  schema: newWorkflow,
  size: 'lg',
  fields: [
    { kind: 'text', name: 'name', label: 'Name', required: true, maxLength: limits.text.name },
    { kind: 'area', name: 'description', label: 'Description' },
    {
      kind: 'custom',
      name: 'steps',
      label: 'Steps',
      required: true,
      initial: [emptyStep],
      render: (control) => <WorkflowSteps {...control} />,
    },
  ],
};
