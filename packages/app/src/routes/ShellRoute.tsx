import { agentTable } from '@switchboard/api-contract/agentTable';
import { ErrorBoundary } from '@switchboard/ui/blocks/states/ErrorBoundary';
import { Waiting } from '@switchboard/ui/blocks/states/Waiting';
import { part, PageStandIns } from '@switchboard/ui/components/states/Part';
import { reload } from '@switchboard/ui/devices/reload';
import { useOnline } from '@switchboard/ui/devices/useOnline';
import { PageErrorScreen } from '@switchboard/ui/screens/PageError';
import { Shell } from '@switchboard/ui/shell/Shell';
import { useQuery } from '@tanstack/react-query';
import { Outlet, useLocation } from 'react-router-dom';
import { leaveBy, useLeave } from '../leaving/useLeave.ts';
import { paths, sectionOf } from '../paths.ts';
import { agentListQueries } from '../queries/agentList.ts';
import { useSession } from '../session/SessionProvider.tsx';

const hrefs = {
  dashboard: paths.dashboard,
  agents: paths.agents,
  connections: paths.connections,
  profile: paths.profile,
};

/** Loaded after the page. */
const AttentionBadge = part(() => import('../attention/AttentionBadge.tsx').then((module) => module.AttentionBadge), {
  waiting: () => null,
  failed: () => null,
});
const badge = (place: 'nav' | 'header') => <AttentionBadge place={place} />;

const standIns = {
  waiting: <Waiting />,
  failed: <PageErrorScreen onReload={reload} dashboardHref={paths.dashboard} />,
};

/** The navigation and, beside it, the page. A page that throws leaves the navigation working. */
export function ShellRoute() {
  const { session, signOut } = useSession();
  const { pathname } = useLocation();
  const hold = useLeave();
  const online = useOnline();
  const agents = useQuery({
    ...agentListQueries.list(),
    select: (list) => list.items.length,
    notifyOnChangeProps: ['data'],
  });
  if (!session) return null;
  return (
    <Shell
      hrefs={hrefs}
      current={sectionOf(pathname)}
      badge={badge}
      agentCount={agents.data || agentTable.length}
      user={session.user}
      onSignOut={() => leaveBy(hold, signOut)}
      offline={!online}
    >
      <ErrorBoundary
        resetKey={pathname}
        fallback={({ error, onRetry }) => (
          <PageErrorScreen error={error} onRetry={onRetry} onReload={reload} dashboardHref={paths.dashboard} />
        )}
      >
        <PageStandIns value={standIns}>
          <Outlet />
        </PageStandIns>
      </ErrorBoundary>
    </Shell>
  );
}
