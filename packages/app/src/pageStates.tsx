import { Waiting } from '@switchboard/ui/blocks/states/Waiting';
import { reload, useReloadOnce } from '@switchboard/ui/devices/navigation';
import { NotLoadedScreen } from '@switchboard/ui/screens/NotLoaded';
import { PageErrorScreen } from '@switchboard/ui/screens/PageError';
import { SessionLoadingScreen } from '@switchboard/ui/screens/SessionLoading';
import { useLocation, useNavigate, useRouteError, Outlet, useNavigation } from 'react-router-dom';
import type { ReactNode } from 'react';
import { paths } from './paths.ts';

/** The errors of imports whose code did not load. */
const loadErrors = new WeakSet<Error>();

/** Called by Vite for each import that failed, because a new version was deployed or the server is away. */
export const rememberMissingCode = ({ payload }: VitePreloadErrorEvent): void => void loadErrors.add(payload);

/** Whether an error means that code did not load; otherwise the code threw it. */
const isMissingCode = (error: unknown): boolean => error instanceof Error && loadErrors.has(error);

/** The page, or `waiting` while the code of the next one loads. */
export function NextPage({ waiting }: { waiting: ReactNode }) {
  const { pathname } = useLocation();
  const next = useNavigation().location;
  return next && next.pathname !== pathname ? waiting : <Outlet />;
}

/** In place of a page that threw, or whose code did not load. `whole`: the page has no shell around it. */
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
 * In place of a page whose code did not load, which only a reload fetches. Reloads once, as soon as the server answers;
 * where that does not help, says that the page did not load.
 */
function NotLoaded({ whole }: { whole: boolean }) {
  const cannotReload = useReloadOnce();
  if (!cannotReload) return whole ? <SessionLoadingScreen /> : <Waiting />;
  return whole ? (
    <NotLoadedScreen onReload={reload} />
  ) : (
    <PageErrorScreen onReload={reload} dashboardHref={paths.dashboard} />
  );
}
