import type { ResearchTaskStatus } from '@switchboard/api-contract/agents/research';
import { CircleSlash } from 'lucide-react';
import { lookup, type Rule } from './lookup.ts';
import { runStatusRules } from './runStatus.ts';

const { running, completed, failed, cancelled } = runStatusRules;

/** Statuses of a research task. */
export const researchTaskStatusRules = {
  completed,
  in_progress: { ...running, label: 'In progress' },
  failed,
  cancelled: { ...cancelled, icon: CircleSlash },
} as const satisfies Record<ResearchTaskStatus, Rule>;

/** The badge of a research task. Others are outlined. */
export const researchTaskStatus = (status: string | undefined): Rule =>
  lookup<Rule>(researchTaskStatusRules, status, { variant: 'outline' });
