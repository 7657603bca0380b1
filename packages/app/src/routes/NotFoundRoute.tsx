import { NotFoundScreen } from '@switchboard/ui/screens/NotFound';
import { useLocation } from 'react-router-dom';
import { usePageTitle } from '../hooks/usePageTitle.ts';
import { paths } from '../paths.ts';

/** Any other address. */
export function Component() {
  const { pathname } = useLocation();
  usePageTitle('404 Page Not Found');
  return <NotFoundScreen path={pathname} dashboardHref={paths.dashboard} />;
}
