import { agentTable, type AgentSlug } from '@switchboard/api-contract/agentTable';
import { LinkProvider, type AnchorProps } from '@switchboard/ui/components/actions/Link';
import { ToastProvider } from '@switchboard/ui/components/layers/Toast';
import { SessionLoadingScreen } from '@switchboard/ui/screens/SessionLoading';
import { Navigate, Outlet, type RouteObject, Link } from 'react-router-dom';
import { Fragment } from 'react';
import { NextPage, PageFailed } from './pageStates.tsx';
import { paths } from './paths.ts';
import { LoginRoute } from './routes/LoginRoute.tsx';
import { SessionProvider, useSession } from './session/SessionProvider.tsx';

/**
 * Shows sign-in instead of any page while nobody is signed in. Another member gets a new tree, so nothing of one
 * is left for the next.
 */
function Guard() {
  const { session } = useSession();
  if (!session) return <LoginRoute />;
  return (
    <Fragment key={session.user.id ?? session.token}>
      <Outlet />
    </Fragment>
  );
}

/** Makes links of the ui package navigate by the router, except to places on the same page and to the server. */
const RouterLink = ({ href, ...props }: AnchorProps) =>
  /^(#|\/api\/)/.test(href) ? <a href={href} {...props} /> : <Link to={href} {...props} />;

/** The page of each of the seven agents. */
const workspaces: Readonly<Record<AgentSlug, NonNullable<RouteObject['lazy']>>> = {
  research: () => import('./routes/ResearchRoute.tsx'),
  orchestrator: () => import('./routes/OrchestratorRoute.tsx'),
  'maps-scraper': () => import('./routes/MapsScraperRoute.tsx'),
  contacts: () => import('./routes/ContactsRoute.tsx'),
  calendar: () => import('./routes/CalendarRoute.tsx'),
  email: () => import('./routes/EmailRoute.tsx'),
  'lead-generation': () => import('./routes/LeadGenerationRoute.tsx'),
};

const pages: RouteObject[] = [
  { index: true, lazy: () => import('./routes/DashboardRoute.tsx') },
  { path: paths.dashboard, lazy: () => import('./routes/DashboardRoute.tsx') },
  { path: paths.agents, lazy: () => import('./routes/AgentsRoute.tsx') },
  // An agent's id works in place of its slug.
  ...agentTable.flatMap(({ slug, id }) => [
    { path: `/agents/${slug}`, lazy: workspaces[slug] },
    { path: paths.workspace(slug), lazy: workspaces[slug] },
    { path: `/agents/${id}`, element: <Navigate to={paths.workspace(slug)} replace /> },
  ]),
  { path: '/agent/:agentId', lazy: () => import('./routes/AgentDetailRoute.tsx') },
  { path: paths.connections, lazy: () => import('./routes/ConnectionsRoute.tsx') },
  { path: paths.profile, lazy: () => import('./routes/ProfileRoute.tsx') },
  { path: paths.api, lazy: () => import('./routes/ApiRoute.tsx') },
  { path: '*', lazy: () => import('./routes/NotFoundRoute.tsx') },
];

/** No page, sign-in among them, shows before a session that the address brings has begun. */
const Pages = () => (useSession().begins ? <SessionLoadingScreen /> : <Outlet />);

/** What every page needs, around the pages. */
function Root() {
  return (
    <LinkProvider component={RouterLink}>
      <ToastProvider>
        <SessionProvider>
          <Pages />
        </SessionProvider>
      </ToastProvider>
    </LinkProvider>
  );
}

/**
 * Which address shows which page; each page is a chunk of its own. All but /login and /invitation are guarded; all but
 * these and /chat are inside the shell. What fails is replaced inside of what surrounds it.
 */
export const routes: RouteObject[] = [
  {
    Component: Root,
    HydrateFallback: SessionLoadingScreen,
    errorElement: <PageFailed whole />,
    children: [
      {
        element: <NextPage waiting={<SessionLoadingScreen />} />,
        children: [
          { path: paths.login, Component: LoginRoute },
          { path: '/invitation/:token', lazy: () => import('./routes/InvitationRoute.tsx') },
        ],
      },
      {
        Component: Guard,
        children: [
          {
            lazy: () => import('./routes/SignedRoute.tsx'),
            children: [
              {
                element: <NextPage waiting={<SessionLoadingScreen />} />,
                errorElement: <PageFailed whole />,
                children: [{ path: paths.chat, lazy: () => import('./routes/ChatRoute.tsx') }],
              },
              {
                lazy: () => import('./routes/ShellRoute.tsx'),
                children: [{ errorElement: <PageFailed />, children: pages }],
              },
            ],
          },
        ],
      },
    ],
  },
];
