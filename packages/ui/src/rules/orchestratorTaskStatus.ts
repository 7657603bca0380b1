import type { TaskStatus } from '@switchboard/api-contract/agents/orchestrator';
import { CircleCheck, CircleSlash, CircleX, Clock, LoaderCircle, SkipForward } from 'lucide-react';
import { lookup, type Rule } from './lookup.ts';

/** How an orchestrator task is shown; `duration` fills the Duration column until there is one. */
export interface TaskRule extends Rule {
  readonly duration?: string;
}

/** Statuses of a task of the orchestrator. */
export const orchestratorTaskStatusRules = {
  running: { label: 'Running', tone: 'info', icon: LoaderCircle, duration: 'Running...' },
  queued: { label: 'Queued', tone: 'neutral', icon: Clock, duration: 'Queued' },
  completed: { label: 'Completed', tone: 'positive', icon: CircleCheck },
  failed: { label: 'Failed', tone: 'critical', icon: CircleX },
  cancelled: { label: 'Cancelled', tone: 'neutral', icon: CircleSlash },
  skipped: { label: 'Skipped', tone: 'neutral', icon: SkipForward },
} as const satisfies Record<TaskStatus, TaskRule>;

/** The badge of a task of the orchestrator. */
export const orchestratorTaskStatus = (status: string | undefined): TaskRule =>
  lookup<TaskRule>(orchestratorTaskStatusRules, status);
