import { useOnline } from '@switchboard/ui/devices/useOnline';
import { DashboardScreen } from '@switchboard/ui/screens/Dashboard';
import { useNow } from '../hooks/useNow.ts';
import { usePage } from '../hooks/usePage.ts';
import { paths } from '../paths.ts';
import { useAgents } from '../queries/useAgents.ts';
import { part } from '@switchboard/ui/components/states/Part';
import { useSession } from '../session/SessionProvider.tsx';

const hrefs = { agents: paths.agents, connections: paths.connections, chat: paths.chat, agentPage: paths.workspace };

/** Loaded after the page, which does without it. */
const SandboxOffer = part(() => import('../sandbox/SandboxOffer.tsx').then((module) => module.SandboxOffer), {
  waiting: () => null,
  failed: () => null,
});

/** / and /dashboard */
export function DashboardRoute() {
  usePage('Dashboard');
  const { session } = useSession();
  const agents = useAgents();
  const now = useNow(agents.view);
  const online = useOnline();
  if (!session) return null;
  return (
    <DashboardScreen
      user={session.user}
      agents={agents.view}
      updatedAt={agents.updatedAt}
      now={now}
      online={online}
      hrefs={hrefs}
      offer={<SandboxOffer />}
      onCreateAgent={agents.create}
    />
  );
}
