import type { newWorkflow } from '@switchboard/api-contract/agents/orchestrator';
import { agentTable } from '@switchboard/api-contract/agentTable';
import type { InferOutput } from 'valibot';
import type { OrchestratorTaskAnswer, WorkflowAnswer } from '../builders/orchestrator.ts';
import type { Begin } from './begin.ts';
import type { Notes } from './notes.ts';
import { Refusal } from './Refusal.ts';

interface Parts {
  readonly clock: () => Date;
  readonly begin: Begin;
  readonly notes: Notes;
}

/** The orchestrator's workflows. Their tasks never progress. */
export function createWorkflows({ clock, begin, notes }: Parts) {
  const begun = begin.records.orchestrator as { workflows?: WorkflowAnswer[]; tasks?: OrchestratorTaskAnswer[] };
  const workflows = [...(begun.workflows ?? [])];
  const tasks = [...(begun.tasks ?? [])];
  let added = 0;
  return {
    workflows,
    tasks,
    add({ name, steps }: InferOutput<typeof newWorkflow>): WorkflowAnswer {
      const members = steps.map((step, index) => {
        const entry = agentTable.find((agent) => agent.id === step.agent || agent.slug === step.agent);
        if (!entry) throw new Refusal(422, 'Choose an agent', { [`steps.${index}.agent`]: 'Choose an agent' });
        return { entry, task: step.task };
      });
      const id = `own-workflow-${(added += 1)}`;
      const startTime = clock().toISOString();
      tasks.unshift(
        ...members.map(({ entry, task }, index): OrchestratorTaskAnswer => ({
          id: `${id}-task-${index + 1}`,
          agentId: entry.id,
          agentName: entry.name,
          taskType: entry.listType,
          status: index === 0 ? 'running' : 'queued',
          priority: 'medium',
          progress: 0,
          description: task,
          dependencies: index === 0 ? [] : [`${id}-task-${index}`],
          ...(index === 0 ? { startTime } : {}),
        })),
      );
      const workflow = {
        id,
        name,
        status: 'running',
        startTime,
        totalTasks: steps.length,
        completedTasks: 0,
        failedTasks: 0,
        currentTask: steps[0]?.task,
      };
      workflows.unshift(workflow);
      notes.add('orchestrator', { kind: 'created', text: { kind: 'workflowAdded', args: { name } } });
      return workflow;
    },
  };
}

export type Workflows = ReturnType<typeof createWorkflows>;
