import type { InvitationRow, InvitationState } from '@switchboard/api-contract/members';
import { Ban, CalendarX, Clock } from 'lucide-react';
import { toDate, type Instant } from '../format/dates.ts';
import { plural } from '../format/numbers.ts';
import { lookup, type Rule } from './lookup.ts';

/** What became of an invitation. */
export const invitationStateRules = {
  open: { label: 'Waits', tone: 'neutral', icon: Clock },
  expired: { label: 'Expired', tone: 'caution', icon: CalendarX },
  withdrawn: { label: 'Withdrawn', tone: 'neutral', icon: Ban },
} as const satisfies Record<InvitationState, Rule>;

type Invited = Pick<InvitationRow, 'state' | 'expiresAt'>;

/** Whether it can still be accepted. One can expire while it is shown. */
export const isInvitationOpen = ({ state, expiresAt }: Invited, now: Instant): boolean =>
  state === 'open' && msLeft(expiresAt, now) > 0;

/** The badge of an invitation: 'Waits, 71 hours left'. */
export function invitationBadge(invitation: Invited, now: Instant): Rule {
  const { state, expiresAt } = invitation;
  if (state !== 'open') return lookup(invitationStateRules, state);
  const left = msLeft(expiresAt, now);
  if (left <= 0) return invitationStateRules.expired;
  const rule = invitationStateRules.open;
  if (left === Infinity) return rule;
  const minutes = Math.ceil(left / 60_000);
  const rest = minutes < 60 ? plural(minutes, 'minute') : plural(Math.floor(minutes / 60), 'hour');
  return { ...rule, label: `${rule.label}, ${rest} left` };
}

function msLeft(expiresAt: Instant, now: Instant): number {
  const [end, present] = [toDate(expiresAt), toDate(now)];
  return end && present ? end.getTime() - present.getTime() : Infinity;
}
