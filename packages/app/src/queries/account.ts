import type { PasskeyRow } from '@switchboard/api-contract/auth';
import type { RequestOf } from '@switchboard/api-contract/endpoints/Endpoint';
import { memberEndpoints } from '@switchboard/api-contract/endpoints/members';
import { passkeyEndpoints, sessionEndpoints } from '@switchboard/api-contract/endpoints/session';
import type { PasswordRequest } from '@switchboard/api-contract/members';
import { useToast } from '@switchboard/ui/components/layers/Toast';
import { hasPasskeys, passkeysNeedHttps } from '@switchboard/ui/devices/hasPasskeys';
import { createPasskey, signInWithPasskey } from '@switchboard/ui/devices/passkeys';
import type { Outcome } from '@switchboard/ui/format/outcome';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../api/client.ts';
import { write } from '../api/outcomes.ts';
import { paths } from '../paths.ts';
import { pageSays } from '../session/pageSays.ts';
import { cachedReads } from './cachedReads.ts';
import { toViewState, useRead } from './useRead.ts';
import { useRefusalToast } from './useRefusalToast.ts';

/** Reads about the member's own account. They are not polled. */
export const accountQueries = {
  /** Only where there is single sign-on does it say more than the browser knows. */
  session: () =>
    queryOptions({
      queryKey: ['session'],
      queryFn: ({ signal }) => call(sessionEndpoints.session, { signal }),
      enabled: pageSays.signOn(paths.profile) !== undefined,
    }),
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

/** A call that may need a proof of who the member is. */
type Send<T> = () => Promise<Outcome<T>>;

/** Asks for the proof that a call needs, and then makes the call again. */
export function useProof() {
  const [settle, setSettle] = useState<(isProven: boolean) => void>();
  const passkeys = useRead({ ...accountQueries.passkeys(), enabled: settle !== undefined && hasPasskeys() });
  const hasPasskey = hasPasskeys() && (passkeys.data?.items.length ?? 0) > 0;
  const end = (isProven: boolean) => {
    setSettle(undefined);
    settle?.(isProven);
  };
  const prove = async (body: RequestOf<typeof passkeyEndpoints.prove>) => {
    const outcome = await write(passkeyEndpoints.prove, { body });
    if (outcome.kind === 'done') end(true);
    return outcome;
  };
  return {
    proof: settle && {
      onPassword: (password: string) => prove({ password }),
      onPasskey: hasPasskey
        ? async () => {
            const signed = await askPasskey(passkeyEndpoints.passkeySignInOptions, signInWithPasskey);
            return signed.kind === 'done' ? prove({ response: signed.value }) : signed;
          }
        : undefined,
      onClose: () => end(false),
    },
    withProof: async <T>(send: Send<T>): Promise<Outcome<T>> => {
      const outcome = await send();
      if (outcome.kind !== 'unproven') return outcome;
      const isProven = await new Promise<boolean>((resolve) => setSettle(() => resolve));
      if (isProven) return send();
      return { kind: 'refused', message: 'Nothing was changed: it was not confirmed that it is you.' };
    },
  };
}

/** The member's own password, sessions and passkeys. */
export function useAccount() {
  const toast = useToast();
  const queryClient = useQueryClient();
  const toastRefusal = useRefusalToast();
  const cachedSessions = cachedReads(queryClient, sessionsKey);
  const cachedPasskeys = cachedReads(queryClient, passkeysKey);
  const sessions = useRead(accountQueries.sessions());
  const passkeys = useRead(accountQueries.passkeys());
  const { proof, withProof } = useProof();
  return {
    proof,
    password: {
      onChange: async (body: PasswordRequest) => {
        const outcome = await write(memberEndpoints.changePassword, { body });
        if (outcome.kind !== 'done') return outcome;
        queryClient.setQueryData(
          sessionsKey,
          (known) => known && { ...known, items: known.items.filter(({ current }) => current) },
        );
        // They are shown next. Somebody else may have added one.
        await cachedPasskeys.invalidate();
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
      unavailable: hasPasskeys() ? undefined : (passkeysNeedHttps() ?? 'This browser has no passkeys at this address.'),
      onAdd: (name: string) =>
        cachedPasskeys.afterWrite(addPasskey(name, withProof), (passkey) =>
          queryClient.setQueryData(passkeysKey, (known) => known && { ...known, items: [...known.items, passkey] }),
        ),
      onRename: (passkeyId: string, name: string) =>
        cachedPasskeys.afterWrite(
          write(passkeyEndpoints.renamePasskey, { values: { passkeyId }, body: { name } }),
          (passkey) => cachedPasskeys.replaceRecord(passkeyId, passkey),
        ),
      onRemove: (passkeyId: string) =>
        cachedPasskeys.afterWrite(
          withProof(() => write(passkeyEndpoints.removePasskey, { values: { passkeyId } })),
          () => cachedPasskeys.replaceRecord(passkeyId),
        ),
    },
  };
}

/** What the browser says to a question of the server. */
async function askPasskey(
  question: typeof passkeyEndpoints.passkeyOptions | typeof passkeyEndpoints.passkeySignInOptions,
  ask: typeof createPasskey,
  withProof = <T>(send: Send<T>) => send(),
): Promise<Outcome<Record<string, unknown>>> {
  const options = await withProof(() => write(question, {}));
  if (options.kind !== 'done') return options;
  const answer = await ask(options.value);
  return answer.kind === 'signed' ? { kind: 'done', value: answer.response } : { kind: 'refused', message: answer.why };
}

/** The proof may end while the device is asked: then it is asked for again, and the device is not. */
async function addPasskey(
  name: string,
  withProof: <T>(send: Send<T>) => Promise<Outcome<T>>,
): Promise<Outcome<PasskeyRow>> {
  const created = await askPasskey(passkeyEndpoints.passkeyOptions, createPasskey, withProof);
  if (created.kind !== 'done') return created;
  return withProof(() => write(passkeyEndpoints.addPasskey, { body: { name, response: created.value } }));
}
