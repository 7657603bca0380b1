import * as v from 'valibot';
import { messages } from '../errors.ts';
import { limits } from '../limits.ts';
import { settingsContract } from '../settings.ts';
import { figure, flag, instant, requiredText, rows, text, wholeNumber, texts, optionalText } from '../wire.ts';
import { recordFields } from '../records/calls.ts';
import { statusBase } from './shared.ts';
import { isAtWork, type RunStatus } from '../runs/runStatus.ts';
import { countToday, mean, type AgentPage, type AgentPageInput } from './agentPage.ts';
import { factOrText } from '../words/factOrText.ts';
import { runRefusals } from '../endpoints/runs.ts';
import { defineAgent } from './defineAgent.ts';
import type { ServiceNeed } from '../runs/missing.ts';

/** `skipped` is a step that never ran because the workflow ended before. */
export type TaskStatus = RunStatus | 'skipped';
export const taskPriorities = ['critical', 'high', 'medium'] as const;
export type TaskPriority = (typeof taskPriorities)[number];
/** `paused`: no further step starts until a member resumes it. */
export const workflowStatuses = ['running', 'paused', 'completed', 'failed', 'cancelled'] as const;
export type WorkflowStatus = (typeof workflowStatuses)[number];
/** The statuses in which a workflow has not ended. */
const openWorkflowStatuses: readonly WorkflowStatus[] = ['running', 'paused'];

/**
 * A task of the queue. `duration` in milliseconds, `progress` in percent, `dependencies` are ids of tasks, `error` says
 * why one failed.
 */
export const orchestratorTask = v.object({
  id: v.string(),
  agentId: text(),
  agentName: text(),
  taskType: text(),
  status: text(),
  priority: text(),
  startTime: instant(),
  endTime: instant(),
  duration: figure(),
  progress: figure(),
  description: text(),
  error: factOrText(),
  dependencies: texts(),
  /** The sandbox answered it; one that has called nothing yet follows its workflow. */
  sandbox: flag(),
});
export type OrchestratorTask = v.InferOutput<typeof orchestratorTask>;

const prioritiesByUrgency = ['low', 'medium', 'high', 'critical'];

/** How the queue is listed: the page has all of it, and nobody adds or changes a task. */
export const taskQueue = {
  one: 'task',
  record: orchestratorTask,
  sorts: ['description', 'agent', 'status', 'progress', 'urgency', 'duration'],
  filters: ['status', 'priority', 'agent'],
  searched: ['description', 'taskType', 'agentName', 'agentId'],
  derived: ({ agentName, agentId, priority = '' }: OrchestratorTask) => ({
    agent: agentName ?? agentId,
    urgency: prioritiesByUrgency.includes(priority) ? prioritiesByUrgency.indexOf(priority) : undefined,
  }),
} as const;

/** A workflow. Its run has the same id, and is cancelled and retried as any other. An unknown status is shown as failed. */
export const workflow = v.object({
  id: v.string(),
  ...recordFields,
  name: text(),
  status: text(),
  startTime: instant(),
  endTime: instant(),
  totalTasks: figure(),
  completedTasks: figure(),
  failedTasks: figure(),
  currentTask: text(),
  estimatedCompletion: instant(),
  /** The sandbox answered one of its runs. */
  sandbox: flag(),
});
export type Workflow = v.InferOutput<typeof workflow>;

/**
 * `GET /api/agents/orchestrator/status`. `averageExecutionTime` in seconds, `systemLoad` in percent, `endedToday`
 * tasks.
 */
export const orchestratorStatus = v.object({
  ...statusBase,
  stats: v.object({
    totalTasks: figure(),
    activeTasks: figure(),
    completedTasks: figure(),
    failedTasks: figure(),
    averageExecutionTime: figure(),
    systemLoad: figure(),
    agentsConnected: figure(),
    endedToday: figure(),
  }),
  tasks: rows(orchestratorTask),
  workflows: rows(workflow),
});
export type OrchestratorStatus = v.InferOutput<typeof orchestratorStatus>;

const percent = wholeNumber(0, 100);

/** Settings of the orchestrator. `taskTimeout` in seconds, thresholds in percent. */
export const orchestratorSettings = settingsContract(
  {
    isActive: v.boolean(),
    maxConcurrentTasks: wholeNumber(1, 20),
    taskTimeout: wholeNumber(10, 3_600),
    retryAttempts: wholeNumber(0, 5),
    autoScaling: v.boolean(),
    loadBalancing: v.boolean(),
    priorityWeighting: v.boolean(),
    errorRecovery: v.boolean(),
    resourceOptimization: v.boolean(),
    realTimeMonitoring: v.boolean(),
    alertThresholds: v.object({ highCpu: percent, highMemory: percent, taskFailureRate: percent }),
  },
  {
    isActive: true,
    maxConcurrentTasks: 10,
    taskTimeout: 300,
    retryAttempts: 3,
    autoScaling: true,
    loadBalancing: true,
    priorityWeighting: true,
    errorRecovery: true,
    resourceOptimization: true,
    realTimeMonitoring: true,
    alertThresholds: { highCpu: 80, highMemory: 85, taskFailureRate: 15 },
  },
);
export type OrchestratorSettings = ReturnType<typeof orchestratorSettings.read>;

/**
 * One step of a new workflow: which agent (id or slug) does what. `after` are the numbers of the steps that it waits
 * for, counted from 1; missing: the one before it. `priority` is medium by default.
 */
const newStep = v.strictObject({
  agent: v.string('Choose an agent'),
  task: requiredText('Task', limits.text.line),
  after: v.optional(
    v.pipe(
      v.array(v.pipe(v.number(), v.integer('Refer to steps by their number'))),
      v.maxLength(limits.workflow.steps),
    ),
  ),
  priority: v.optional(v.picklist(taskPriorities, 'Choose a priority')),
});

/** Body of New Workflow: what is to be done, and by which agents. */
export const newWorkflow = v.strictObject({
  name: requiredText('Name', limits.text.name),
  description: optionalText('Description', limits.text.paragraph),
  steps: v.pipe(
    v.array(newStep),
    v.minLength(1, 'Add at least one step'),
    v.maxLength(limits.workflow.steps, `At most ${limits.workflow.steps} steps`),
  ),
});
export type NewWorkflow = v.InferInput<typeof newWorkflow>;

/** The orchestrator. */
export const orchestratorAgent = defineAgent('orchestrator', {
  status: orchestratorStatus,
  figures: 'stats',
  pollMs: limits.pollMs.orchestratorStatus,
  records: {
    workflows: {
      one: 'workflow',
      record: workflow,
      create: newWorkflow,
      audit: 'workflow.added',
      refusals: runRefusals,
      sorts: ['name', 'status', 'startTime', 'endTime', 'totalTasks'],
      filters: ['status'],
      searched: ['name', 'currentTask'],
      edits: v.partial(v.strictObject({ name: requiredText('Name', limits.text.name) })),
      heldBy: ({ status }: v.InferInput<typeof workflow>) =>
        openWorkflowStatuses.some((word) => word === status) ? messages.workflowAtWork : undefined,
    },
  },
  settings: orchestratorSettings,
  sample: async (now) => (await import('../samples/orchestrator.ts')).sampleOrchestrator(now),
  special: {
    collection: 'workflows',
    describe: (workflows: v.InferInput<typeof workflow>[]) => ({
      workflows: workflows.map(({ id, name, status, currentTask, completedTasks, totalTasks, startTime, sandbox }) => ({
        id,
        name,
        status,
        currentTask,
        completedTasks,
        totalTasks,
        startTime,
        sandbox,
      })),
    }),
  },
});

type Task = v.InferInput<typeof orchestratorTask>;

/** Workflows and their tasks according to their runs, and the other active agents. */
export interface OrchestratorInput extends AgentPageInput<{ readonly workflows: v.InferInput<typeof workflow>[] }> {
  readonly tasks: Task[];
  readonly agentsConnected: number;
  readonly settings: OrchestratorSettings;
}

/**
 * What the API computes for the orchestrator. The load is the share of the allowed concurrent tasks that are running.
 * Tasks of the sandbox are counted only while there are no others.
 */
export const orchestratorApi = {
  runType: 'workflow',
  nicknames: /\borchestrat\w*\b|\bsuper agent\b/gi,
  needs: [] as readonly ServiceNeed[],
  describeAgentPage: ({
    head,
    records: { workflows },
    tasks,
    ran,
    agentsConnected,
    now,
    settings,
  }: OrchestratorInput): AgentPage<v.InferInput<typeof orchestratorStatus>> => {
    const real = tasks.filter(({ sandbox }) => sandbox !== true);
    const counted = real.length > 0 ? real : tasks;
    const count = (status: TaskStatus): number => counted.filter((task) => task.status === status).length;
    const activeTasks = counted.filter(({ status }) => isAtWork(status)).length;
    const nothing = !ran && workflows.length === 0;
    return {
      answer: {
        ...head,
        stats: {
          totalTasks: counted.length,
          activeTasks,
          completedTasks: count('completed'),
          failedTasks: count('failed'),
          averageExecutionTime: mean(
            counted.flatMap(({ duration }) => (typeof duration === 'number' ? duration / 1_000 : [])),
          ),
          systemLoad: Math.round((activeTasks / settings.maxConcurrentTasks) * 100),
          agentsConnected,
          endedToday: countToday(
            counted.map(({ endTime }) => endTime),
            now,
          ),
        },
        tasks,
        workflows,
      },
      empty: { figures: nothing, tasks: nothing, workflows: nothing },
    };
  },
};
