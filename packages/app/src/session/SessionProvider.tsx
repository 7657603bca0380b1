import { demoCredentials } from '@switchboard/api-contract/auth';
import type { LoginResponse } from '@switchboard/api-contract/auth';
import { endpoints } from '@switchboard/api-contract/endpoints';
import { messages } from '@switchboard/api-contract/errors';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { ApiError } from '../api/ApiError.ts';
import { call, forgetAnswers, onSessionEnded, resumeSession } from '../api/client.ts';
import { clearSession, readSession, readToken, writeSession } from './storage.ts';
import type { StoredSession } from './storage.ts';

/** How a sign-in ended; `message` is the text of the toast when it was refused. */
export type SignInResult = { ok: true } | { ok: false; message: string };

interface SessionValue {
  readonly session: StoredSession | null;
  /** true from the first 401 until the member has signed in again. */
  readonly ended: boolean;
  readonly signIn: (username: string, password: string) => Promise<SignInResult>;
  readonly signInAsDemo: () => Promise<SignInResult>;
  readonly signOut: () => void;
}

const SessionContext = createContext<SessionValue | null>(null);

/** Dispatched on window when the member signs out here or in another tab; devices stop on it. */
export const signOutEvent = 'switchboard:sign-out';

/** Holds who is signed in, in step with the browser storage and with every other tab. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  const [session, setSession] = useState(readSession);
  const [ended, setEnded] = useState(false);
  const latest = useRef(session);
  latest.current = session;

  const leave = useCallback(() => {
    window.dispatchEvent(new Event(signOutEvent));
    forgetAnswers();
    queryClient.clear();
    setEnded(false);
    setSession(null);
  }, [queryClient]);

  const enter = useCallback(
    (next: StoredSession) => {
      const sameMember = latest.current !== null && latest.current.user.id === next.user.id;
      if (!sameMember) {
        forgetAnswers();
        queryClient.clear();
      }
      resumeSession();
      setEnded(false);
      setSession(next);
      if (sameMember) void queryClient.invalidateQueries();
    },
    [queryClient],
  );

  const signInWith = useCallback(
    async (username: string, password: string, keepTenant: boolean, fallback: string, unavailable: string): Promise<SignInResult> => {
      try {
        const answer = await call(endpoints.login, { body: { username, password } });
        if (!answer.token) return { ok: false, message: answer.error ?? fallback };
        const next = toSession(answer.token, answer, keepTenant);
        writeSession(next);
        enter(next);
        return { ok: true };
      } catch (error) {
        if (error instanceof ApiError) return { ok: false, message: error.status === 401 ? (error.reason || messages.credentials) : error.reason || fallback };
        return { ok: false, message: unavailable };
      }
    },
    [enter],
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
      signIn: (username, password) => signInWith(username, password, true, messages.login, messages.login),
      signInAsDemo: () => signInWith(demoCredentials.username, demoCredentials.password, false, messages.demo, messages.demoUnavailable),
      signOut: () => {
        // The token is revoked in the background; signing out here must not wait for it.
        void call(endpoints.logout).catch(() => undefined);
        clearSession();
        leave();
      },
    }),
    [session, ended, signInWith, leave],
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
