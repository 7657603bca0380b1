import type { InvitationRequest, InvitationRow, MemberList } from '@switchboard/api-contract/members';
import { LeftOut } from '../../../blocks/records/LeftOut/LeftOut.tsx';
import { useBusy } from '../../../components/useBusy.ts';
import { Card } from '../../../components/layout/Card/Card.tsx';
import { Section } from '../../../components/layout/Section/Section.tsx';
import { Table } from '../../../components/layout/Table/Table.tsx';
import { isRole } from '../../../rules/memberRole.ts';
import { invitationColumns } from './invitationColumns.tsx';
import type { MembersControl } from './MembersControl.ts';

interface InvitedSectionProps extends Pick<MembersControl, 'onWithdraw'> {
  invitations: MemberList['invitations'];
  now: Date;
  onInviteAgain: (request: InvitationRequest) => void;
}

const keyOf = ({ id }: InvitationRow): string => id;

/** Who was invited and has not joined. */
export function InvitedSection({ invitations, now, onWithdraw, onInviteAgain }: InvitedSectionProps) {
  const [withdraw, busy, { of }] = useBusy(onWithdraw);
  return (
    <Section title="Invited">
      <Card clipped>
        <Table
          stacks
          label="All who were invited"
          columns={invitationColumns({
            now,
            withdrawing: busy ? of?.[0] : undefined,
            onWithdraw: ({ id }) => withdraw(id),
            onInviteAgain: ({ email = '', role }) =>
              onInviteAgain({ email, role: isRole(role) ? role : 'tenant_member' }),
          })}
          rows={invitations.items}
          rowKey={keyOf}
          foot={invitations.leftOut > 0 ? <LeftOut count={invitations.leftOut} one="invitation" /> : undefined}
        />
      </Card>
    </Section>
  );
}
