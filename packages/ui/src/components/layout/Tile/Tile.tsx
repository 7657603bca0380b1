import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { NONE } from '../../../format/numbers.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { card } from '../Card/Card.css.ts';
import { cx } from '../../cx.ts';
import { Icon, type IconType } from '../../display/Icon/Icon.tsx';
import { Anchor } from '../../actions/Link/Link.tsx';
import { Skeleton } from '../../display/Skeleton/Skeleton.tsx';
import {
  above,
  cover,
  end,
  failure,
  figure as figureClass,
  figurePlaceholder,
  foot as footClass,
  head,
  icon as iconClass,
  label as labelClass,
  muted,
  retry,
  roomy,
  tile,
  unit as unitClass,
} from './Tile.css.ts';

export interface TileProps {
  /** What the figure counts. */
  label: string;
  /** Formatted; a dash if there is none. */
  figure?: ReactNode;
  /** After the figure, smaller. */
  unit?: ReactNode;
  /** At the end of the label. Hidden below 768 px. */
  icon?: IconType;
  /** A `Bar`, across the foot. */
  bar?: ReactNode;
  /** A note, a trend, a badge. */
  foot?: ReactNode;
  /** A mark beside the label, or at the end of the foot with `markAt="foot"`. */
  mark?: ReactNode;
  /** Where the mark is. */
  markAt?: 'label' | 'foot';
  /** Reserves space for a mark in the foot that may appear later. */
  mayBeMarked?: boolean;
  /** Makes the whole tile one link. */
  href?: string;
  /** There, but not usable yet: unfilled, the figure muted. */
  disabled?: boolean;
  /** Placeholders of the same size. */
  loading?: boolean;
  /** Shows a dash, the message and Try again. */
  failed?: { message: string; onRetry?: () => void };
  /** Goes to the outermost element. */
  className?: string;
}

/** One figure with its name. Its size is the same while loading, after a failure, and with data. */
export function Tile({
  label,
  figure,
  unit,
  icon,
  bar,
  foot,
  mark,
  markAt = 'label',
  mayBeMarked = false,
  href,
  disabled = false,
  loading = false,
  failed,
  className,
}: TileProps) {
  const ready = !loading && !failed;
  const markNode = mark ? <span className={above}>{mark}</span> : null;
  return (
    <div
      className={cx(card({ variant: disabled ? 'hollow' : 'solid' }), tile({ linked: href !== undefined }), className)}
      role="group"
      aria-label={label}
      aria-busy={loading || undefined}
      aria-disabled={disabled || undefined}
    >
      <div className={head}>
        <span className={labelClass}>
          {href === undefined ? (
            label
          ) : (
            <Anchor href={href} className={cover}>
              {label}
            </Anchor>
          )}
          {markAt === 'label' ? markNode : null}
        </span>
        {icon ? <Icon icon={icon} size={18} className={iconClass} /> : null}
      </div>
      {loading ? (
        <div className={figurePlaceholder}>
          <Skeleton width={72} height={24} />
        </div>
      ) : (
        <div className={cx(figureClass, (disabled || failed) && muted)}>
          {failed ? NONE : (figure ?? NONE)}
          {ready && unit ? <span className={unitClass}>{unit}</span> : null}
        </div>
      )}
      <div className={cx(footClass, mayBeMarked && roomy)}>
        {loading ? <Skeleton width={120} height={10} /> : null}
        {failed ? (
          <>
            <span className={failure} role="alert">
              <Icon icon={CircleAlert} size={14} />
              {failed.message}
            </span>
            {failed.onRetry ? (
              <Button variant="ghost" size="sm" className={cx(above, retry)} onClick={failed.onRetry}>
                Try again
              </Button>
            ) : null}
          </>
        ) : null}
        {ready ? bar : null}
        {ready ? foot : null}
        {ready && markAt === 'foot' && markNode ? <span className={end}>{markNode}</span> : null}
      </div>
    </div>
  );
}
