import type { MemberRow } from '@switchboard/api-contract/members';
import { roleMay } from '@switchboard/api-contract/roles';

const isAdmin = (role: string | undefined): boolean => role !== undefined && roleMay(role, 'administer');

/** Whether an organisation would be left without an admin if this member were none. */
const isLastAdmin = ({ id, role }: MemberRow, members: readonly MemberRow[]): boolean =>
  isAdmin(role) && !members.some((other) => isAdmin(other.role) && other.id !== id);

/** Why the role of a member can't be changed; undefined if it can. */
export function whyRoleStays(member: MemberRow, members: readonly MemberRow[]): string | undefined {
  if (member.demo) return 'Demo account, cannot be changed';
  return isLastAdmin(member, members) ? 'Last admin, cannot be changed' : undefined;
}

/** What can be done with a member besides: nothing with oneself, nor with who must stay. */
export function actionsFor(member: MemberRow, members: readonly MemberRow[]): readonly ('reset' | 'remove')[] {
  if (member.you) return [];
  return [...(member.demo ? [] : (['reset'] as const)), ...(isLastAdmin(member, members) ? [] : (['remove'] as const))];
}
