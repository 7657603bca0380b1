import { memberEndpoints } from '@switchboard/api-contract/endpoints/members';
import type { InvitationRequest } from '@switchboard/api-contract/members';
import type { Role } from '@switchboard/api-contract/roles';
import { useLack } from '@switchboard/ui/blocks/roles/RoleContext';
import { useEffect } from 'react';
import { write } from '../api/write.ts';
import { memberQueries } from './members.ts';
import { toViewState } from './toViewState.ts';
import { useRead } from './useRead.ts';
import { useRenewing } from './useRenewing.ts';

const { queryKey } = memberQueries.list();
const setZone = (zone: string) => write(memberEndpoints.changeOrganisation, { body: { zone } });

/** The members of the organisation and what an admin can do with them. Nothing is asked for anybody else. */
export function useMembers() {
  const { renewing, renewingOrTelling } = useRenewing();
  const isAdmin = useLack('administer') === undefined;
  const query = useRead({ ...memberQueries.list(), enabled: isAdmin });
  const unset = isAdmin && query.data !== undefined && query.data.zone === undefined;
  useEffect(() => {
    // Months and days have to be of some zone: at first, the admin's who looks.
    if (unset) void renewing(queryKey, setZone(Intl.DateTimeFormat().resolvedOptions().timeZone));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, however often it renders
  }, [unset]);
  return {
    view: toViewState(query),
    onInvite: (body: InvitationRequest) => renewing(queryKey, write(memberEndpoints.invite, { body })),
    onWithdraw: (invitationId: string) =>
      renewingOrTelling(
        queryKey,
        write(memberEndpoints.withdrawInvitation, { values: { invitationId } }),
        'The invitation was not withdrawn',
      ),
    onRole: (memberId: string, role: Role) =>
      renewingOrTelling(
        queryKey,
        write(memberEndpoints.changeRole, { values: { memberId }, body: { role } }),
        'The role was not changed',
      ),
    onRemove: (memberId: string) => renewing(queryKey, write(memberEndpoints.removeMember, { values: { memberId } })),
    onReset: (memberId: string) => write(memberEndpoints.resetPassword, { values: { memberId } }),
    onZone: (zone: string) => renewing(queryKey, setZone(zone)),
  };
}
