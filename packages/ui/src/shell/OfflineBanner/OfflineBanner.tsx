import { WifiOff } from 'lucide-react';
import { Banner } from '../../components/states/Banner/Banner.tsx';
import { offlineRegion } from '../shell.css.ts';

/** Says that the browser is offline. The region stays mounted, so that both changes are announced. */
export function OfflineBanner({ offline }: { offline: boolean }) {
  return (
    <div role="status" className={offlineRegion}>
      {offline ? (
        <Banner tone="neutral" icon={WifiOff} role="none">
          You are offline. What you see may be out of date. It refreshes when you are back online.
        </Banner>
      ) : null}
    </div>
  );
}
