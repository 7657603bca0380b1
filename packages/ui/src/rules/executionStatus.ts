import type { ExecutionStatus } from '@switchboard/api-contract/agents';
import { Ban, CircleCheck, CircleX, Clock, LoaderCircle } from 'lucide-react';
import { lookup, type Rule } from './lookup.ts';

/** Statuses of an execution. */
export const executionStatusRules = {
  completed: { label: 'Completed', tone: 'positive', icon: CircleCheck },
  failed: { label: 'Failed', tone: 'critical', icon: CircleX },
  running: { label: 'Running', tone: 'info', icon: LoaderCircle },
  queued: { label: 'Queued', tone: 'neutral', icon: Clock },
  cancelled: { label: 'Cancelled', tone: 'neutral', icon: Ban },
} as const satisfies Record<ExecutionStatus, Rule>;

/** The badge of an execution. */
export const executionStatus = (status: string | undefined): Rule => lookup(executionStatusRules, status);
