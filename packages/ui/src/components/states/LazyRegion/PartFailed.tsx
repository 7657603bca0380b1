import { reload } from '../../../devices/navigation.ts';
import { ErrorState } from '../ErrorState/ErrorState.tsx';

/**
 * Shown in a region whose code failed to load. Only reloading the page can fetch it; the member stays at the same
 * address.
 */
export function PartFailed() {
  return <ErrorState message="This part did not load. There may be a new version of the app." onRetry={reload} />;
}
