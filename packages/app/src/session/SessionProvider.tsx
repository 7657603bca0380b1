import { externalNavigation, pageReload } from '@switchboard/ui/devices/navigation';
import { releaseDevices } from '@switchboard/ui/devices/release';
import type { Outcome } from '@switchboard/ui/format/outcome';
import {
  createContext,
  startTransition,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { gate } from '../api/gate.ts';
import { storedConversation } from '../assistant/storedConversation.ts';
import { paths } from '../paths.ts';
import { clearSession, readSession, readToken, writeSession, type StoredSession } from './storage.ts';

interface SessionValue {
  readonly session: StoredSession | null;
  /** true from the first 401 until the member signs in again. */
  readonly ended: boolean;
  /** true at the start, until what the address brought from single sign-on is a session. */
  readonly begins: boolean;
  /** `goTo` opens together with the session, so that no other page flashes in between. */
  readonly signIn: (username: string, password: string, goTo?: string) => Promise<Outcome>;
  readonly signInAsDemo: (goTo?: string) => Promise<Outcome>;
  readonly signInByPasskey: (goTo?: string) => Promise<Outcome>;
  /** `goTo` opens in place of the page; without it, the sign-in page. */
  readonly signOut: (goTo?: string) => void;
  /** Signs out here, and goes to sign out at the provider of single sign-on. */
  readonly signOutThere: () => Promise<void>;
  /** Begins or renews a session that the server gave; `goTo` opens together with it, in place of the page. */
  readonly enter: (session: StoredSession, goTo?: string) => Promise<void>;
}

const SessionContext = createContext<SessionValue | null>(null);

/** Loaded with the first sign-in, since the sign-in page makes no calls before. */
const calls = () => import('./calls.ts');
type Calls = Awaited<ReturnType<typeof calls>>;

/**
 * Offline, or after a new version was deployed, even the code of the calls can't be loaded. Then only a reload tries
 * again.
 */
async function callWith(
  request: (loaded: Calls) => ReturnType<Calls['requestSession']>,
): ReturnType<Calls['requestSession']> {
  const loaded = await calls().catch(() => undefined);
  if (loaded) return request(loaded);
  return {
    kind: 'unreachable',
    message: (await pageReload.answers())
      ? 'Signing in did not load. Reload the page and try again.'
      : 'The server can’t be reached.',
  };
}

/** The ticket in the address of whoever comes back from single sign-on. */
const readTicket = (hash: string) => /^#sso=(.+)$/.exec(hash)?.[1];

/** Holds who is signed in, in sync with the browser's storage and all other tabs. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const [session, setSession] = useState(readSession);
  const [ended, setEnded] = useState(false);
  const { hash, pathname, search } = useLocation();
  const [ticket, setTicket] = useState(() => readTicket(hash));
  const latest = useRef(session);
  /** Called once another session is rendered. */
  const onRendered = useRef<() => void>(undefined);
  useEffect(() => {
    latest.current = session;
    onRendered.current?.();
  }, [session]);

  const leave = useCallback(() => {
    releaseDevices();
    gate.forget();
    storedConversation.forget();
    setEnded(false);
    setSession(null);
  }, []);
  const enter = useCallback((next: StoredSession) => {
    if (latest.current?.user.id !== next.user.id) {
      gate.forget();
      storedConversation.forget();
    }
    gate.resume();
    setEnded(false);
    setSession(next);
  }, []);

  useEffect(() => {
    gate.onEnd = () => setEnded(true);
    const follow = () => {
      if (readToken() === (latest.current?.token ?? null)) return;
      const next = readSession();
      if (next) enter(next);
      else leave();
    };
    window.addEventListener('storage', follow);
    window.addEventListener('pageshow', follow);
    return () => {
      gate.onEnd = () => {};
      window.removeEventListener('storage', follow);
      window.removeEventListener('pageshow', follow);
    };
  }, [enter, leave]);

  const value = useMemo<SessionValue>(() => {
    const open = async (next: StoredSession, goTo?: string, replace = false) => {
      writeSession(next);
      if (goTo) await navigate(goTo, { replace });
      // The session is rendered together with the new page. Until then the sign-in form waits, so it can't be sent twice.
      const rendered = new Promise<void>((resolve) => (onRendered.current = resolve));
      startTransition(() => enter(next));
      await rendered;
    };
    const begin = async (answer: Outcome<StoredSession>, goTo: string | undefined): Promise<Outcome> => {
      if (answer.kind !== 'done') return answer;
      await open(answer.value, goTo);
      return { kind: 'done', value: undefined };
    };
    const end = async (goTo: string): Promise<string | undefined> => {
      const token = readToken();
      clearSession();
      void navigate(goTo, { replace: true });
      leave();
      return token === null
        ? undefined
        : calls().then(
            ({ revokeToken }) => revokeToken(token),
            () => undefined,
          );
    };
    return {
      session,
      ended,
      begins: ticket !== undefined,
      signIn: async (username, password, goTo) =>
        begin(await callWith(({ requestSession }) => requestSession(username, password)), goTo),
      signInAsDemo: async (goTo) => begin(await callWith(({ requestDemoSession }) => requestDemoSession()), goTo),
      signInByPasskey: async (goTo) =>
        begin(await callWith(({ requestPasskeySession }) => requestPasskeySession()), goTo),
      signOut: (goTo = paths.login) => void end(goTo),
      signOutThere: async () => {
        const address = await end(paths.login);
        if (address !== undefined && /^https?:/.test(address)) await externalNavigation.go(address);
      },
      enter: (next, goTo) => open(next, goTo, true),
    };
  }, [session, ended, ticket, enter, leave, navigate]);

  const finish = useEffectEvent(async (brought: string) => {
    // It works once, and nobody finds it in the history.
    void navigate({ pathname, search }, { replace: true });
    const answer = await callWith(({ requestSignOnSession }) => requestSignOnSession(brought));
    if (answer.kind === 'done') await value.enter(answer.value);
    else if (!session) await navigate(`${paths.login}?sso=expired`, { replace: true });
  });
  useEffect(() => {
    if (ticket !== undefined) void finish(ticket).then(() => setTicket(undefined));
  }, [ticket]);
  return <SessionContext value={value}>{children}</SessionContext>;
}

/** The session and its actions. */
export function useSession(): SessionValue {
  const value = use(SessionContext);
  if (!value) throw new Error('useSession needs a SessionProvider above it');
  return value;
}
