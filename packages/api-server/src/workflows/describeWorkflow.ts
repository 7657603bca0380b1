import { hasFailed, isAtWork, isOpen } from '@switchboard/api-contract/runs/runStatus';
import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import type { orchestratorTask, TaskStatus, WorkflowStatus } from '@switchboard/api-contract/agents/orchestrator';
import type { InferInput } from 'valibot';
import type { RecordOf } from '../records/collections.ts';
import { readStoredFact } from '../platform/store/storedFact.ts';
import type { RunRow } from '../runs/describeRun.ts';
import { prerequisitesOf, stepsOf, type WorkflowStep } from './workflowRuns.ts';

type WorkflowAnswer = AnswerOf<typeof endpoints.addWorkflow>;
type TaskAnswer = InferInput<typeof orchestratorTask>;

function statusOf({ status, heldAt }: RunRow): WorkflowStatus {
  if (!isOpen(status)) return status;
  return heldAt === null ? 'running' : 'paused';
}
/** A step that never ran because the workflow ended before. */
const skipped = 'skipped' satisfies TaskStatus;

/** A workflow, as the API sends it. When it will end is unknown. */
export function describeWorkflow(workflow: RecordOf<'workflows'>, runs: ReadonlyMap<string, RunRow>): WorkflowAnswer {
  const run = runs.get(workflow.id);
  const steps = stepsOf(workflow, runs);
  const current =
    steps.find((step) => isAtWork(step.run?.status)) ?? steps.find((step) => step.run?.status !== 'completed');
  return {
    id: workflow.id,
    name: workflow.name,
    ...(run ? { status: statusOf(run), startTime: run.startTime ?? run.queuedAt } : {}),
    ...(run?.endTime ? { endTime: run.endTime } : {}),
    totalTasks: steps.length,
    completedTasks: steps.filter((step) => step.run?.status === 'completed').length,
    failedTasks: steps.filter((step) => hasFailed(step.run?.status)).length,
    ...(current ? { currentTask: current.task } : {}),
    ...(workflow.sandbox === true && { sandbox: true }),
  };
}

/** A step that has called nothing yet follows its workflow, so that figures don't count it as real meanwhile. */
const isFromSandbox = ({ run }: WorkflowStep, { sandbox }: RecordOf<'workflows'>): boolean =>
  run?.sandbox === 1 || (sandbox === true && run?.realCalls !== 1);

/**
 * The steps of a workflow as tasks of the queue, without those that belong to an earlier try of it. The progress of a
 * running step is unknown.
 */
export function describeTasks(workflow: RecordOf<'workflows'>, runs: ReadonlyMap<string, RunRow>): TaskAnswer[] {
  const own = runs.get(workflow.id);
  const ended = own !== undefined && !isOpen(own.status);
  const steps = stepsOf(workflow, runs);
  return steps.flatMap((step) => {
    if (step.isDoneBefore) return [];
    const { id, agentId, agentName, type, task, priority = 'medium', run } = step;
    const status = run?.status ?? (ended ? skipped : 'queued');
    return {
      id,
      agentId: run?.agentId ?? agentId,
      agentName,
      taskType: type,
      status,
      description: task,
      priority,
      dependencies: prerequisitesOf(step, steps).map((before) => before.id),
      ...(isFromSandbox(step, workflow) && { sandbox: true }),
      ...(status === 'completed'
        ? { progress: 100 }
        : status === 'queued' || status === skipped
          ? { progress: 0 }
          : {}),
      ...(run?.errorMessage ? { error: readStoredFact(run.errorMessage) } : {}),
      ...(run?.startTime ? { startTime: run.startTime } : {}),
      ...(run?.endTime ? { endTime: run.endTime } : {}),
      ...(typeof run?.durationMs === 'number' ? { duration: run.durationMs } : {}),
    };
  });
}
