import type { TaskPriority } from '@switchboard/api-contract/agents/orchestrator';
import { priorities, type Priority } from '@switchboard/api-contract/agents/shared';
import { ChevronDown, ChevronUp, ChevronsUp, Equal } from 'lucide-react';
import { lookup, type Rule } from './lookup.ts';

/** Priorities of messages, events, research tasks and tasks of the orchestrator. */
export const priorityRules = {
  critical: { label: 'Critical', tone: 'critical', variant: 'solid', icon: ChevronsUp },
  high: { label: 'High', tone: 'critical', icon: ChevronUp },
  medium: { label: 'Medium', tone: 'caution', icon: Equal },
  low: { label: 'Low', tone: 'neutral', variant: 'outline', icon: ChevronDown },
} as const satisfies Record<TaskPriority | Priority, Rule>;

/** The badge of a priority. */
export const priority = (value: string | undefined): Rule => lookup(priorityRules, value);

/** The priorities that a member can choose. */
export const priorityOptions = priorities.map((value) => ({ value, label: priority(value).label }));
