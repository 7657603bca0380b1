import { reload } from '@switchboard/ui/devices/reload';
import { NotLoadedScreen } from '@switchboard/ui/screens/NotLoaded';

/** Shown instead of a page whose chunk could not be loaded, even after a reload. */
export function NotLoaded() {
  return <NotLoadedScreen onReload={reload} />;
}
