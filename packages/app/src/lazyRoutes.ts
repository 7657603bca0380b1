import type { AgentSlug } from '@switchboard/api-contract/agentTable';
import { part } from '@switchboard/ui/components/states/Part';
import type { ComponentType } from 'react';

/** Each page is a chunk of its own. `SignedRoute` and `ShellRoute` surround the signed-in pages. */
export const LoginRoute = part(() => import('./routes/LoginRoute.tsx').then((module) => module.LoginRoute));
export const InvitationRoute = part(() =>
  import('./routes/InvitationRoute.tsx').then((module) => module.InvitationRoute),
);
export const SignedRoute = part(() => import('./routes/SignedRoute.tsx').then((module) => module.SignedRoute));
export const ShellRoute = part(() => import('./routes/ShellRoute.tsx').then((module) => module.ShellRoute));
export const DashboardRoute = part(() => import('./routes/DashboardRoute.tsx').then((module) => module.DashboardRoute));
export const ChatRoute = part(() => import('./routes/ChatRoute.tsx').then((module) => module.ChatRoute));
export const AgentsRoute = part(() => import('./routes/AgentsRoute.tsx').then((module) => module.AgentsRoute));
export const AgentDetailRoute = part(() =>
  import('./routes/AgentDetailRoute.tsx').then((module) => module.AgentDetailRoute),
);
export const ConnectionsRoute = part(() =>
  import('./routes/ConnectionsRoute.tsx').then((module) => module.ConnectionsRoute),
);
export const ProfileRoute = part(() => import('./routes/ProfileRoute.tsx').then((module) => module.ProfileRoute));
export const NotFoundRoute = part(() => import('./routes/NotFoundRoute.tsx').then((module) => module.NotFoundRoute));

/** The page of each of the seven agents. */
export const workspaces: Readonly<Record<AgentSlug, ComponentType>> = {
  research: part(() => import('./routes/ResearchRoute.tsx').then((module) => module.ResearchRoute)),
  orchestrator: part(() => import('./routes/OrchestratorRoute.tsx').then((module) => module.OrchestratorRoute)),
  'maps-scraper': part(() => import('./routes/MapsScraperRoute.tsx').then((module) => module.MapsScraperRoute)),
  contacts: part(() => import('./routes/ContactsRoute.tsx').then((module) => module.ContactsRoute)),
  calendar: part(() => import('./routes/CalendarRoute.tsx').then((module) => module.CalendarRoute)),
  email: part(() => import('./routes/EmailRoute.tsx').then((module) => module.EmailRoute)),
  'lead-generation': part(() =>
    import('./routes/LeadGenerationRoute.tsx').then((module) => module.LeadGenerationRoute),
  ),
};
