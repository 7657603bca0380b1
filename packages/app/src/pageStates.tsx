import { Waiting } from '@switchboard/ui/blocks/states/Waiting';
import { reload, useReloadOnce } from '@switchboard/ui/devices/navigation';
import { NotLoadedScreen } from '@switchboard/ui/screens/NotLoaded';
import { PageErrorScreen } from '@switchboard/ui/screens/PageError';
import { SessionLoadingScreen } from '@switchboard/ui/screens/SessionLoading';
import { useLocation, useNavigate, useRouteError, Outlet, useNavigation } from 'react-router-dom';
import type { ReactNode } from 'react';
import { paths } from './paths.ts';

const missing = new WeakSet<Error>();

/** Vite calls it for each import that failed: a new version was deployed, or the server is away. */
export const rememberMissingCode = ({ payload }: VitePreloadErrorEvent): void => void missing.add(payload);

/** Whether code did not load, rather than threw. */
const isMissingCode = (error: unknown): boolean => error instanceof Error && missing.has(error);

/** The page, or `waiting` while the code of the next one loads. */
export function NextPage({ waiting }: { waiting: ReactNode }) {
  const { pathname } = useLocation();
  const next = useNavigation().location;
  return next && next.pathname !== pathname ? waiting : <Outlet />;
}

/** In place of a page that threw, or whose code did not load. `whole` is outside the shell. */
export function PageFailed({ whole = false }: { whole?: boolean }) {
  const thrown = useRouteError();
  const { search } = useLocation();
  const navigate = useNavigate();
  if (isMissingCode(thrown)) return <NotLoaded whole={whole} />;
  return (
    <PageErrorScreen
      error={thrown instanceof Error ? thrown : new Error(String(thrown))}
      // Each navigation renders the page again, one to the same address too.
      onRetry={() => void navigate({ search }, { replace: true })}
      onReload={reload}
      dashboardHref={paths.dashboard}
    />
  );
}

/**
 * Code that did not load is only fetched by a reload. The page reloads once, as soon as the server answers; if that
 * does not help, this says so.
 */
function NotLoaded({ whole }: { whole: boolean }) {
  const hasReloaded = useReloadOnce();
  if (!hasReloaded) return whole ? <SessionLoadingScreen /> : <Waiting />;
  return whole ? (
    <NotLoadedScreen onReload={reload} />
  ) : (
    <PageErrorScreen onReload={reload} dashboardHref={paths.dashboard} />
  );
}
