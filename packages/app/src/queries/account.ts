import type { PasskeyRow } from '@switchboard/api-contract/auth';
import { memberEndpoints } from '@switchboard/api-contract/endpoints/members';
import { passkeyEndpoints } from '@switchboard/api-contract/endpoints/session';
import type { PasswordRequest } from '@switchboard/api-contract/members';
import { useToast } from '@switchboard/ui/components/layers/Toast';
import { hasPasskeys } from '@switchboard/ui/devices/hasPasskeys';
import { createPasskey } from '@switchboard/ui/devices/passkeys';
import type { Outcome } from '@switchboard/ui/format/outcome';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../api/client.ts';
import { write } from '../api/outcomes.ts';
import { cachedReads } from './cachedReads.ts';
import { toViewState, useRead } from './useRead.ts';
import { useRefusalToast } from './useRefusalToast.ts';

/** Reads about the member's own account. They are not polled. */
const accountQueries = {
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

const sessionsKey = accountQueries.sessions().queryKey;
const passkeysKey = accountQueries.passkeys().queryKey;

/** The member's own password, sessions and passkeys. */
export function useAccount() {
  const toast = useToast();
  const queryClient = useQueryClient();
  const toastRefusal = useRefusalToast();
  const cachedSessions = cachedReads(queryClient, sessionsKey);
  const cachedPasskeys = cachedReads(queryClient, passkeysKey);
  const sessions = useRead(accountQueries.sessions());
  const passkeys = useRead(accountQueries.passkeys());
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
