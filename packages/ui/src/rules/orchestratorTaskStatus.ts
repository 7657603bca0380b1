import type { TaskStatus } from '@switchboard/api-contract/agents/orchestrator';
import { CircleSlash, SkipForward } from 'lucide-react';
import { lookup, type Rule } from './lookup.ts';
import { runStatusRules } from './runStatus.ts';

const { running, queued, cancelled, ...others } = runStatusRules;

/** How an orchestrator task is shown; `duration` fills the Duration column until there is one. */
export interface TaskRule extends Rule {
  readonly duration?: string;
}

/** Statuses of a task of the orchestrator. */
export const orchestratorTaskStatusRules = {
  running: { ...running, duration: 'Running...' },
  queued: { ...queued, duration: 'Queued' },
  ...others,
  cancelled: { ...cancelled, icon: CircleSlash },
  skipped: { label: 'Skipped', tone: 'neutral', icon: SkipForward },
} as const satisfies Record<TaskStatus, TaskRule>;

/** The badge of a task of the orchestrator. */
export const orchestratorTaskStatus = (status: string | undefined): TaskRule =>
  lookup<TaskRule>(orchestratorTaskStatusRules, status);
