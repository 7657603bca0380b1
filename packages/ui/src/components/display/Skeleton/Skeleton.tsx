import { cx } from '../../cx.ts';
import { skeleton } from './Skeleton.css.ts';

interface SkeletonProps {
  /** Any CSS length, or px. */
  width?: number | string;
  height?: number | string;
  /** In px. */
  radius?: number;
  className?: string;
}

/**
 * A placeholder of the size of what will stand there. Say once beside it, in a live region or `aria-busy`, that
 * something loads.
 */
export function Skeleton({ width = '100%', height = 12, radius, className }: SkeletonProps) {
  return (
    <span className={cx(skeleton, className)} style={{ width, height, borderRadius: radius }} aria-hidden="true" />
  );
}
