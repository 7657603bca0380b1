import type { InvitationRequest, InvitationRow, MemberList } from '@switchboard/api-contract/members';
import { StatusBadge } from '../../../blocks/marks/StatusBadge/StatusBadge.tsx';
import { LeftOut } from '../../../blocks/records/LeftOut/LeftOut.tsx';
import { useBusy } from '../../../components/useBusy.ts';
import { Button } from '../../../components/actions/Button/Button.tsx';
import { Time } from '../../../components/display/Time/Time.tsx';
import { Card } from '../../../components/layout/Card/Card.tsx';
import { Section } from '../../../components/layout/Section/Section.tsx';
import { Table, type Column } from '../../../components/layout/Table/Table.tsx';
import { clip } from '../../../format/text.ts';
import { invitationBadge, isInvitationOpen, isRole, roleLabel } from '../../../rules/members.ts';
import { address } from './MembersTab.css.ts';
import type { MembersControl } from './MembersTable.tsx';

interface InvitedSectionProps extends Pick<MembersControl, 'onWithdraw'> {
  invitations: MemberList['invitations'];
  now: Date;
  onInviteAgain: (request: InvitationRequest) => void;
}

/** Who was invited and has not joined. */
export function InvitedSection({ invitations, now, onWithdraw, onInviteAgain }: InvitedSectionProps) {
  const [withdraw, busy, { args }] = useBusy(onWithdraw);
  const columns: Column<InvitationRow>[] = [
    {
      key: 'email',
      header: 'Email',
      stack: { flexBasis: '100%' },
      cell: ({ email = '' }) => (
        <bdi className={address} title={email}>
          {clip(email, 80)}
        </bdi>
      ),
    },
    { key: 'role', header: 'Role', tight: true, cell: ({ role }) => clip(roleLabel(role), 40) },
    {
      key: 'by',
      header: 'Invited by',
      stack: { head: true },
      cell: ({ invitedBy, at }) => (
        <>
          <bdi>{clip(invitedBy ?? 'A command of the server', 60)}</bdi>, <Time at={at} now={now} show="sentence" />
        </>
      ),
    },
    {
      key: 'state',
      header: 'State',
      tight: true,
      cell: (invitation) => <StatusBadge rule={(row: InvitationRow) => invitationBadge(row, now)} value={invitation} />,
    },
    {
      key: 'actions',
      header: 'Actions',
      align: 'end',
      tight: true,
      cell: (invitation) => {
        const { email = '', role } = invitation;
        const whom = clip(email, 60);
        return isInvitationOpen(invitation, now) ? (
          <Button
            size="sm"
            variant="ghost"
            aria-label={`Withdraw the invitation of ${whom}`}
            busy={busy && args?.[0] === invitation.id}
            onClick={() => withdraw(invitation.id)}
          >
            Withdraw
          </Button>
        ) : (
          <Button
            size="sm"
            aria-label={`Invite again: ${whom}`}
            onClick={() => onInviteAgain({ email, role: isRole(role) ? role : 'tenant_member' })}
          >
            Invite again
          </Button>
        );
      },
    },
  ];
  return (
    <Section title="Invited">
      <Card clipped>
        <Table
          stacks
          label="All who were invited"
          columns={columns}
          rows={invitations.items}
          rowKey={({ id }) => id}
          foot={invitations.leftOut > 0 ? <LeftOut count={invitations.leftOut} one="invitation" /> : undefined}
        />
      </Card>
    </Section>
  );
}
