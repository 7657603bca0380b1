import { LinkProvider } from '@switchboard/ui/components/actions/Link';
import { ToastProvider } from '@switchboard/ui/components/layers/Toast';
import { page } from '@switchboard/ui/devices/reload';
import { Theme, type ThemeStorage } from '@switchboard/ui/theme/Theme';
import type { ComponentType, ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { RouterLink } from './RouterLink.tsx';
import { AppRoutes } from './routes.tsx';
import { SessionProvider } from './session/SessionProvider.tsx';
import { appearanceKey, browserStorage } from './session/storage.ts';

page.answers = () =>
  fetch('/', { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  );

const appearance: ThemeStorage = {
  read: () => browserStorage.read(appearanceKey),
  write: (choice) =>
    choice === 'system' ? browserStorage.remove(appearanceKey) : browserStorage.write(appearanceKey, choice),
};

/** The whole app: the providers that every page needs, around the pages. Stories pass another router. */
export function App({ Router = BrowserRouter }: { Router?: ComponentType<{ children: ReactNode }> }) {
  return (
    <Theme storage={appearance}>
      <Router>
        <LinkProvider component={RouterLink}>
          <ToastProvider>
            <SessionProvider>
              <AppRoutes />
            </SessionProvider>
          </ToastProvider>
        </LinkProvider>
      </Router>
    </Theme>
  );
}
