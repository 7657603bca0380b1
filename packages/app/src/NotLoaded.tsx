import { reload } from '@switchboard/ui/devices/reload';
import { NotLoadedScreen } from '@switchboard/ui/screens/NotLoaded';

/** In place of a page whose chunk is gone, also after a reload. */
export function NotLoaded() {
  return <NotLoadedScreen onReload={reload} />;
}
