import { WifiOff } from 'lucide-react';
import { LiveRegion } from '../../components/display/LiveRegion/LiveRegion.tsx';
import { Banner } from '../../components/states/Banner/Banner.tsx';
import { offlineRegion } from '../shell.css.ts';

const words = 'You are offline. What you see may be out of date. It refreshes when you are back online.';

/** Says that the browser is offline, once it is. */
export function OfflineBanner({ offline }: { offline: boolean }) {
  return (
    <div className={offlineRegion}>
      <LiveRegion message={offline ? words : ''} />
      {offline ? (
        <Banner tone="neutral" icon={WifiOff} role="none">
          {words}
        </Banner>
      ) : null}
    </div>
  );
}
