import { pageReload } from '@switchboard/ui/devices/navigation';
import { Theme, type ThemeStorage } from '@switchboard/ui/theme/Theme';
import type { ComponentProps } from 'react';
import { RouterProvider } from 'react-router-dom';
import { appearanceKey, browserStorage } from './session/storage.ts';

pageReload.answers = () =>
  fetch('/', { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  );

const appearance: ThemeStorage = {
  read: () => browserStorage.read(appearanceKey),
  write: (choice) =>
    choice === 'system' ? browserStorage.remove(appearanceKey) : browserStorage.write(appearanceKey, choice),
};

/** The whole app: `routes` in a router of the browser, or of a story. */
export function App({ router }: Pick<ComponentProps<typeof RouterProvider>, 'router'>) {
  return (
    <Theme storage={appearance}>
      <RouterProvider router={router} />
    </Theme>
  );
}
