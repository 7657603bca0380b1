import { Skeleton } from '../../../components/display/Skeleton/Skeleton.tsx';
import { skeletonRows } from '../lists.css.ts';

interface SkeletonRowsProps {
  /** As many as the card will have. */
  rows: number;
}

/** Placeholder rows for a card that is loading. */
export function SkeletonRows({ rows }: SkeletonRowsProps) {
  return (
    <div className={skeletonRows}>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} width={row % 2 === 0 ? '72%' : '48%'} />
      ))}
    </div>
  );
}
