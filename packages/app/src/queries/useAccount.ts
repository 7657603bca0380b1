import { memberEndpoints } from '@switchboard/api-contract/endpoints/members';
import { passkeyEndpoints } from '@switchboard/api-contract/endpoints/passkeys';
import type { PasswordRequest } from '@switchboard/api-contract/members';
import { useToast } from '@switchboard/ui/components/layers/Toast';
import { hasPasskeys } from '@switchboard/ui/devices/hasPasskeys';
import { makePasskey } from '@switchboard/ui/devices/passkeys';
import type { Outcome } from '@switchboard/ui/format/outcome';
import { write } from '../api/write.ts';
import { memberQueries } from './members.ts';
import { toViewState } from './toViewState.ts';
import { useRead } from './useRead.ts';
import { useRenewing } from './useRenewing.ts';

const sessionsKey = memberQueries.sessions().queryKey;
const passkeysKey = memberQueries.passkeys().queryKey;

/** The member's own password, sessions and passkeys. */
export function useAccount() {
  const toast = useToast();
  const { renewing, renewingOrTelling } = useRenewing();
  const sessions = useRead(memberQueries.sessions());
  const passkeys = useRead(memberQueries.passkeys());
  return {
    password: {
      onChange: async (body: PasswordRequest) => {
        const outcome = await renewing(sessionsKey, write(memberEndpoints.changePassword, { body }));
        if (outcome.kind === 'done')
          toast.show({ tone: 'positive', title: 'Password changed', description: 'Your other sessions have ended.' });
        return outcome;
      },
    },
    sessions: {
      view: toViewState(sessions),
      onEnd: (sessionId: string) =>
        renewingOrTelling(
          sessionsKey,
          write(memberEndpoints.endSession, { values: { sessionId } }),
          'The session did not end',
        ),
    },
    passkeys: {
      view: toViewState(passkeys),
      unavailable: hasPasskeys() ? undefined : 'This browser has no passkeys at this address.',
      onAdd: (name: string) => renewing(passkeysKey, addPasskey(name)),
      onRename: (passkeyId: string, name: string) =>
        renewing(passkeysKey, write(passkeyEndpoints.renamePasskey, { values: { passkeyId }, body: { name } })),
      onRemove: (passkeyId: string) =>
        renewing(passkeysKey, write(passkeyEndpoints.removePasskey, { values: { passkeyId } })),
    },
  };
}

async function addPasskey(name: string): Promise<Outcome<unknown>> {
  const options = await write(passkeyEndpoints.passkeyOptions, {});
  if (options.kind !== 'done') return options;
  const made = await makePasskey(options.value);
  if (made.kind === 'not') return { kind: 'refused', message: made.why };
  return write(passkeyEndpoints.addPasskey, { body: { name, response: made.response } });
}
