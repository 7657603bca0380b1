import { Component, Suspense, type ReactNode } from 'react';
import { reload, useReloadOnce } from '../../../devices/navigation.ts';
import { Spinner } from '../../display/Spinner/Spinner.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { loading } from './LazyRegion.css.ts';

/**
 * Shown in a region whose code failed to load. Only reloading the page can fetch it; the member stays at the same
 * address.
 */
export function PartFailed() {
  return <ErrorState message="This part did not load. There may be a new version of the app." onRetry={reload} />;
}

/** Shown while code loads, where nothing else can stand: 'Loading the chart'. */
export const LoadingWords = ({ what }: { what: string }) => (
  <p className={loading}>
    <Spinner size="sm" />
    Loading {what}
  </p>
);

interface LazyRegionProps {
  /** Shown while the code loads: `LoadingWords`, or what already is there of the content. */
  waiting: ReactNode;
  /** Shown if it can't be loaded. By default it says so, with Try again. */
  failed?: ReactNode;
  /** A component made by `lazy` of React. */
  children: ReactNode;
}

/**
 * A region whose code is loaded when it is first shown. If it fails, the page is reloaded once; after that, only this
 * region says so.
 */
export class LazyRegion extends Component<LazyRegionProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    const { waiting, failed = <PartFailed />, children } = this.props;
    if (this.state.failed) return <Missing waiting={waiting} failed={failed} />;
    return <Suspense fallback={waiting}>{children}</Suspense>;
  }
}

const Missing = ({ waiting, failed }: Omit<LazyRegionProps, 'children'>) => (useReloadOnce() ? failed : waiting);
