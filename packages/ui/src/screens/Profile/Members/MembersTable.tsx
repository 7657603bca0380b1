import type { MemberList, MemberRow, InvitationRequest, LinkAnswer } from '@switchboard/api-contract/members';
import { type Role, roleMay } from '@switchboard/api-contract/roles';
import { Ellipsis } from 'lucide-react';
import { useBusy } from '../../../components/useBusy.ts';
import { LeftOut } from '../../../blocks/records/LeftOut/LeftOut.tsx';
import { userName } from '../../../blocks/marks/UserBlock/UserBlock.tsx';
import { Menu } from '../../../components/actions/Menu/Menu.tsx';
import { Avatar } from '../../../components/display/Avatar/Avatar.tsx';
import { Time } from '../../../components/display/Time/Time.tsx';
import { Select } from '../../../components/forms/Select/Select.tsx';
import { Table, type Column } from '../../../components/layout/Table/Table.tsx';
import { zoneName } from '../../../format/dates.ts';
import { NONE } from '../../../format/numbers.ts';
import { clip } from '../../../format/text.ts';
import { roleLabel, roleOptions } from '../../../rules/members.ts';
import { nowrap } from '../../../theme/typography.css.ts';
import { email, name as nameClass, person, reason, roleSelect, words, you as youClass } from './MembersTab.css.ts';
import type { Outcome } from '../../../format/outcome.ts';

/** What an admin can do with members. Callbacks whose outcome is `unknown` report a refusal themselves. */
export interface MembersControl {
  readonly onInvite: (request: InvitationRequest) => Promise<Outcome<LinkAnswer>>;
  readonly onWithdraw: (invitationId: string) => Promise<Outcome<unknown>>;
  /** Resolves once the list was read again. */
  readonly onRole: (memberId: string, role: Role) => Promise<Outcome<unknown>>;
  readonly onRemove: (memberId: string) => Promise<Outcome<unknown>>;
  /** Makes a link for a new password. */
  readonly onReset: (memberId: string) => Promise<Outcome<LinkAnswer>>;
  readonly onZone: (zone: string) => Promise<Outcome<unknown>>;
}

const isAdmin = (role: string | undefined): boolean => role !== undefined && roleMay(role, 'administer');

/** Whether an organisation would be left without an admin if this member were none. */
const isLastAdmin = ({ id, role }: MemberRow, members: readonly MemberRow[]): boolean =>
  isAdmin(role) && !members.some((other) => isAdmin(other.role) && other.id !== id);

/** Why the role of a member can't be changed; undefined if it can. */
export function roleLockReason(member: MemberRow, members: readonly MemberRow[]): string | undefined {
  if (member.demo) return 'Demo account, cannot be changed';
  return isLastAdmin(member, members) ? 'Last admin, cannot be changed' : undefined;
}

/** The menu of a member: none for oneself, no reset for the demo account, no removal of the last admin. */
export function actionsFor(member: MemberRow, members: readonly MemberRow[]): readonly ('reset' | 'remove')[] {
  if (member.you) return [];
  return [...(member.demo ? [] : (['reset'] as const)), ...(isLastAdmin(member, members) ? [] : (['remove'] as const))];
}

/** A member's name, else their address. */
export const memberName = ({ name, email: address }: Pick<MemberRow, 'name' | 'email'>): string =>
  userName({ id: undefined, username: undefined, role: undefined, name, email: address });

const actionWords = { reset: 'Reset password', remove: 'Remove' } as const;

interface MembersTableProps extends Pick<MembersControl, 'onRole'> {
  members: MemberList['members'];
  now: Date;
  onAction: (action: 'reset' | 'remove', member: MemberRow) => void;
}

/** The members, each with the role that can be changed. */
export function MembersTable({ members: { items, leftOut }, now, onRole, onAction }: MembersTableProps) {
  const columns: Column<MemberRow>[] = [
    {
      key: 'name',
      header: 'Name',
      stack: { order: -2, flexBasis: '70%' },
      cell: (member) => <Person member={member} />,
    },
    {
      key: 'role',
      header: 'Role',
      stack: { flexBasis: '100%' },
      cell: (member) => {
        const lockReason = roleLockReason(member, items);
        if (lockReason === undefined) return <RoleSelect member={member} onRole={onRole} />;
        return (
          <>
            {clip(roleLabel(member.role), 40)} <span className={reason}>{lockReason}</span>
          </>
        );
      },
    },
    {
      key: 'seen',
      header: 'Signed in',
      stack: { head: true },
      cell: ({ you, lastSeenAt }) =>
        you ? 'Now' : <Time className={nowrap} at={lastSeenAt} now={now} show="dateTime" fallback="Never" />,
    },
    {
      key: 'actions',
      header: 'Actions',
      align: 'end',
      tight: true,
      stack: { order: -1 },
      cell: (member) => {
        const actions = actionsFor(member, items);
        if (actions.length === 0) return NONE;
        return (
          <Menu
            inRow
            label={`Actions for ${clip(memberName(member), 60)}`}
            variant="ghost"
            size="sm"
            icon={Ellipsis}
            items={actions.map((value) => ({ value, label: actionWords[value] }))}
            onSelect={(action) => onAction(action, member)}
          />
        );
      },
    },
  ];
  return (
    <Table
      stacks
      label="All members"
      columns={columns}
      rows={items}
      rowKey={({ id }) => id}
      foot={
        <>
          <span>Times in {zoneName(now)}</span>
          <LeftOut count={leftOut} one="member" />
        </>
      }
    />
  );
}

function Person({ member }: { member: MemberRow }) {
  const name = memberName(member);
  return (
    <div className={person}>
      <Avatar name={name} variant="soft" />
      <div className={words}>
        <span className={nameClass}>
          <bdi>{clip(name, 80)}</bdi> {member.you ? <span className={youClass}>you</span> : null}
        </span>{' '}
        {member.email ? (
          <bdi className={email} title={member.email}>
            {clip(member.email, 80)}
          </bdi>
        ) : null}
      </div>
    </div>
  );
}

/** Shows the chosen role until the list was read again. Another choice meanwhile is ignored. */
function RoleSelect({
  member: { id, role = '', ...member },
  onRole,
}: Pick<MembersTableProps, 'onRole'> & { member: MemberRow }) {
  const [choose, busy, { args }] = useBusy((next: Role) => onRole(id, next));
  return (
    <Select
      className={roleSelect}
      aria-label={`Role of ${clip(memberName(member), 60)}`}
      aria-busy={busy || undefined}
      options={roleOptions}
      value={busy && args ? args[0] : role}
      onValueChange={(next) => choose(next as Role)}
    />
  );
}
