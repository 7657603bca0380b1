import { adminRole, RoleContext } from '@switchboard/ui/blocks/roles/RoleContext';
import { QueryClientProvider, QueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { demoCredentials } from '@switchboard/api-contract/session';
import type { Outcome } from '@switchboard/ui/format/outcome';
import { SessionEndedScreen } from '@switchboard/ui/screens/SessionEnded';
import { roleMay } from '@switchboard/api-contract/roles';
import { createVisitStore, VisitContext } from '../assistant/VisitContext.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { pageSays } from '../session/pageSays.ts';
import { gate } from '../api/gate.ts';
import { LeaveGuard } from '../session/LeaveGuard.tsx';

/**
 * The member's role, as the server has it: read again once it refused something, and at the start where the role lacks
 * rights that it may have got since. What was typed stays, since only what the role may changes on the page.
 */
function useRole(queries: QueryClient): string | undefined {
  const { session, enter } = useSession();
  const role = session?.user.role;
  const renew = useEffectEvent(async () => {
    if (!session) return;
    const { refreshSession } = await import('../session/calls.ts');
    const now = await refreshSession(session);
    if (!now || now.user.role === role) return;
    void enter(now);
    void queries.invalidateQueries();
  });
  const mayHaveGained = useEffectEvent(() => role !== undefined && !roleMay(role, 'administer'));
  useEffect(() => {
    const refresh = () => void gate.once('role', renew).catch(() => {});
    gate.onForbidden = refresh;
    if (mayHaveGained()) refresh();
    return () => {
      gate.onForbidden = () => {};
    };
  }, []);
  return role;
}

/** 'Your session has ended', shown over the page until the member signs in again. */
function SessionEnded() {
  const { session, signIn, signInAsDemo } = useSession();
  const { pathname, search } = useLocation();
  const [error, setError] = useState<string>();
  const signOn = pageSays.signOn(pathname + search);
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
      passwordsOff={pageSays.passwordsOff()}
      signOn={signOn && { ...signOn, newTab: true }}
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
