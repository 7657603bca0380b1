import { demoCredentials } from '@switchboard/api-contract/auth';
import type { LoginResponse } from '@switchboard/api-contract/auth';
import { sessionEndpoints } from '@switchboard/api-contract/endpoints/session';
import { messages } from '@switchboard/api-contract/errors';
import { createContext, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiError } from '../api/ApiError.ts';
import { call, forgetAnswers, onSessionEnded, resumeSession } from '../api/client.ts';
import { paths } from '../paths.ts';
import { clearSession, readSession, readToken, writeSession } from './storage.ts';
import type { StoredSession } from './storage.ts';

/** How a sign-in ended; `message` is the text of the toast when it was refused. */
export type SignInResult = { ok: true } | { ok: false; message: string };

interface SessionValue {
  readonly session: StoredSession | null;
  /** true from the first 401 until the member has signed in again. */
  readonly ended: boolean;
  /** `goTo` is opened together with the session, so that no other page flashes between. */
  readonly signIn: (username: string, password: string, goTo?: string) => Promise<SignInResult>;
  readonly signInAsDemo: (goTo?: string) => Promise<SignInResult>;
  readonly signOut: () => void;
}

const SessionContext = createContext<SessionValue | null>(null);

/** Dispatched on window when the member signs out here or in another tab; devices stop on it. */
export const signOutEvent = 'switchboard:sign-out';

/** Holds who is signed in, in step with the browser storage and with every other tab. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const [session, setSession] = useState(readSession);
  const [ended, setEnded] = useState(false);
  const latest = useRef(session);
  useEffect(() => {
    latest.current = session;
  }, [session]);

  const leave = useCallback(() => {
    window.dispatchEvent(new Event(signOutEvent));
    forgetAnswers();
    setEnded(false);
    setSession(null);
  }, []);

  const enter = useCallback((next: StoredSession) => {
    if (latest.current?.user.id !== next.user.id) forgetAnswers();
    resumeSession();
    setEnded(false);
    setSession(next);
  }, []);

  const signInWith = useCallback(
    async (username: string, password: string, { demo, goTo }: { demo: boolean; goTo: string | undefined }): Promise<SignInResult> => {
      const fallback = demo ? messages.demo : messages.login;
      try {
        const answer = await call(sessionEndpoints.login, { body: { username, password } });
        if (!answer.token) return { ok: false, message: answer.error ?? fallback };
        const next = toSession(answer.token, answer, !demo);
        writeSession(next);
        if (goTo) void navigate(goTo);
        enter(next);
        return { ok: true };
      } catch (error) {
        if (error instanceof ApiError) return { ok: false, message: refusalText(error, fallback) };
        return { ok: false, message: demo ? messages.demoUnavailable : error instanceof Error ? error.message : fallback };
      }
    },
    [enter, navigate],
  );

  useEffect(() => onSessionEnded(() => setEnded(true)), []);
  useEffect(() => {
    const follow = () => {
      if (readToken() === (latest.current?.token ?? null)) return;
      const next = readSession();
      if (next) enter(next);
      else leave();
    };
    window.addEventListener('storage', follow);
    window.addEventListener('pageshow', follow);
    return () => {
      window.removeEventListener('storage', follow);
      window.removeEventListener('pageshow', follow);
    };
  }, [enter, leave]);

  const value = useMemo<SessionValue>(
    () => ({
      session,
      ended,
      signIn: (username, password, goTo) => signInWith(username, password, { demo: false, goTo }),
      signInAsDemo: (goTo) => signInWith(demoCredentials.username, demoCredentials.password, { demo: true, goTo }),
      signOut: () => {
        // The token is revoked in the background; signing out here must not wait for it.
        void call(sessionEndpoints.logout).catch(() => undefined);
        clearSession();
        void navigate(paths.login, { replace: true });
        leave();
      },
    }),
    [session, ended, signInWith, leave, navigate],
  );
  return <SessionContext value={value}>{children}</SessionContext>;
}

/** The session and what can be done with it. */
export function useSession(): SessionValue {
  const value = use(SessionContext);
  if (!value) throw new Error('useSession needs a SessionProvider above it');
  return value;
}

function toSession(token: string, answer: LoginResponse, keepTenant: boolean): StoredSession {
  return { token, user: answer.user ?? { id: undefined, username: undefined, name: undefined, email: undefined, role: undefined }, tenant: keepTenant ? answer.tenant : undefined };
}

/** The server's error field, else the fallback; a refusal without any word is 'Invalid credentials'. */
function refusalText(error: ApiError, fallback: string): string {
  if (error.reason !== '' && error.reason !== error.statusText) return error.reason;
  return error.status === 401 ? messages.credentials : fallback;
}
