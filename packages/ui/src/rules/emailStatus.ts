import { emailStatuses, type EmailStatus } from '@switchboard/api-contract/agents/email';
import { Clock, Reply } from 'lucide-react';
import { lookup, type Rule } from './lookup.ts';

/** Statuses of a message. */
export const emailStatusRules = {
  pending: { label: 'Pending', tone: 'caution', icon: Clock },
  replied: { label: 'Replied', tone: 'positive', icon: Reply },
} as const satisfies Record<EmailStatus, Rule>;

/** The badge of a message. */
export const emailStatus = (status: string | undefined): Rule => lookup(emailStatusRules, status);

/** The statuses that a member can choose. */
export const emailStatusOptions = emailStatuses.map((value) => ({ value, label: emailStatus(value).label }));
