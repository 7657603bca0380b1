import { adminRole, RoleContext } from '@switchboard/ui/blocks/roles/RoleContext';
import { QueryClientProvider, QueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useEffectEvent, useCallback, type ReactNode } from 'react';
import { Outlet, useBlocker, type BlockerFunction, type Location } from 'react-router-dom';
import { demoCredentials } from '@switchboard/api-contract/session';
import type { Outcome } from '@switchboard/ui/format/outcome';
import { SessionEndedScreen } from '@switchboard/ui/screens/SessionEnded';
import { roleMay } from '@switchboard/api-contract/roles';
import { LeaveDialog } from '@switchboard/ui/components/layers/LeaveDialog';
import { UnsavedProvider, type RegisterUnsaved, type Unsaved } from '@switchboard/ui/components/forms/Unsaved';
import { flushSync } from 'react-dom';
import { createVisitStore, VisitContext } from '../assistant/VisitContext.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { gate } from '../api/gate.ts';
import { LeaveContext, type Leave } from '../leaving/useLeave.ts';

interface Question {
  readonly unsaved: Unsaved;
  /** The element that had the focus. */
  readonly from: HTMLElement | null;
  /** What leaves the page; undefined if it is a move that the router holds. */
  readonly go: (() => void) | undefined;
}

const worstFirst: readonly Unsaved[] = ['lost', 'secret', 'draft'];
// Only input that no draft keeps needs the browser's own question; drafts survive a reload.
const askBrowser = (event: Event) => event.preventDefault();
/** Another page, or another tab of it, unmounts forms. A search or a filter does not. */
const formsOf = ({ pathname, search }: Location) => `${pathname} ${new URLSearchParams(search).get('tab') ?? ''}`;

/** Asks before unsaved input is left: by a link, Back or Forward, another tab of the page, or signing out. */
function LeaveGuard({ children }: { children: ReactNode }) {
  const unsavedInputs = useRef(new Set<{ unsaved: Unsaved }>());
  const [question, setQuestion] = useState<Question>();
  const staying = useRef(false);

  /** Whether the member has to be asked first, which it begins to do. */
  const asks = useCallback((go?: () => void): boolean => {
    if (staying.current) return true;
    const from = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    // A field that saves on blur does so now, and is no reason to ask.
    if (unsavedInputs.current.size > 0) flushSync(() => from?.blur());
    const unsaved = worstFirst.find((each) => [...unsavedInputs.current].some((entry) => entry.unsaved === each));
    if (!unsaved) return false;
    // Asked again while the dialog is open, for example by Back: focus still returns to where it was at first.
    setQuestion((open) => ({ unsaved, go, from: open?.from ?? from }));
    return true;
  }, []);
  const blocker = useBlocker(
    useCallback<BlockerFunction>(
      ({ currentLocation, nextLocation }) => formsOf(currentLocation) !== formsOf(nextLocation) && asks(),
      [asks],
    ),
  );
  const leaveBy = useCallback<Leave>((go) => (asks(go) ? undefined : go()), [asks]);

  const register = useCallback<RegisterUnsaved>((unsaved) => {
    const entry = { unsaved };
    const watch = () => {
      if ([...unsavedInputs.current].some((each) => each.unsaved !== 'draft'))
        window.addEventListener('beforeunload', askBrowser);
      else window.removeEventListener('beforeunload', askBrowser);
    };
    unsavedInputs.current.add(entry);
    watch();
    return () => {
      unsavedInputs.current.delete(entry);
      watch();
    };
  }, []);

  const stay = () => {
    // The browser first returns the focus to what was clicked, and a tab would take that as being selected.
    staying.current = true;
    flushSync(() => setQuestion(undefined));
    question?.from?.focus();
    staying.current = false;
    blocker.reset?.();
  };
  const leave = () => {
    setQuestion(undefined);
    // All of it is given up, so nothing asks again.
    unsavedInputs.current.clear();
    if (question?.go) question.go();
    else blocker.proceed?.();
  };
  return (
    <LeaveContext value={leaveBy}>
      <UnsavedProvider register={register}>{children}</UnsavedProvider>
      {question && (question.go || blocker.state === 'blocked') ? (
        <LeaveDialog unsaved={question.unsaved} onStay={stay} onLeave={leave} />
      ) : null}
    </LeaveContext>
  );
}

/**
 * The member's role, as the server has it: read again once it refused something, and at the start where the role lacks
 * rights that it may have got since. What was typed stays, since only what the role may changes on the page.
 */
function useRole(queries: QueryClient): string | undefined {
  const { session, enter } = useSession();
  const role = session?.user.role;
  const renew = useEffectEvent(async () => {
    if (!session) return;
    const { refreshSession: ask } = await import('../session/calls.ts');
    const now = await ask(session);
    if (!now || now.user.role === role) return;
    void enter(now);
    void queries.invalidateQueries();
  });
  const lacks = useEffectEvent(() => role !== undefined && !roleMay(role, 'administer'));
  useEffect(() => {
    const follow = () => void gate.once('role', renew).catch(() => {});
    gate.onForbidden = follow;
    if (lacks()) follow();
    return () => {
      gate.onForbidden = () => {};
    };
  }, []);
  return role;
}

/** 'Your session has ended', shown over the page until the member signs in again. */
function SessionEnded() {
  const { session, signIn, signInAsDemo } = useSession();
  const [error, setError] = useState<string>();
  const show = async (attempt: Promise<Outcome>) => {
    setError(undefined);
    const result = await attempt;
    if (result.kind !== 'done') setError(result.message);
  };
  return (
    <SessionEndedScreen
      username={session?.user.username}
      error={error}
      onSignIn={({ username, password }) => show(signIn(username, password))}
      onDemoAccess={session?.user.username === demoCredentials.username ? () => show(signInAsDemo()) : undefined}
    />
  );
}

/**
 * Reads as specified: no retries, no refetch on focus, data never becomes stale by itself. Components subscribe to
 * data and errors only, so a poll without news renders nothing.
 */
function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: 'always',
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: 10 * 60_000,
        notifyOnChangeProps: ['data', 'error', 'status'],
      },
    },
  });
}

/**
 * What surrounds every signed-in page: cached data, the question before unsaved input is left, the visit to the
 * assistant, and the dialog that asks to sign in again.
 */
export function Component() {
  const { ended } = useSession();
  const [queryClient] = useState(createQueryClient);
  const role = useRole(queryClient);
  const [visit] = useState(createVisitStore);
  const wasEnded = useRef(false);
  useEffect(() => {
    // The same member is back: everything that failed is fetched again.
    if (wasEnded.current && !ended) void queryClient.invalidateQueries();
    wasEnded.current = ended;
  }, [ended, queryClient]);
  return (
    <QueryClientProvider client={queryClient}>
      <LeaveGuard>
        <VisitContext value={visit}>
          <RoleContext value={role ?? adminRole}>
            <Outlet />
          </RoleContext>
        </VisitContext>
      </LeaveGuard>
      {ended ? <SessionEnded /> : null}
    </QueryClientProvider>
  );
}
