import { agentTable } from '@switchboard/api-contract/agentTable';
import { ErrorBoundary } from '@switchboard/ui/blocks/ErrorBoundary';
import { PageWaiting } from '@switchboard/ui/blocks/PageWaiting';
import { useOnline } from '@switchboard/ui/devices/useOnline';
import { PageErrorScreen } from '@switchboard/ui/screens/PageError';
import { Shell } from '@switchboard/ui/shell/Shell';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { paths, sectionOf } from '../paths.ts';
import { agentQueries } from '../queries/agents.ts';
import { useSession } from '../session/SessionProvider.tsx';

const hrefs = { dashboard: paths.dashboard, agents: paths.agents, connections: paths.connections, profile: paths.profile };

/** The side panel or the menu, and beside it the page; a page that throws leaves the navigation alone. */
export function ShellRoute() {
  const { session, signOut } = useSession();
  const { pathname } = useLocation();
  const online = useOnline();
  const agents = useQuery({ ...agentQueries.list(), select: (list) => list.items.length, notifyOnChangeProps: ['data'] });
  if (!session) return null;
  return (
    <Shell hrefs={hrefs} current={sectionOf(pathname)} agentCount={agents.data || agentTable.length} user={session.user} onSignOut={signOut} offline={!online}>
      <ErrorBoundary
        resetKey={pathname}
        fallback={({ error, onRetry }) => <PageErrorScreen error={error} onRetry={onRetry} onReload={() => window.location.reload()} dashboardHref={paths.dashboard} />}
      >
        {/* Keyed, so that a page on its way shows at once that it is: the router would keep the old one until then. */}
        <Suspense key={pathname} fallback={<PageWaiting />}>
          <Outlet />
        </Suspense>
      </ErrorBoundary>
    </Shell>
  );
}
