import type { InvitationRequest, LinkAnswer } from '@switchboard/api-contract/members';
import type { Role } from '@switchboard/api-contract/roles';
import type { Outcome } from '../../../format/outcome.ts';

/** What an admin can do on the tab. Those that return nothing to read tell of a refusal themselves. */
export interface MembersControl {
  readonly onInvite: (request: InvitationRequest) => Promise<Outcome<LinkAnswer>>;
  readonly onWithdraw: (invitationId: string) => Promise<Outcome<unknown>>;
  /** Settles once the list says so. */
  readonly onRole: (memberId: string, role: Role) => Promise<Outcome<unknown>>;
  readonly onRemove: (memberId: string) => Promise<Outcome<unknown>>;
  /** Makes a link for a new password. */
  readonly onReset: (memberId: string) => Promise<Outcome<LinkAnswer>>;
  readonly onZone: (zone: string) => Promise<Outcome<unknown>>;
}
