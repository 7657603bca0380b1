import type { AgentSlug } from '@switchboard/api-contract/agentTable';
import type { ComponentType } from 'react';
import { lazyRoute } from './lazyRoute.ts';
import { NotLoaded } from './NotLoaded.tsx';

/** Every page in a chunk of its own; `SignedRoute` and `ShellRoute` are what signed-in pages stand in. Around the first two nothing catches an error. */
export const LoginRoute = lazyRoute(() => import('./routes/LoginRoute.tsx'), 'LoginRoute', NotLoaded);
export const SignedRoute = lazyRoute(() => import('./routes/SignedRoute.tsx'), 'SignedRoute', NotLoaded);
export const ShellRoute = lazyRoute(() => import('./routes/ShellRoute.tsx'), 'ShellRoute');
export const DashboardRoute = lazyRoute(() => import('./routes/DashboardRoute.tsx'), 'DashboardRoute');
export const ChatRoute = lazyRoute(() => import('./routes/ChatRoute.tsx'), 'ChatRoute');
export const AgentsRoute = lazyRoute(() => import('./routes/AgentsRoute.tsx'), 'AgentsRoute');
export const AgentDetailRoute = lazyRoute(() => import('./routes/AgentDetailRoute.tsx'), 'AgentDetailRoute');
export const ConnectionsRoute = lazyRoute(() => import('./routes/ConnectionsRoute.tsx'), 'ConnectionsRoute');
export const ProfileRoute = lazyRoute(() => import('./routes/ProfileRoute.tsx'), 'ProfileRoute');
export const NotFoundRoute = lazyRoute(() => import('./routes/NotFoundRoute.tsx'), 'NotFoundRoute');

/** The own page of each agent. */
export const workspaces: Readonly<Record<AgentSlug, ComponentType>> = {
  research: lazyRoute(() => import('./routes/ResearchRoute.tsx'), 'ResearchRoute'),
  orchestrator: lazyRoute(() => import('./routes/OrchestratorRoute.tsx'), 'OrchestratorRoute'),
  'maps-scraper': lazyRoute(() => import('./routes/MapsScraperRoute.tsx'), 'MapsScraperRoute'),
  contacts: lazyRoute(() => import('./routes/ContactsRoute.tsx'), 'ContactsRoute'),
  calendar: lazyRoute(() => import('./routes/CalendarRoute.tsx'), 'CalendarRoute'),
  email: lazyRoute(() => import('./routes/EmailRoute.tsx'), 'EmailRoute'),
  'lead-generation': lazyRoute(() => import('./routes/LeadGenerationRoute.tsx'), 'LeadGenerationRoute'),
};
