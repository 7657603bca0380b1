import type { WorkflowStatus } from '@switchboard/api-contract/agents/orchestrator';
import { CircleCheck, CirclePause, CircleSlash, CircleX, LoaderCircle } from 'lucide-react';
import { lookup, type Rule } from './lookup.ts';

/** Statuses of a workflow. */
export const workflowStatusRules = {
  running: { label: 'Running', tone: 'info', icon: LoaderCircle },
  paused: { label: 'Paused', tone: 'neutral', icon: CirclePause },
  completed: { label: 'Completed', tone: 'positive', icon: CircleCheck },
  failed: { label: 'Failed', tone: 'critical', icon: CircleX },
  cancelled: { label: 'Cancelled', tone: 'neutral', icon: CircleSlash },
} as const satisfies Record<WorkflowStatus, Rule>;

/** The badge of a workflow. An unknown status counts as failed but keeps its own word. */
export function workflowStatus(status: string | undefined): Rule {
  const failed = { tone: 'critical', icon: CircleX } as const;
  return lookup<Rule>(workflowStatusRules, status, status?.trim() ? failed : { ...failed, label: 'Failed' });
}
