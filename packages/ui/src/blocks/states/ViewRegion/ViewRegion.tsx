import type { ReactNode } from 'react';
import { Card } from '../../../components/layout/Card/Card.tsx';
import { ErrorState } from '../../../components/states/ErrorState/ErrorState.tsx';
import { VisuallyHidden } from '../../../components/display/VisuallyHidden/VisuallyHidden.tsx';
import type { ViewState } from '../../../format/viewState.ts';
import { StaleBanner } from '../StaleBanner/StaleBanner.tsx';
import { fresh, region } from './ViewRegion.css.ts';

interface ViewRegionProps<T> {
  view: ViewState<T>;
  /** What loads, in words: 'agents' gives 'Loading agents'. */
  name: string;
  now: Date | number;
  /** Skeletons of the same box. */
  loading: ReactNode;
  /** Inside a card that stands already: the failure gets no card of its own. */
  bare?: boolean;
  /** Who does not answer, for the banner over old figures. */
  subject?: string;
  children: (data: T) => ReactNode;
}

/**
 * One part of a screen that loads by itself: placeholders, a failure with Try again, or the data with a banner when it
 * is old.
 */
export function ViewRegion<T>({ view, name, now, loading, bare, subject, children }: ViewRegionProps<T>) {
  if (view.status === 'loading') {
    return (
      <div aria-busy="true">
        <VisuallyHidden role="status">Loading {name}</VisuallyHidden>
        {loading}
      </div>
    );
  }
  if (view.status === 'error') {
    const failure = <ErrorState message={view.message} busy={view.retrying} onRetry={view.onRetry} />;
    return bare ? failure : <Card>{failure}</Card>;
  }
  // One tree for fresh and old data, so that what is typed, open or focused inside outlasts a failed refetch.
  return (
    <div className={view.stale ? region : fresh}>
      <StaleBanner stale={view.stale} now={now} subject={subject} />
      {children(view.data)}
    </div>
  );
}
