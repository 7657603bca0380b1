import { agentTable } from '@switchboard/api-contract/agentTable';
import { Waiting } from '@switchboard/ui/blocks/states/Waiting';
import { useOnline } from '@switchboard/ui/devices/useOnline';
import { Shell } from '@switchboard/ui/shell/Shell';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigation } from 'react-router-dom';
import { AttentionBadge } from '../attention/AttentionBadge.tsx';
import { useLeave } from '../leaving/useLeave.ts';
import { NextPage } from '../NextPage.tsx';
import { paths, currentSection } from '../paths.ts';
import { agentListQueries } from '../queries/agentList.ts';
import { useSession } from '../session/SessionProvider.tsx';

const hrefs = {
  dashboard: paths.dashboard,
  agents: paths.agents,
  connections: paths.connections,
  profile: paths.profile,
};

const badge = (place: 'nav' | 'header') => <AttentionBadge place={place} />;

/** The navigation and, beside it, the page. It stays while a page loads or fails. */
export function Component() {
  const { session, signOut } = useSession();
  const location = useLocation();
  const { location: next = location } = useNavigation();
  const leave = useLeave();
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
      current={currentSection(next.pathname)}
      badge={badge}
      agentCount={agents.data || agentTable.length}
      user={session.user}
      onSignOut={() => leave(signOut)}
      offline={!online}
    >
      <NextPage waiting={<Waiting />} />
    </Shell>
  );
}
