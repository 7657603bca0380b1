import type { MemberList, MemberRow, InvitationRequest, LinkAnswer } from '@switchboard/api-contract/members';
import { type Role, roleMay } from '@switchboard/api-contract/roles';
import { Ellipsis, KeyRound, Siren, Unlink, UserX } from 'lucide-react';
import { useBusy } from '../../../components/useBusy.ts';
import { LeftOut } from '../../../blocks/records/LeftOut/LeftOut.tsx';
import { userName } from '../../../blocks/marks/UserBlock/UserBlock.tsx';
import { Menu } from '../../../components/actions/Menu/Menu.tsx';
import { Avatar } from '../../../components/display/Avatar/Avatar.tsx';
import { Badge } from '../../../components/display/Badge/Badge.tsx';
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
  /** Parts a member from their account of single sign-on. */
  readonly onUnjoin: (memberId: string) => Promise<Outcome<unknown>>;
  /** Marks the admin who may sign in with a password where passwords are off, or takes the mark away. */
  readonly onEmergency: (memberId: string, emergency: boolean) => Promise<Outcome<unknown>>;
  /** Makes a link for a new password. */
  readonly onReset: (memberId: string) => Promise<Outcome<LinkAnswer>>;
  readonly onZone: (zone: string) => Promise<Outcome<unknown>>;
}

const isAdmin = (role: string | undefined): boolean => role !== undefined && roleMay(role, 'administer');

/** Whether an organisation would be left without an admin if this member were none. */
const isLastAdmin = ({ id, role }: MemberRow, members: readonly MemberRow[]): boolean =>
  isAdmin(role) && !members.some((other) => isAdmin(other.role) && other.id !== id);

/** What the provider of single sign-on is called. */
export const providerName = (sso = 'single sign-on'): string => clip(sso, 40);

/** Why the role of a member can't be changed; undefined if it can. */
export function roleLockReason(member: MemberRow, members: readonly MemberRow[], sso?: string): string | undefined {
  if (member.demo) return 'Demo account, cannot be changed';
  if (member.roleSet) return `Set by ${providerName(sso)}`;
  return isLastAdmin(member, members) ? 'Last admin, cannot be changed' : undefined;
}

/** What the menu of a member offers. */
export type MemberAction = keyof typeof actionWords;

/**
 * The menu of a member: no reset for the demo account, no removal of the last admin, and of oneself only the mark
 * Emergency, which admins can have where there is single sign-on (`sso`).
 */
export function actionsFor(member: MemberRow, members: readonly MemberRow[], sso?: string): MemberAction[] {
  const { you = false, demo = false, joined = false, emergency = false, role } = member;
  const offered: Readonly<Record<MemberAction, boolean>> = {
    reset: !you && !demo,
    unjoin: !you && joined,
    mark: sso !== undefined && !demo && !emergency && isAdmin(role),
    unmark: emergency,
    remove: !you && !isLastAdmin(member, members),
  };
  return (Object.keys(actionWords) as MemberAction[]).filter((action) => offered[action]);
}

/** A member's name, else their address. */
export const memberName = ({ name, email: address }: Pick<MemberRow, 'name' | 'email'>): string =>
  userName({ id: undefined, username: undefined, role: undefined, name, email: address });

const actionWords = {
  reset: { label: 'Make a reset link', icon: KeyRound },
  unjoin: { label: 'Unjoin', icon: Unlink },
  mark: { label: 'Mark as Emergency', icon: Siren },
  unmark: { label: 'Take the mark Emergency away', icon: Siren },
  remove: { label: 'Remove', icon: UserX },
} as const;

interface MembersTableProps extends Pick<MembersControl, 'onRole'> {
  members: MemberList['members'];
  /** What the provider of single sign-on is called, if members can use one. */
  sso: string | undefined;
  now: Date;
  onAction: (action: MemberAction, member: MemberRow) => void;
}

/** The members, each with the role that can be changed. */
export function MembersTable({ members: { items, leftOut }, sso, now, onRole, onAction }: MembersTableProps) {
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
        const lockReason = roleLockReason(member, items, sso);
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
      cell: ({ you, joined, lastSeenAt }) => (
        <>
          {you ? 'Now' : <Time className={nowrap} at={lastSeenAt} now={now} show="dateTime" fallback="Never" />}
          {joined ? <span className={reason}> Signs in with {providerName(sso)}</span> : null}
        </>
      ),
    },
    {
      key: 'actions',
      header: 'Actions',
      align: 'end',
      tight: true,
      stack: { order: -1 },
      cell: (member) => {
        const actions = actionsFor(member, items, sso);
        if (actions.length === 0) return NONE;
        return (
          <Menu
            inRow
            label={`Actions for ${clip(memberName(member), 60)}`}
            variant="ghost"
            size="sm"
            icon={Ellipsis}
            items={actions.map((value) => ({
              value,
              ...actionWords[value],
              hint: value === 'unjoin' ? providerName(sso) : undefined,
            }))}
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
          <span>
            {items.some(({ roleSet }) => roleSet)
              ? `${providerName(sso)} sets these roles at each sign-in · times`
              : 'Times'}{' '}
            in {zoneName(now)}
          </span>
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
          <bdi>{clip(name, 80)}</bdi> {member.you ? <span className={youClass}>you</span> : null}{' '}
          {member.emergency ? <Badge tone="caution">Emergency</Badge> : null}
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
