import type { LoginResponse } from '@switchboard/api-contract/auth';
import { demoCredentials, storageKeys } from '@switchboard/api-contract/session';
import { signOnEndpoints } from '@switchboard/api-contract/endpoints/signOn';
import { passkeyEndpoints, sessionEndpoints } from '@switchboard/api-contract/endpoints/session';
import { messages } from '@switchboard/api-contract/errors';
import type { Outcome, Refusal } from '@switchboard/ui/format/outcome';
import { ApiError } from '../api/ApiError.ts';
import { call } from '../api/client.ts';
import { failureKind } from '../api/outcomes.ts';
import { browserStorage, readToken, type StoredSession } from './storage.ts';

/** Signs in with the given credentials and keeps the tenant. */
export function requestSession(username: string, password: string): Promise<Outcome<StoredSession>> {
  return request(username, password, { fallback: messages.login, unreachable: undefined, keepTenant: true });
}

/** Demo Access: signs in with the demo credentials and does not keep the tenant. */
export function requestDemoSession(): Promise<Outcome<StoredSession>> {
  return request(demoCredentials.username, demoCredentials.password, {
    fallback: messages.demo,
    unreachable: messages.demoUnavailable,
    keepTenant: false,
  });
}

/** Signs in with a passkey, which the browser asks for. */
export async function requestPasskeySession(): Promise<Outcome<StoredSession>> {
  try {
    const { signInWithPasskey } = await import('@switchboard/ui/devices/passkeys');
    const signed = await signInWithPasskey(await call(passkeyEndpoints.passkeySignInOptions));
    if (signed.kind === 'not') return { kind: 'refused', message: signed.why };
    const answer = await call(passkeyEndpoints.passkeySignIn, { body: { response: signed.response } });
    const session = sessionOf(answer);
    return session ? { kind: 'done', value: session } : { kind: 'refused', message: answer.error ?? messages.login };
  } catch (error) {
    return failureOf(error, messages.login);
  }
}

/** The session of whoever comes back from single sign-on with a ticket. */
export async function requestSignOnSession(ticket: string): Promise<Outcome<StoredSession>> {
  try {
    const session = sessionOf(await call(signOnEndpoints.finishSignOn, { body: { ticket } }));
    return session ? { kind: 'done', value: session } : { kind: 'refused', message: messages.login };
  } catch (error) {
    return failureOf(error, messages.login);
  }
}

/**
 * Revokes a token. Signing out does not wait for it, since the token expires anyway. Resolves to where one may sign out
 * of single sign-on, too.
 */
export const revokeToken = (token: string): Promise<string | undefined> =>
  call(sessionEndpoints.logout, { token }).then(
    ({ alsoAt }) => alsoAt,
    () => undefined,
  );

/**
 * Reads the member and the role of the session again, and stores them. Undefined without an answer, or if somebody else
 * signed in.
 */
export async function refreshSession(session: StoredSession): Promise<StoredSession | undefined> {
  const answer = await call(sessionEndpoints.session).catch(() => undefined);
  if (!answer || answer.user.id !== session.user.id || readToken() !== session.token) return undefined;
  const user = { ...answer.user, role: answer.role ?? answer.user.role };
  browserStorage.write(storageKeys.user, JSON.stringify(user));
  return { ...session, user };
}

async function request(
  username: string,
  password: string,
  { fallback, unreachable, keepTenant }: { fallback: string; unreachable: string | undefined; keepTenant: boolean },
): Promise<Outcome<StoredSession>> {
  try {
    const answer = await call(sessionEndpoints.login, { body: { username, password } });
    const session = sessionOf(answer);
    if (!session) return { kind: 'refused', message: answer.error ?? fallback };
    return { kind: 'done', value: keepTenant ? session : { ...session, tenant: undefined } };
  } catch (error) {
    return failureOf(error, fallback, unreachable);
  }
}

/** The session that an answer begins; undefined if it has no token. */
export const sessionOf = ({ token, user, tenant, firstVisit }: LoginResponse): StoredSession | undefined =>
  token ? { token, user: user ?? nobody, tenant, firstVisit } : undefined;

function failureOf(error: unknown, fallback: string, unreachable?: string): Refusal {
  if (error instanceof ApiError) return { kind: 'refused', message: refusalText(error, fallback) };
  const kind = failureKind(error);
  return {
    kind: kind === 'refused' || kind === 'missing' ? 'refused' : kind,
    message: unreachable ?? (error instanceof Error ? error.message : fallback),
  };
}

const nobody: NonNullable<LoginResponse['user']> = {
  id: undefined,
  username: undefined,
  name: undefined,
  email: undefined,
  role: undefined,
};

/** The server's `error`, else 'Invalid credentials' for a 401, else the fallback. */
function refusalText(error: ApiError, fallback: string): string {
  if (error.serverMessage !== '') return error.withNextTry(error.serverMessage);
  return error.status === 401 ? messages.credentials : error.withNextTry(fallback);
}
