import { reload } from '../../../devices/reload.ts';
import { ErrorState } from '../ErrorState/ErrorState.tsx';

/**
 * In the region of code that did not come. Only loading the page anew can fetch it, which keeps the member where they
 * are.
 */
export function PartFailed() {
  return <ErrorState message="This part did not load. There may be a new version of it." onRetry={reload} />;
}
