import { NotFoundScreen } from '@switchboard/ui/screens/NotFound';
import { useLocation } from 'react-router-dom';
import { usePage } from '../hooks/usePage.ts';
import { paths } from '../paths.ts';

/** Any other address. */
export function Component() {
  const { pathname } = useLocation();
  usePage('404 Page Not Found');
  return <NotFoundScreen path={pathname} dashboardHref={paths.dashboard} />;
}
