import { ErrorBoundary } from '@switchboard/ui/blocks/states/ErrorBoundary';
import { everyRight, RoleContext } from '@switchboard/ui/blocks/roles/RoleContext';
import { reload } from '@switchboard/ui/devices/reload';
import { PageErrorScreen } from '@switchboard/ui/screens/PageError';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { createVisitKeeper, VisitContext } from '../assistant/VisitContext.ts';
import { LeaveGuard } from '../leaving/LeaveGuard.tsx';
import { paths } from '../paths.ts';
import { createQueryClient } from '../queries/queryClient.ts';
import { SessionEnded } from '../session/SessionEnded.tsx';
import { useRole } from '../session/useRole.ts';
import { useSession } from '../session/SessionProvider.tsx';

/**
 * What surrounds every signed-in page: cached data, the visit to the assistant, the error page for pages outside of
 * the shell, and the dialog that asks to sign in again.
 */
export function SignedRoute() {
  const { ended } = useSession();
  const { pathname } = useLocation();
  const [queryClient] = useState(createQueryClient);
  const role = useRole(queryClient);
  const [visit] = useState(createVisitKeeper);
  const wasEnded = useRef(false);
  useEffect(() => {
    // The same member is back: everything that failed is fetched again.
    if (wasEnded.current && !ended) void queryClient.invalidateQueries();
    wasEnded.current = ended;
  }, [ended, queryClient]);
  return (
    <QueryClientProvider client={queryClient}>
      <ErrorBoundary
        resetKey={pathname}
        fallback={({ error, onRetry }) => (
          <PageErrorScreen error={error} onRetry={onRetry} onReload={reload} dashboardHref={paths.dashboard} />
        )}
      >
        <LeaveGuard>
          <VisitContext value={visit}>
            <RoleContext value={role ?? everyRight}>
              <Outlet />
            </RoleContext>
          </VisitContext>
        </LeaveGuard>
      </ErrorBoundary>
      {ended ? <SessionEnded /> : null}
    </QueryClientProvider>
  );
}
