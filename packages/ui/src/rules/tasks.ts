import type { TaskStatus, WorkflowStatus } from '@switchboard/api-contract/agents/orchestrator';
import type { ResearchTaskStatus } from '@switchboard/api-contract/agents/research';
import { CirclePause, CircleSlash, SkipForward } from 'lucide-react';
import { lookup, type Rule } from './lookup.ts';
import { runStatusRules } from './runs.ts';

const { running, queued, completed, failed } = runStatusRules;
const cancelled = { ...runStatusRules.cancelled, icon: CircleSlash };

/** Statuses of a research task. */
export const researchTaskStatusRules = {
  completed,
  in_progress: { ...running, label: 'In progress' },
  failed,
  cancelled,
} as const satisfies Record<ResearchTaskStatus, Rule>;

/** The badge of a research task. Others are outlined. */
export const researchTaskStatus = (status: string | undefined): Rule =>
  lookup<Rule>(researchTaskStatusRules, status, { variant: 'outline' });

/** How an orchestrator task is shown; `duration` fills the Duration column until there is one. */
export interface TaskRule extends Rule {
  readonly duration?: string;
}

/** Statuses of a task of the orchestrator. */
export const orchestratorTaskStatusRules = {
  running: { ...running, duration: 'Running...' },
  queued: { ...queued, duration: 'Queued' },
  completed,
  failed,
  cancelled,
  skipped: { label: 'Skipped', tone: 'neutral', icon: SkipForward },
} as const satisfies Record<TaskStatus, TaskRule>;

/** The badge of a task of the orchestrator. */
export const orchestratorTaskStatus = (status: string | undefined): TaskRule =>
  lookup<TaskRule>(orchestratorTaskStatusRules, status);

/** Statuses of a workflow. */
export const workflowStatusRules = {
  running,
  paused: { label: 'Paused', tone: 'neutral', icon: CirclePause },
  completed,
  failed,
  cancelled,
} as const satisfies Record<WorkflowStatus, Rule>;

/** The badge of a workflow. An unknown status counts as failed but keeps its own word. */
export function workflowStatus(status: string | undefined): Rule {
  return lookup<Rule>(workflowStatusRules, status, { ...failed, label: status?.trim() || failed.label });
}
