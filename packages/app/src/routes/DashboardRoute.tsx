import { useOnline } from '@switchboard/ui/devices/useOnline';
import { DashboardScreen } from '@switchboard/ui/screens/Dashboard';
import { useEffect, useState } from 'react';
import { NeedsAttention, type AttentionSummary } from '../attention/NeedsAttention.tsx';
import { useNow } from '../hooks/useNow.ts';
import { usePageTitle } from '../hooks/usePageTitle.ts';
import { paths } from '../paths.ts';
import { useAgents } from '../queries/useAgents.ts';
import { useSession } from '../session/SessionProvider.tsx';

const hrefs = { agents: paths.agents, connections: paths.connections, chat: paths.chat, agentPage: paths.workspace };

/** How long what stands below waits for what needs attention, so that nothing moves. */
const longestHoldMs = 3_000;

/** / and /dashboard */
export function Component() {
  usePageTitle('Dashboard');
  const { session } = useSession();
  const agents = useAgents();
  const now = useNow(agents.view);
  const online = useOnline();
  const [known, setKnown] = useState<AttentionSummary>();
  useEffect(() => {
    const timer = setTimeout(() => setKnown((last) => last ?? {}), longestHoldMs);
    return () => clearTimeout(timer);
  }, []);
  if (!session) return null;
  return (
    <DashboardScreen
      user={session.user}
      firstVisit={session.firstVisit}
      agents={agents.view}
      updatedAt={agents.updatedAt}
      now={now}
      online={online}
      hrefs={hrefs}
      first={known?.first}
      attention={<NeedsAttention onKnown={setKnown} />}
      held={known === undefined}
      quiet={known?.first !== undefined}
      own={known?.own}
      integrations={known?.integrations}
      onCreateAgent={agents.create}
    />
  );
}
