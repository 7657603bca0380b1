import { memberEndpoints } from '@switchboard/api-contract/endpoints/members';
import type { InvitationRequest } from '@switchboard/api-contract/members';
import type { Role } from '@switchboard/api-contract/roles';
import { useDeniedReason } from '@switchboard/ui/blocks/roles/RoleContext';
import { useQueryClient, queryOptions } from '@tanstack/react-query';
import { useEffect } from 'react';
import { write } from '../api/outcomes.ts';
import { cachedReads } from './cachedReads.ts';
import { toViewState, useRead } from './useRead.ts';
import { useRefusalToast } from './useRefusalToast.ts';
import { call } from '../api/client.ts';

/** Reads about members. They are not polled. */
export const memberQueries = {
  list: () =>
    queryOptions({ queryKey: ['members'], queryFn: ({ signal }) => call(memberEndpoints.members, { signal }) }),
};

const { queryKey } = memberQueries.list();

/** The members of the organisation and what an admin can do with them. Nothing is asked for anybody else. */
export function useMembers() {
  const queryClient = useQueryClient();
  const toastRefusal = useRefusalToast();
  const { replaceRecord, invalidate, afterWrite } = cachedReads(queryClient, queryKey);
  const isAdmin = useDeniedReason('administer') === undefined;
  const query = useRead({ ...memberQueries.list(), enabled: isAdmin });
  const onZone = (zone: string) =>
    afterWrite(write(memberEndpoints.changeOrganisation, { body: { zone } }), (answer) =>
      queryClient.setQueryData(queryKey, (known) => known && { ...known, ...answer }),
    );
  const hasNoZone = isAdmin && query.data !== undefined && query.data.zone === undefined;
  useEffect(() => {
    // Months and days need a time zone: at first it is that of the admin who looks.
    if (hasNoZone) void onZone(Intl.DateTimeFormat().resolvedOptions().timeZone);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, however often it renders
  }, [hasNoZone]);
  return {
    view: toViewState(query),
    onInvite: (body: InvitationRequest) => afterWrite(write(memberEndpoints.invite, { body }), invalidate),
    onWithdraw: (invitationId: string) =>
      toastRefusal(
        afterWrite(write(memberEndpoints.withdrawInvitation, { values: { invitationId } }), () =>
          replaceRecord(invitationId, {
            ...query.data?.invitations.items.find(({ id }) => id === invitationId),
            state: 'withdrawn',
          }),
        ),
        'The invitation was not withdrawn',
      ),
    onRole: (memberId: string, role: Role) =>
      toastRefusal(
        afterWrite(write(memberEndpoints.changeRole, { values: { memberId }, body: { role } }), (member) =>
          replaceRecord(memberId, member),
        ),
        'The role was not changed',
      ),
    onUnjoin: (memberId: string) =>
      afterWrite(write(memberEndpoints.unjoinMember, { values: { memberId } }), (member) =>
        replaceRecord(memberId, member),
      ),
    // Another admin loses the mark.
    onEmergency: (memberId: string, emergency: boolean) =>
      afterWrite(write(memberEndpoints.markEmergency, { values: { memberId }, body: { emergency } }), invalidate),
    onRemove: (memberId: string) =>
      afterWrite(write(memberEndpoints.removeMember, { values: { memberId } }), () => replaceRecord(memberId)),
    onReset: (memberId: string) => write(memberEndpoints.resetPassword, { values: { memberId } }),
    onZone,
  };
}
