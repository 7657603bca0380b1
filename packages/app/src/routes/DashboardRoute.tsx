import { useOnline } from '@switchboard/ui/devices/useOnline';
import { DashboardScreen } from '@switchboard/ui/screens/Dashboard';
import { useNow } from '../hooks/useNow.ts';
import { usePage } from '../hooks/usePage.ts';
import { paths } from '../paths.ts';
import { useAgents } from '../queries/useAgents.ts';
import { useSandboxOffer } from '../queries/useSandboxOffer.ts';
import { useSession } from '../session/SessionProvider.tsx';

const hrefs = { agents: paths.agents, connections: paths.connections, chat: paths.chat, agentPage: paths.workspace };

/** / and /dashboard */
export function DashboardRoute() {
  usePage('Dashboard');
  const { session } = useSession();
  const agents = useAgents();
  const now = useNow(agents.view);
  const online = useOnline();
  const sandbox = useSandboxOffer();
  if (!session) return null;
  return (
    <DashboardScreen
      user={session.user}
      agents={agents.view}
      updatedAt={agents.updatedAt}
      now={now}
      online={online}
      hrefs={hrefs}
      sandbox={sandbox}
      onCreateAgent={agents.create}
    />
  );
}
