import { memberEndpoints } from '@switchboard/api-contract/endpoints/members';
import type { InvitationRequest } from '@switchboard/api-contract/members';
import type { Role } from '@switchboard/api-contract/roles';
import { useLack } from '@switchboard/ui/blocks/roles/RoleContext';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { write } from '../api/write.ts';
import { knownOf } from './known.ts';
import { memberQueries } from './members.ts';
import { toViewState } from './toViewState.ts';
import { useRead } from './useRead.ts';
import { useTelling } from './useTelling.ts';

const { queryKey } = memberQueries.list();

/** The members of the organisation and what an admin can do with them. Nothing is asked for anybody else. */
export function useMembers() {
  const queryClient = useQueryClient();
  const telling = useTelling();
  const { keep, renew, after } = knownOf(queryClient, queryKey);
  const isAdmin = useLack('administer') === undefined;
  const query = useRead({ ...memberQueries.list(), enabled: isAdmin });
  const onZone = (zone: string) =>
    after(write(memberEndpoints.changeOrganisation, { body: { zone } }), (answer) =>
      queryClient.setQueryData(queryKey, (known) => known && { ...known, ...answer }),
    );
  const unset = isAdmin && query.data !== undefined && query.data.zone === undefined;
  useEffect(() => {
    // Months and days have to be of some zone: at first, the admin's who looks.
    if (unset) void onZone(Intl.DateTimeFormat().resolvedOptions().timeZone);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, however often it renders
  }, [unset]);
  return {
    view: toViewState(query),
    onInvite: (body: InvitationRequest) => after(write(memberEndpoints.invite, { body }), renew),
    onWithdraw: (invitationId: string) =>
      telling(
        after(write(memberEndpoints.withdrawInvitation, { values: { invitationId } }), () =>
          keep(invitationId, {
            ...query.data?.invitations.items.find(({ id }) => id === invitationId),
            state: 'withdrawn',
          }),
        ),
        'The invitation was not withdrawn',
      ),
    onRole: (memberId: string, role: Role) =>
      telling(
        after(write(memberEndpoints.changeRole, { values: { memberId }, body: { role } }), (member) =>
          keep(memberId, member),
        ),
        'The role was not changed',
      ),
    onRemove: (memberId: string) =>
      after(write(memberEndpoints.removeMember, { values: { memberId } }), () => keep(memberId)),
    onReset: (memberId: string) => write(memberEndpoints.resetPassword, { values: { memberId } }),
    onZone,
  };
}
