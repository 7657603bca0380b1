import type { ResearchTaskStatus } from '@switchboard/api-contract/agents/research';
import { CircleCheck, CircleSlash, CircleX, LoaderCircle } from 'lucide-react';
import { lookup, type Rule } from './lookup.ts';

/** Statuses of a research task. */
export const researchTaskStatusRules = {
  completed: { label: 'Completed', tone: 'positive', icon: CircleCheck },
  in_progress: { label: 'In progress', tone: 'info', icon: LoaderCircle },
  failed: { label: 'Failed', tone: 'critical', icon: CircleX },
  cancelled: { label: 'Cancelled', tone: 'neutral', icon: CircleSlash },
} as const satisfies Record<ResearchTaskStatus, Rule>;

/** The badge of a research task. Others are outlined. */
export const researchTaskStatus = (status: string | undefined): Rule =>
  lookup<Rule>(researchTaskStatusRules, status, { variant: 'outline' });
