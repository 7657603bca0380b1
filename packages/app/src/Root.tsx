import { LinkProvider } from '@switchboard/ui/components/actions/Link';
import { ToastProvider } from '@switchboard/ui/components/layers/Toast';
import { Outlet } from 'react-router-dom';
import { RouterLink } from './RouterLink.tsx';
import { SessionProvider } from './session/SessionProvider.tsx';

/** What every page needs, around the pages. */
export function Root() {
  return (
    <LinkProvider component={RouterLink}>
      <ToastProvider>
        <SessionProvider>
          <Outlet />
        </SessionProvider>
      </ToastProvider>
    </LinkProvider>
  );
}
