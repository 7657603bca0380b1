import { Component, Suspense, type ReactNode } from 'react';
import { useReloadOnce } from '../../../devices/navigation.ts';
import { PartFailed } from './PartFailed.tsx';

interface LazyRegionProps {
  /** Shown while the code loads; nothing by default. */
  waiting?: ReactNode;
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
