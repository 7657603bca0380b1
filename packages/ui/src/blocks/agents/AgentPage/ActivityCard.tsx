import { useId, type ReactNode } from 'react';
import { Card, CardHead } from '../../../components/layout/Card/Card.tsx';
import { ErrorState } from '../../../components/states/ErrorState/ErrorState.tsx';
import { dataOf, type ViewState } from '../../../format/viewState.ts';
import { SampleMark } from '../../marks/SampleMark/SampleMark.tsx';
import { SkeletonRows } from '../../records/SkeletonRows/SkeletonRows.tsx';
import { ActivityList } from '../ActivityList/ActivityList.tsx';
import { activityRoom } from '../agents.css.ts';
import { type StatusBase, isSample } from './AgentPageProps.ts';

interface ActivityCardProps {
  status: ViewState<StatusBase>;
  now: Date;
  /** Marks it; by default, if the activity is a sample. */
  sample?: boolean;
  actions?: ReactNode;
  /** The heading level: 2 if no section surrounds the card. */
  level?: 2 | 3;
}

/** Recent Activity in its own card. The overview, which shows the same answer, announces loading and failure. */
export function ActivityCard({
  status,
  now,
  sample = isSample(dataOf(status), 'activity'),
  actions,
  level,
}: ActivityCardProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} aria-busy={status.status === 'loading' || undefined}>
      <CardHead
        id={id}
        level={level}
        title="Recent Activity"
        mark={sample ? <SampleMark /> : undefined}
        actions={actions}
      />
      {status.status === 'loading' ? <SkeletonRows rows={4} /> : null}
      {status.status === 'error' ? (
        <ErrorState role="none" message={status.message} busy={status.retrying} onRetry={status.onRetry} />
      ) : null}
      {status.status === 'ready' ? (
        <div className={activityRoom}>
          <ActivityList activities={status.data.activity} now={now} limit={4} />
        </div>
      ) : null}
    </Card>
  );
}
