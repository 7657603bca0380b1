import {
  orchestratorSettings,
  orchestratorStatus as statusSchema,
  orchestratorTask as taskSchema,
  workflow as workflowSchema,
  type OrchestratorSettings,
} from '@switchboard/api-contract/agents/orchestrator';
import { sampleOrchestrator } from '@switchboard/api-contract/samples/orchestrator';
import type * as v from 'valibot';
import { FIXED_NOW, minutesAgo } from '../now.ts';
import { read } from './build.ts';

export type OrchestratorTaskAnswer = v.InferInput<typeof taskSchema>;
export type WorkflowAnswer = v.InferInput<typeof workflowSchema>;
export type OrchestratorStatusAnswer = v.InferInput<typeof statusSchema>;

/** A running task of critical priority at 64 %. */
export function orchestratorTaskAnswer(overrides: Partial<OrchestratorTaskAnswer> = {}): OrchestratorTaskAnswer {
  return {
    id: 'task-1',
    agentId: 'lead-generation-agent',
    agentName: 'Lead Generation',
    taskType: 'lead_search',
    status: 'running',
    priority: 'critical',
    startTime: minutesAgo(6),
    progress: 64,
    description: 'Find logistics leads in Poland',
    dependencies: [],
    ...overrides,
  };
}
export const orchestratorTask = (overrides: Partial<OrchestratorTaskAnswer> = {}) =>
  read(taskSchema, orchestratorTaskAnswer(overrides));

/** A running workflow, five of eight tasks done. */
export function workflowAnswer(overrides: Partial<WorkflowAnswer> = {}): WorkflowAnswer {
  return {
    id: 'workflow-1',
    name: 'Poland outreach',
    status: 'running',
    startTime: minutesAgo(39),
    totalTasks: 8,
    completedTasks: 5,
    failedTasks: 0,
    currentTask: 'Find logistics leads',
    estimatedCompletion: minutesAgo(-34),
    ...overrides,
  };
}
export const workflow = (overrides: Partial<WorkflowAnswer> = {}) => read(workflowSchema, workflowAnswer(overrides));

/** The page's records and figures, marked as samples; `{ sample: false }` makes them the organisation's own. */
export function orchestratorStatusAnswer(overrides: Partial<OrchestratorStatusAnswer> = {}): OrchestratorStatusAnswer {
  return { ...sampleOrchestrator(FIXED_NOW), ...overrides };
}
export const orchestratorStatus = (overrides: Partial<OrchestratorStatusAnswer> = {}) =>
  read(statusSchema, orchestratorStatusAnswer(overrides));

/** The standard settings. */
export const orchestratorSettingsValue = (overrides: Partial<OrchestratorSettings> = {}): OrchestratorSettings => ({
  ...orchestratorSettings.defaults,
  ...overrides,
});
