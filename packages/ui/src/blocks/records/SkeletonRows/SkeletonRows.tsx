import { Skeleton } from '../../../components/display/Skeleton/Skeleton.tsx';
import { rows as rowsClass } from './SkeletonRows.css.ts';

/** Lines of a card that is on its way. */
export function SkeletonRows({ rows }: { rows: number }) {
  return (
    <div className={rowsClass}>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} width={row % 2 === 0 ? '72%' : '48%'} />
      ))}
    </div>
  );
}
