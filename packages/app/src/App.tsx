import { pageReload } from '@switchboard/ui/devices/navigation';
import { Theme } from '@switchboard/ui/theme/Theme';
import type { ComponentProps } from 'react';
import { RouterProvider } from 'react-router-dom';
import { appearanceKey } from './session/storage.ts';

pageReload.answers = () =>
  fetch('/', { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  );

/** The whole app: `routes` in a router of the browser, or of a story. */
export function App({ router }: Pick<ComponentProps<typeof RouterProvider>, 'router'>) {
  return (
    <Theme storage={appearanceKey}>
      <RouterProvider router={router} />
    </Theme>
  );
}
