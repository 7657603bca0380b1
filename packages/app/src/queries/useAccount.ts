import { memberEndpoints } from '@switchboard/api-contract/endpoints/members';
import { passkeyEndpoints } from '@switchboard/api-contract/endpoints/passkeys';
import type { PasswordRequest } from '@switchboard/api-contract/members';
import type { PasskeyRow } from '@switchboard/api-contract/passkeys';
import { useToast } from '@switchboard/ui/components/layers/Toast';
import { hasPasskeys } from '@switchboard/ui/devices/hasPasskeys';
import { createPasskey } from '@switchboard/ui/devices/passkeys';
import type { Outcome } from '@switchboard/ui/format/outcome';
import { useQueryClient } from '@tanstack/react-query';
import { write } from '../api/write.ts';
import { cachedReads } from './cachedReads.ts';
import { memberQueries } from './members.ts';
import { toViewState } from './toViewState.ts';
import { useRead } from './useRead.ts';
import { useRefusalToast } from './useRefusalToast.ts';

const sessionsKey = memberQueries.sessions().queryKey;
const passkeysKey = memberQueries.passkeys().queryKey;

/** The member's own password, sessions and passkeys. */
export function useAccount() {
  const toast = useToast();
  const queryClient = useQueryClient();
  const telling = useRefusalToast();
  const ofSessions = cachedReads(queryClient, sessionsKey);
  const ofPasskeys = cachedReads(queryClient, passkeysKey);
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
        telling(
          ofSessions.afterWrite(write(memberEndpoints.endSession, { values: { sessionId } }), () =>
            ofSessions.replaceRecord(sessionId),
          ),
          'The session did not end',
        ),
    },
    passkeys: {
      view: toViewState(passkeys),
      unavailable: hasPasskeys() ? undefined : 'This browser has no passkeys at this address.',
      onAdd: (name: string) =>
        ofPasskeys.afterWrite(addPasskey(name), (passkey) =>
          queryClient.setQueryData(passkeysKey, (known) => known && { ...known, items: [...known.items, passkey] }),
        ),
      onRename: (passkeyId: string, name: string) =>
        ofPasskeys.afterWrite(
          write(passkeyEndpoints.renamePasskey, { values: { passkeyId }, body: { name } }),
          (passkey) => ofPasskeys.replaceRecord(passkeyId, passkey),
        ),
      onRemove: (passkeyId: string) =>
        ofPasskeys.afterWrite(write(passkeyEndpoints.removePasskey, { values: { passkeyId } }), () =>
          ofPasskeys.replaceRecord(passkeyId),
        ),
    },
  };
}

async function addPasskey(name: string): Promise<Outcome<PasskeyRow>> {
  const options = await write(passkeyEndpoints.passkeyOptions, {});
  if (options.kind !== 'done') return options;
  const made = await createPasskey(options.value);
  if (made.kind === 'not') return { kind: 'refused', message: made.why };
  return write(passkeyEndpoints.addPasskey, { body: { name, response: made.response } });
}
