import type { WorkflowStatus } from '@switchboard/api-contract/agents/orchestrator';
import { CirclePause, CircleSlash } from 'lucide-react';
import { lookup, type Rule } from './lookup.ts';
import { runStatusRules } from './runStatus.ts';

const { running, completed, failed, cancelled } = runStatusRules;

/** Statuses of a workflow. */
export const workflowStatusRules = {
  running,
  paused: { label: 'Paused', tone: 'neutral', icon: CirclePause },
  completed,
  failed,
  cancelled: { ...cancelled, icon: CircleSlash },
} as const satisfies Record<WorkflowStatus, Rule>;

/** The badge of a workflow. An unknown status counts as failed but keeps its own word. */
export function workflowStatus(status: string | undefined): Rule {
  return lookup<Rule>(workflowStatusRules, status, { ...failed, label: status?.trim() || failed.label });
}
