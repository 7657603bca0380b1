import type { ReactNode } from 'react';
import { Card } from '../../../components/layout/Card/Card.tsx';
import { ErrorState } from '../../../components/states/ErrorState/ErrorState.tsx';
import type { ViewState } from '../../../format/viewState.ts';
import { ViewRegion } from '../../states/ViewRegion/ViewRegion.tsx';

interface RecordsRegionProps<T> {
  view: ViewState<T>;
  ownRead?: boolean;
  name: string;
  now: Date;
  loading: ReactNode;
  children: (data: T) => ReactNode;
}

/** The page announces loading, failure and staleness once; a part of the same answer does not repeat it. */
export function RecordsRegion<T>({ view, ownRead, name, now, loading, children }: RecordsRegionProps<T>) {
  if (ownRead) {
    return (
      <ViewRegion view={view} name={name} now={now} loading={loading}>
        {children}
      </ViewRegion>
    );
  }
  if (view.status === 'loading') return <div aria-busy="true">{loading}</div>;
  if (view.status === 'error') {
    return (
      <Card>
        <ErrorState role="none" message={view.message} busy={view.retrying} onRetry={view.onRetry} />
      </Card>
    );
  }
  return children(view.data);
}
