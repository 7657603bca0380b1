import { emailStatuses, type EmailStatus } from '@switchboard/api-contract/agents/email';
import type { LeadStatus } from '@switchboard/api-contract/agents/leadGeneration';
import type { BusinessStatus } from '@switchboard/api-contract/agents/mapsScraper';
import type { TaskPriority } from '@switchboard/api-contract/agents/orchestrator';
import { priorities, type Priority } from '@switchboard/api-contract/agents/shared';
import { limits } from '@switchboard/api-contract/limits';
import { BadgeCheck, ChevronDown, ChevronsUp, ChevronUp, Clock, Equal, Reply, Star } from 'lucide-react';
import { lookup, thresholdFor, type Rule, type Threshold } from './lookup.ts';

/** Statuses of a lead. */
export const leadStatusRules = {
  new: { label: 'New', tone: 'neutral', variant: 'outline' },
  qualified: { label: 'Qualified', tone: 'info' },
  converted: { label: 'Converted', tone: 'positive' },
} as const satisfies Record<LeadStatus, Rule>;

/** The badge of a lead. One without a status is new. */
export const leadStatus = (status: string | undefined): Rule => lookup(leadStatusRules, status ?? 'new');

/** Badges of a lead's score, from the highest bound down. */
export const leadScoreThresholds = [
  { above: limits.threshold.leadScore.high, tone: 'neutral', variant: 'solid' },
  { above: limits.threshold.leadScore.secondary, tone: 'neutral', variant: 'soft' },
  { above: -Infinity, tone: 'neutral', variant: 'outline' },
] as const satisfies readonly (Threshold & Omit<Rule, 'label'>)[];

/** The badge of a score from 0 to 100; none if there is no score. */
export function leadScore(score: number | undefined): Rule | undefined {
  const step = thresholdFor(leadScoreThresholds, score);
  return step && { label: String(Math.round(score ?? 0)), tone: step.tone, variant: step.variant };
}

/** Statuses of a scraped business. */
export const businessStatusRules = {
  verified: { label: 'Verified', tone: 'positive', icon: BadgeCheck },
  new: { label: 'New', tone: 'neutral', variant: 'outline' },
  closed: { label: 'Closed', tone: 'neutral' },
} as const satisfies Record<BusinessStatus, Rule>;

/** The badge of a business. */
export const businessStatus = (status: string | undefined): Rule => lookup(businessStatusRules, status);

/** Badges of a rating, from the highest bound down. */
export const ratingThresholds = [
  { above: limits.threshold.rating.high, tone: 'neutral', variant: 'solid' },
  { above: limits.threshold.rating.secondary, tone: 'neutral', variant: 'soft' },
  { above: -Infinity, tone: 'neutral', variant: 'outline' },
] as const satisfies readonly (Threshold & Omit<Rule, 'label'>)[];

/** The badge of a rating from 0 to 5, with one decimal; none if there is no rating. */
export function rating(stars: number | undefined): Rule | undefined {
  const step = thresholdFor(ratingThresholds, stars);
  return step && { label: (stars ?? 0).toFixed(1), tone: step.tone, variant: step.variant, icon: Star };
}

/** Statuses of a message. */
export const emailStatusRules = {
  pending: { label: 'Pending', tone: 'caution', icon: Clock },
  replied: { label: 'Replied', tone: 'positive', icon: Reply },
} as const satisfies Record<EmailStatus, Rule>;

/** The badge of a message. */
export const emailStatus = (status: string | undefined): Rule => lookup(emailStatusRules, status);

/** The statuses that a member can choose. */
export const emailStatusOptions = emailStatuses.map((value) => ({ value, label: emailStatus(value).label }));

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
