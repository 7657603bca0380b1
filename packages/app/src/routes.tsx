import { agentTable } from '@switchboard/api-contract/agentTable';
import { PageStandIns } from '@switchboard/ui/components/states/Part';
import { SessionLoadingScreen } from '@switchboard/ui/screens/SessionLoading';
import { Navigate, Route, Routes } from 'react-router-dom';
import {
  AgentDetailRoute,
  AgentsRoute,
  ChatRoute,
  ConnectionsRoute,
  DashboardRoute,
  InvitationRoute,
  LoginRoute,
  NotFoundRoute,
  ProfileRoute,
  ShellRoute,
  workspaces,
} from './lazyRoutes.ts';
import { NotLoaded } from './NotLoaded.tsx';
import { paths } from './paths.ts';
import { Guard } from './session/Guard.tsx';

const standIns = { waiting: <SessionLoadingScreen />, failed: <NotLoaded /> };

/**
 * Which address shows which page. An agent's id works in place of its slug. All but /login and
 * /invitation are guarded; all but these and /chat are inside the shell.
 */
export function AppRoutes() {
  return (
    <PageStandIns value={standIns}>
      <Routes>
        <Route path="/login" element={<LoginRoute />} />
        <Route path="/invitation/:token" element={<InvitationRoute />} />
        <Route element={<Guard />}>
          <Route path="/chat" element={<ChatRoute />} />
          <Route element={<ShellRoute />}>
            <Route index element={<DashboardRoute />} />
            <Route path="/dashboard" element={<DashboardRoute />} />
            <Route path="/agents" element={<AgentsRoute />} />
            {agentTable.map(({ slug, id }) => {
              const Workspace = workspaces[slug];
              return [
                <Route key={slug} path={`/agents/${slug}`} element={<Workspace />} />,
                <Route key={paths.workspace(slug)} path={paths.workspace(slug)} element={<Workspace />} />,
                <Route key={id} path={`/agents/${id}`} element={<Navigate to={paths.workspace(slug)} replace />} />,
              ];
            })}
            <Route path="/agent/:agentId" element={<AgentDetailRoute />} />
            <Route path="/api-status" element={<ConnectionsRoute />} />
            <Route path="/profile" element={<ProfileRoute />} />
            <Route path="*" element={<NotFoundRoute />} />
          </Route>
        </Route>
      </Routes>
    </PageStandIns>
  );
}
