import { agentTable } from '@switchboard/api-contract/agentTable';
import { Waiting } from '@switchboard/ui/blocks/states/Waiting';
import { useOnline } from '@switchboard/ui/devices/browserState';
import { Shell } from '@switchboard/ui/shell/Shell';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigation } from 'react-router-dom';
import type { Attention } from '@switchboard/api-contract/attention';
import { AttentionCount } from '@switchboard/ui/blocks/attention/AttentionCount';
import { worstTone } from '@switchboard/ui/rules/attention';
import { useLeave } from '../session/LeaveGuard.tsx';
import { NextPage } from '../pageStates.tsx';
import { paths, currentSection } from '../paths.ts';
import { agentListQueries } from '../queries/agentList.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { attentionQuery } from '../queries/attention.ts';
import { useRead } from '../queries/useRead.ts';

const countOf = ({ items: { items }, more = 0 }: Attention): number => items.length + more;

/** How many things need attention, beside Dashboard or in the header. */
function AttentionBadge({ place }: { place: 'nav' | 'header' }) {
  const { data } = useRead(attentionQuery());
  return data ? (
    <AttentionCount count={countOf(data)} tone={worstTone(data.items.items)} place={place} href={paths.dashboard} />
  ) : null;
}

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
