import { SessionLoadingScreen } from '@switchboard/ui/screens/SessionLoading';
import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { AgentDetailRoute, AgentsRoute, ChatRoute, ConnectionsRoute, DashboardRoute, LoginRoute, NotFoundRoute, ProfileRoute, ShellRoute, WorkspaceRoute } from './lazyRoutes.ts';
import { Guard } from './session/Guard.tsx';

/** Which address shows which page. All but /login stand behind the guard; all but /login and /chat inside the shell. */
export function AppRoutes() {
  return (
    <Suspense fallback={<SessionLoadingScreen />}>
      <Routes>
        <Route path="/login" element={<LoginRoute />} />
        <Route element={<Guard />}>
          <Route path="/chat" element={<ChatRoute />} />
          <Route element={<ShellRoute />}>
            <Route index element={<DashboardRoute />} />
            <Route path="/dashboard" element={<DashboardRoute />} />
            <Route path="/agents" element={<AgentsRoute />} />
            <Route path="/agents/:slug" element={<WorkspaceRoute />} />
            <Route path="/agents/:slug/detail" element={<WorkspaceRoute />} />
            <Route path="/agent/:agentId" element={<AgentDetailRoute />} />
            <Route path="/api-status" element={<ConnectionsRoute />} />
            <Route path="/profile" element={<ProfileRoute />} />
            <Route path="*" element={<NotFoundRoute />} />
          </Route>
        </Route>
      </Routes>
    </Suspense>
  );
}
