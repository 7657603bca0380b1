import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../../components/display/VisuallyHidden/VisuallyHidden.tsx';
import { Card } from '../../../components/layout/Card/Card.tsx';
import { ErrorState } from '../../../components/states/ErrorState/ErrorState.tsx';
import type { ViewState } from '../../../format/viewState.ts';
import { StaleBanner } from '../StaleBanner/StaleBanner.tsx';
import { fresh, region } from '../states.css.ts';

interface ViewRegionProps<T> {
  /** Loading, failed, or the data, which may be stale. */
  view: ViewState<T>;
  /** Names what is loading: 'agents' gives 'Loading agents'. */
  name: string;
  /** The time, for the banner over stale figures. */
  now: Date | number;
  /** Placeholders of the same size. */
  loading: ReactNode;
  /** Inside an existing card: a failure gets no card of its own. */
  bare?: boolean;
  /** Another part of the screen already announces that this is loading, failed or stale. */
  quiet?: boolean;
  /** Who is not answering, for the banner over stale figures. */
  subject?: string;
  /** Draws the data. */
  children: (data: T) => ReactNode;
}

/**
 * A part of a screen that loads separately: placeholders, a failure with Try again, or the data, with a banner if it
 * is stale.
 */
export function ViewRegion<T>({ view, name, now, loading, bare, quiet, subject, children }: ViewRegionProps<T>) {
  if (view.status === 'loading') {
    return (
      <div aria-busy="true">
        {quiet ? null : <VisuallyHidden>Loading {name}</VisuallyHidden>}
        {loading}
      </div>
    );
  }
  if (view.status === 'error') {
    const failure = (
      <ErrorState
        role={quiet ? 'none' : undefined}
        message={view.message}
        busy={view.retrying}
        onRetry={view.onRetry}
      />
    );
    return bare ? failure : <Card>{failure}</Card>;
  }
  if (quiet) return children(view.data);
  // Fresh and stale data share one tree, so that typed text, open layers and the focus survive a failed refetch.
  return (
    <div className={view.stale ? region : fresh}>
      <StaleBanner stale={view.stale} now={now} subject={subject} />
      {children(view.data)}
    </div>
  );
}
