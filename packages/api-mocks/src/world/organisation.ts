import { limits } from '@switchboard/api-contract/limits';
import type { AcceptRequest } from '@switchboard/api-contract/members';
import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import { loginAnswer, userAnswer } from '../builders/auth.ts';
import { tokenOf as tokenOfRole } from '../builders/members.ts';
import {
  memberAnswer,
  type InvitedAnswer,
  type MemberAnswer,
  type OwnSessionAnswer,
} from '../builders/organisation.ts';
import { Refusal } from './Refusal.ts';

const hourMs = 3_600_000;
/** Some of the passwords that the server refuses as too common. */
const common: readonly string[] = ['1234567890', 'qwertyuiop', 'password123'];
/** Tokens of links have the length of the server's. */
const tokenOf = (count: number): string => `mock-link-${count}`.padEnd(43, '-');

interface Link {
  readonly token: string;
  /** Of a link for a new password. */
  readonly memberId?: string;
  readonly invitationId?: string;
  used: boolean;
}

/** Who belongs to the organisation, who is invited, and the demo member's own account. */
export function createOrganisation(clock: () => Date) {
  const demo = userAnswer();
  let members: MemberAnswer[] = [
    memberAnswer({
      id: demo.id ?? '',
      name: demo.name,
      email: demo.email,
      role: demo.role,
      lastSeenAt: clock().toISOString(),
      you: true,
      demo: true,
    }),
  ];
  let invitations: InvitedAnswer[] = [];
  let zone: string | undefined;
  let ownSessions: OwnSessionAnswer[] = [
    {
      id: 'session-1',
      browser: 'Firefox on Linux',
      at: clock().toISOString(),
      lastSeenAt: clock().toISOString(),
      current: true,
    },
  ];
  const links: Link[] = [];
  let made = 0;

  const memberOf = (id: string): MemberAnswer => {
    const found = members.find((member) => member.id === id);
    if (!found) throw new Refusal(404, 'There is no member with this id');
    return found;
  };
  const refuseLastAdmin = ({ id, role }: MemberAnswer, what: string): void => {
    if (role === 'tenant_admin' && !members.some((other) => other.id !== id && other.role === 'tenant_admin'))
      throw new Refusal(409, `The last admin can’t be ${what}. Make another member an admin first`);
  };
  const makeLink = (of: Pick<Link, 'memberId' | 'invitationId'>) => {
    made += 1;
    const token = tokenOf(made);
    links.push({ token, used: false, ...of });
    return {
      id: of.invitationId ?? `reset-${made}`,
      link: `http://localhost/invitation/${token}`,
      expiresAt: new Date(clock().getTime() + limits.members.invitationHours * hourMs).toISOString(),
    };
  };
  const stateOf = (row: InvitedAnswer): InvitedAnswer =>
    row.state === 'open' && Date.parse(row.expiresAt ?? '') <= clock().getTime() ? { ...row, state: 'expired' } : row;
  const open = (token: string): { link: Link; invited: InvitedAnswer | undefined } => {
    const link = links.find((one) => one.token === token);
    if (!link)
      throw new Refusal(404, 'This link is not valid. Check that it is complete, or ask whoever sent it for a new one');
    const invited = invitations.map(stateOf).find(({ id }) => id === link.invitationId);
    const end = link.used
      ? 'was already used'
      : invited?.state === 'expired'
        ? 'has expired'
        : invited?.state === 'withdrawn' && 'was withdrawn';
    if (end)
      throw new Refusal(
        410,
        `This ${invited ? 'invitation' : 'link'} ${end}. ${link.used ? 'Sign in, or ask' : 'Ask'} ${demo.name ?? ''} for a new one.`,
      );
    return { link, invited };
  };
  const refuseCommon = (password: string, field: string): void => {
    const error = 'This is one of the most common passwords. Choose another one';
    if (common.includes(password.toLowerCase())) throw new Refusal(422, error, { fields: { [field]: error } });
  };

  return {
    list: (): AnswerOf<typeof endpoints.members> => ({
      members: [...members],
      invitations: invitations.map(stateOf),
      ...(zone !== undefined && { zone }),
    }),
    invite: ({ email, role }: { email: string; role: string }) => {
      if (members.some((member) => member.email === email)) {
        const error = 'There is a member with this address already';
        throw new Refusal(409, error, { fields: { email: error } });
      }
      const at = clock().toISOString();
      const id = `invitation-${made + 1}`;
      const { link, expiresAt } = makeLink({ invitationId: id });
      invitations = [
        { id, email, role, invitedBy: demo.name, at, expiresAt, state: 'open' },
        ...invitations.map((row) =>
          row.email === email && row.state === 'open' ? { ...row, state: 'withdrawn' } : row,
        ),
      ];
      return { id, link, expiresAt };
    },
    withdraw: (id: string): undefined => {
      if (!invitations.map(stateOf).some((row) => row.id === id && row.state !== 'withdrawn'))
        throw new Refusal(404, 'There is no open invitation with this id');
      invitations = invitations.map((row) => (row.id === id ? { ...row, state: 'withdrawn' } : row));
    },
    changeRole: (id: string, role: string): MemberAnswer => {
      const member = memberOf(id);
      if (member.demo) throw new Refusal(409, 'The role of the demo account can’t be changed');
      if (role !== 'tenant_admin') refuseLastAdmin(member, 'made less');
      members = members.map((one) => (one.id === id ? { ...one, role } : one));
      return memberOf(id);
    },
    remove: (id: string): undefined => {
      refuseLastAdmin(memberOf(id), 'removed');
      members = members.filter((member) => member.id !== id);
    },
    reset: (id: string) => {
      if (memberOf(id).demo) throw new Refusal(409, 'The password of the demo account can’t be changed');
      return makeLink({ memberId: id });
    },
    setZone: (next: string) => {
      zone = next;
      return { zone: next };
    },
    invitation: (token: string): AnswerOf<typeof endpoints.invitation> => {
      const { link, invited } = open(token);
      const shared = { organisation: 'Northlight GmbH', invitedBy: demo.name };
      if (!invited) return { ...shared, kind: 'reset', name: memberOf(link.memberId ?? '').name };
      const { email, role, expiresAt } = invited;
      return { ...shared, kind: 'invitation', email, role, expiresAt };
    },
    accept: (token: string, { name = '', password }: AcceptRequest): AnswerOf<typeof endpoints.acceptInvitation> => {
      const { link, invited } = open(token);
      if (invited && name.trim() === '')
        throw new Refusal(422, 'Name is required', { fields: { name: 'Name is required' } });
      refuseCommon(password, 'password');
      link.used = true;
      if (!invited) return loginAnswer();
      const { id, email, role } = invited;
      const member = memberAnswer({ id: `member-${id}`, name, email, role, lastSeenAt: clock().toISOString() });
      members = [...members, member];
      invitations = invitations.filter((row) => row.id !== id);
      // The token is of somebody in that role, so that what it may is refused and let through as it must be.
      return loginAnswer({
        token: tokenOfRole(role?.replace('tenant_', '')),
        user: userAnswer({ id: member.id, username: email, name, email, role }),
        firstVisit: true,
      });
    },
    changePassword: (): AnswerOf<typeof endpoints.changePassword> => {
      throw new Refusal(409, 'The password of the demo account can’t be changed');
    },
    sessions: () => ({ sessions: [...ownSessions] }),
    endSession: (id: string): undefined => {
      if (!ownSessions.some((session) => session.id === id)) throw new Refusal(404, 'There is no session with this id');
      ownSessions = ownSessions.filter((session) => session.id !== id);
    },
  };
}
