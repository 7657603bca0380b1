import type { Activity } from '@switchboard/api-contract/agents/shared';
import type { Rows } from '@switchboard/api-contract/wire';
import { useId, type ReactNode } from 'react';
import { Card, CardHead } from '../../../components/layout/Card/Card.tsx';
import { ErrorState } from '../../../components/states/ErrorState/ErrorState.tsx';
import type { ViewState } from '../../../format/viewState.ts';
import { room } from '../ActivityList/ActivityList.css.ts';
import { ActivityList } from '../ActivityList/ActivityList.tsx';
import { SampleMark } from '../../marks/SampleMark/SampleMark.tsx';
import { SkeletonRows } from '../../records/SkeletonRows/SkeletonRows.tsx';

interface ActivityCardProps {
  view: ViewState<Rows<Activity>>;
  now: Date;
  limit?: number;
  sample?: boolean;
  actions?: ReactNode;
  /** The heading level: 2 if no section surrounds the card. */
  level?: 2 | 3;
}

/** Recent Activity in its own card. The overview, which shows the same answer, announces loading and failure. */
export function ActivityCard({ view, now, limit = 4, sample, actions, level }: ActivityCardProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} aria-busy={view.status === 'loading' || undefined}>
      <CardHead
        id={id}
        level={level}
        title="Recent Activity"
        mark={sample ? <SampleMark /> : undefined}
        actions={actions}
      />
      {view.status === 'loading' ? <SkeletonRows rows={4} /> : null}
      {view.status === 'error' ? (
        <ErrorState role="none" message={view.message} busy={view.retrying} onRetry={view.onRetry} />
      ) : null}
      {view.status === 'ready' ? (
        <div className={room}>
          <ActivityList activities={view.data} now={now} limit={limit} />
        </div>
      ) : null}
    </Card>
  );
}
