import { memberEndpoints } from '@switchboard/api-contract/endpoints/members';
import type { InvitationRequest, PasswordRequest } from '@switchboard/api-contract/members';
import type { Role } from '@switchboard/api-contract/roles';
import { useDeniedReason } from '@switchboard/ui/blocks/roles/RoleContext';
import { useQueryClient, queryOptions } from '@tanstack/react-query';
import { useEffect } from 'react';
import { passkeyEndpoints } from '@switchboard/api-contract/endpoints/session';
import { useToast } from '@switchboard/ui/components/layers/Toast';
import type { Outcome } from '@switchboard/ui/format/outcome';
import type { PasskeyRow } from '@switchboard/api-contract/auth';
import { hasPasskeys } from '@switchboard/ui/devices/hasPasskeys';
import { createPasskey } from '@switchboard/ui/devices/passkeys';
import { write } from '../api/outcomes.ts';
import { cachedReads } from './cachedReads.ts';
import { toViewState, useRead } from './useRead.ts';
import { call } from '../api/client.ts';

/** Reads about members and one's own account. They are not polled. */
export const memberQueries = {
  list: () =>
    queryOptions({ queryKey: ['members'], queryFn: ({ signal }) => call(memberEndpoints.members, { signal }) }),
  sessions: () =>
    queryOptions({
      queryKey: ['sessions'],
      queryFn: async ({ signal }) => (await call(memberEndpoints.sessions, { signal })).sessions,
    }),
  passkeys: () =>
    queryOptions({
      queryKey: ['passkeys'],
      queryFn: async ({ signal }) => (await call(passkeyEndpoints.passkeys, { signal })).passkeys,
    }),
};

/** For a write whose refusal has no place on the page: a toast shows it. */
function useRefusalToast() {
  const toast = useToast();
  return async <T>(written: Promise<Outcome<T>>, title: string): Promise<Outcome<T>> => {
    const outcome = await written;
    if (outcome.kind !== 'done') toast.show({ tone: 'critical', title, description: outcome.message });
    return outcome;
  };
}

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
    onRemove: (memberId: string) =>
      afterWrite(write(memberEndpoints.removeMember, { values: { memberId } }), () => replaceRecord(memberId)),
    onReset: (memberId: string) => write(memberEndpoints.resetPassword, { values: { memberId } }),
    onZone,
  };
}

const sessionsKey = memberQueries.sessions().queryKey;
const passkeysKey = memberQueries.passkeys().queryKey;

/** The member's own password, sessions and passkeys. */
export function useAccount() {
  const toast = useToast();
  const queryClient = useQueryClient();
  const toastRefusal = useRefusalToast();
  const cachedSessions = cachedReads(queryClient, sessionsKey);
  const cachedPasskeys = cachedReads(queryClient, passkeysKey);
  const sessions = useRead(memberQueries.sessions());
  const passkeys = useRead(memberQueries.passkeys());
  return {
    password: {
      onChange: async (body: PasswordRequest) => {
        const outcome = await write(memberEndpoints.changePassword, { body });
        if (outcome.kind !== 'done') return outcome;
        queryClient.setQueryData(
          sessionsKey,
          (known) => known && { ...known, items: known.items.filter(({ current }) => current) },
        );
        toast.show({ tone: 'positive', title: 'Password changed', description: 'Your other sessions have ended.' });
        return outcome;
      },
    },
    sessions: {
      view: toViewState(sessions),
      onEnd: (sessionId: string) =>
        toastRefusal(
          cachedSessions.afterWrite(write(memberEndpoints.endSession, { values: { sessionId } }), () =>
            cachedSessions.replaceRecord(sessionId),
          ),
          'The session did not end',
        ),
    },
    passkeys: {
      view: toViewState(passkeys),
      unavailable: hasPasskeys() ? undefined : 'This browser has no passkeys at this address.',
      onAdd: (name: string) =>
        cachedPasskeys.afterWrite(addPasskey(name), (passkey) =>
          queryClient.setQueryData(passkeysKey, (known) => known && { ...known, items: [...known.items, passkey] }),
        ),
      onRename: (passkeyId: string, name: string) =>
        cachedPasskeys.afterWrite(
          write(passkeyEndpoints.renamePasskey, { values: { passkeyId }, body: { name } }),
          (passkey) => cachedPasskeys.replaceRecord(passkeyId, passkey),
        ),
      onRemove: (passkeyId: string) =>
        cachedPasskeys.afterWrite(write(passkeyEndpoints.removePasskey, { values: { passkeyId } }), () =>
          cachedPasskeys.replaceRecord(passkeyId),
        ),
    },
  };
}

async function addPasskey(name: string): Promise<Outcome<PasskeyRow>> {
  const options = await write(passkeyEndpoints.passkeyOptions, {});
  if (options.kind !== 'done') return options;
  const created = await createPasskey(options.value);
  if (created.kind === 'not') return { kind: 'refused', message: created.why };
  return write(passkeyEndpoints.addPasskey, { body: { name, response: created.response } });
}
