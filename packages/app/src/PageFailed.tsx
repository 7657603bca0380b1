import { Waiting } from '@switchboard/ui/blocks/states/Waiting';
import { reload, useReloadOnce } from '@switchboard/ui/devices/navigation';
import { NotLoadedScreen } from '@switchboard/ui/screens/NotLoaded';
import { PageErrorScreen } from '@switchboard/ui/screens/PageError';
import { SessionLoadingScreen } from '@switchboard/ui/screens/SessionLoading';
import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { isMissingCode } from './missingCode.ts';
import { paths } from './paths.ts';

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

/** Only a reload fetches code that did not load. It comes by itself, once the server answers; after it, this says so. */
function NotLoaded({ whole }: { whole: boolean }) {
  const stays = useReloadOnce();
  if (!stays) return whole ? <SessionLoadingScreen /> : <Waiting />;
  return whole ? (
    <NotLoadedScreen onReload={reload} />
  ) : (
    <PageErrorScreen onReload={reload} dashboardHref={paths.dashboard} />
  );
}
