import type { InvitationRow } from '@switchboard/api-contract/members';
import { Button } from '../../../components/actions/Button/Button.tsx';
import { Time } from '../../../components/display/Time/Time.tsx';
import type { Column } from '../../../components/layout/Table/Table.tsx';
import { StatusBadge } from '../../../blocks/marks/StatusBadge/StatusBadge.tsx';
import { clip } from '../../../format/text.ts';
import { invitationBadge, isInvitationOpen } from '../../../rules/invitationState.ts';
import { roleLabel } from '../../../rules/memberRole.ts';
import { address } from './MembersTab.css.ts';

interface InvitationColumns {
  now: Date;
  /** The invitation that is being withdrawn. */
  withdrawing: string | undefined;
  onWithdraw: (invitation: InvitationRow) => void;
  onInviteAgain: (invitation: InvitationRow) => void;
}

/** The columns of those who were invited. */
export const invitationColumns = ({
  now,
  withdrawing,
  onWithdraw,
  onInviteAgain,
}: InvitationColumns): Column<InvitationRow>[] => [
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
      const whom = clip(invitation.email ?? '', 60);
      return isInvitationOpen(invitation, now) ? (
        <Button
          size="sm"
          variant="ghost"
          aria-label={`Withdraw the invitation of ${whom}`}
          busy={withdrawing === invitation.id}
          onClick={() => onWithdraw(invitation)}
        >
          Withdraw
        </Button>
      ) : (
        <Button size="sm" aria-label={`Invite again: ${whom}`} onClick={() => onInviteAgain(invitation)}>
          Invite again
        </Button>
      );
    },
  },
];
