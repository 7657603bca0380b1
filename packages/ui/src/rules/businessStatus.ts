import type { BusinessStatus } from '@switchboard/api-contract/agents/mapsScraper';
import { BadgeCheck } from 'lucide-react';
import { lookup, type Rule } from './lookup.ts';

/** Statuses of a scraped business. */
export const businessStatusRules = {
  verified: { label: 'Verified', tone: 'positive', icon: BadgeCheck },
  new: { label: 'New', tone: 'neutral', variant: 'outline' },
  closed: { label: 'Closed', tone: 'neutral' },
} as const satisfies Record<BusinessStatus, Rule>;

/** The badge of a business. */
export const businessStatus = (status: string | undefined): Rule => lookup(businessStatusRules, status);
