import type { InvitationRow, InvitationState } from '@switchboard/api-contract/members';
import { roles, type Role } from '@switchboard/api-contract/roles';
import { Ban, CalendarX, Clock } from 'lucide-react';
import { toDate, type Instant } from '../format/dates.ts';
import { plural } from '../format/numbers.ts';
import { lookup, type Rule } from './lookup.ts';

interface RoleWords {
  readonly label: string;
  /** What members with this role may do. */
  readonly may: string;
}

/** The roles in words. */
export const memberRoles = {
  tenant_admin: { label: 'Admin', may: 'Everything, including members, budgets, notifications and the audit log' },
  tenant_member: { label: 'Member', may: 'Runs, records, workflows, connections and configuration' },
  tenant_viewer: { label: 'Viewer', may: 'Can see everything except credentials, and export' },
} as const satisfies Record<Role, RoleWords>;

/** The roles to choose from, each with what it may do. */
export const roleOptions = roles.map((value) => ({
  value,
  label: memberRoles[value].label,
  hint: memberRoles[value].may,
}));

/** Whether a role is one that a member can have. */
export const isRole = (role: string | undefined): role is Role => roles.some((known) => known === role);

/** What a role is called: 'Admin'. A role that is not known keeps its own name. */
export const roleLabel = (role: string | undefined): string =>
  isRole(role) ? memberRoles[role].label : role?.trim() || 'Unknown';

/** What became of an invitation. */
export const invitationStateRules = {
  open: { label: 'Waits', tone: 'neutral', icon: Clock },
  expired: { label: 'Expired', tone: 'caution', icon: CalendarX },
  withdrawn: { label: 'Withdrawn', tone: 'neutral', icon: Ban },
} as const satisfies Record<InvitationState, Rule>;

type Invited = Pick<InvitationRow, 'state' | 'expiresAt'>;

/** Whether an invitation can still be accepted. One can expire while it is on screen. */
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
