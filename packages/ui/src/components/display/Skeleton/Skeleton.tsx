import { rem } from '../../../theme/tokens.ts';
import { cx } from '../../cx.ts';
import { skeleton } from './Skeleton.css.ts';

interface SkeletonProps {
  /** Any CSS length, or a number of px, which grow with the text. */
  width?: number | string;
  /** Any CSS length, or a number of px: as high as the letters to come. */
  height?: number | string;
  /** Of its corners, in px. */
  radius?: number;
  /** Goes to the outermost element. */
  className?: string;
}

const lengthOf = (length: number | string) => (typeof length === 'number' ? rem(length) : length);

/**
 * A placeholder the size of the content to come. Announce the loading once beside it, with a live region or
 * `aria-busy`.
 */
export function Skeleton({ width = '100%', height = 12, radius, className }: SkeletonProps) {
  const style = { width: lengthOf(width), height: lengthOf(height), borderRadius: radius };
  return <span className={cx(skeleton, className)} style={style} aria-hidden="true" />;
}
