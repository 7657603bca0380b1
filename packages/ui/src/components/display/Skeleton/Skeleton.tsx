import { cx } from '../../cx.ts';
import { skeleton } from './Skeleton.css.ts';

interface SkeletonProps {
  /** Any CSS length, or a number of px. */
  width?: number | string;
  /** Any CSS length, or a number of px: as high as the letters to come. */
  height?: number | string;
  /**
   * Of its corners, in px.
   *
   * @default 5
   */
  radius?: number;
  className?: string;
}

/**
 * A placeholder the size of the content to come. Announce the loading once beside it, with a live region or
 * `aria-busy`.
 */
export function Skeleton({ width = '100%', height = 12, radius, className }: SkeletonProps) {
  return (
    <span className={cx(skeleton, className)} style={{ width, height, borderRadius: radius }} aria-hidden="true" />
  );
}
