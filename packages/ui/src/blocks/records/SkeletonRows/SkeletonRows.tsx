import { Skeleton } from '../../../components/display/Skeleton/Skeleton.tsx';
import { rows as rowsClass } from './SkeletonRows.css.ts';

/** Placeholder rows for a card that is loading. */
export function SkeletonRows({ rows }: { rows: number }) {
  return (
    <div className={rowsClass}>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} width={row % 2 === 0 ? '72%' : '48%'} />
      ))}
    </div>
  );
}
