import type { LeadStatus } from '@switchboard/api-contract/agents/leadGeneration';
import { lookup, type Rule } from './lookup.ts';

/** Statuses of a lead. */
export const leadStatusRules = {
  new: { label: 'New', tone: 'neutral', variant: 'outline' },
  qualified: { label: 'Qualified', tone: 'info' },
  converted: { label: 'Converted', tone: 'positive' },
} as const satisfies Record<LeadStatus, Rule>;

/** The badge of a lead. One without a status is new. */
export const leadStatus = (status: string | undefined): Rule => lookup(leadStatusRules, status ?? 'new');
