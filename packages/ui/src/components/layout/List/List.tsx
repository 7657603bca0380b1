import type { ComponentPropsWithRef, ReactNode } from 'react';
import { toneClass } from '../../../theme/tone.css.ts';
import type { Tone } from '../../../theme/tokens.ts';
import { cx } from '../../cx.ts';
import { Icon, type IconType } from '../../display/Icon/Icon.tsx';
import {
  bareIcon,
  compact as compactClass,
  mono as monoClass,
  plate,
  row,
  sub as subClass,
  title as titleClass,
  trailing as trailingClass,
  words,
} from './List.css.ts';

interface ListProps extends ComponentPropsWithRef<'ul'> {
  /** ListRows. */
  children?: ReactNode;
}

/** Rows separated by hairlines. */
export function List(props: ListProps) {
  // Safari removes the list role from lists without markers.
  return <ul role="list" {...props} />;
}

interface ListRowProps {
  /** What kind of event. */
  icon?: IconType;
  /** What the event means; colours the icon. */
  tone?: Tone;
  /** `plate` puts the icon on a soft square, `bare` only colours it. */
  iconStyle?: 'plate' | 'bare';
  /** What happened. Ends in an ellipsis; wraps below 768 px. */
  title: ReactNode;
  /** The title is an id or a type. */
  mono?: boolean;
  /** A muted line below the title. */
  sub?: ReactNode;
  /** Badges and the time, on the right. */
  trailing?: ReactNode;
  /** 48 instead of 52 px high. */
  compact?: boolean;
  /** Goes to the outermost element. */
  className?: string;
  /** Below the text. */
  children?: ReactNode;
}

/** One event: icon, text, badge, time. `children` go below the text. */
export function ListRow({
  icon,
  tone = 'neutral',
  iconStyle = 'plate',
  title,
  mono,
  sub,
  trailing,
  compact,
  className,
  children,
}: ListRowProps) {
  return (
    <li className={cx(row, compact && compactClass, className)}>
      {icon ? (
        <span className={cx(toneClass[tone], iconStyle === 'plate' ? plate : bareIcon)}>
          <Icon icon={icon} size={iconStyle === 'plate' ? 16 : 18} />
        </span>
      ) : null}
      <div className={words}>
        <span className={cx(titleClass, mono && monoClass)} dir="auto">
          {title}
        </span>
        {sub ? <span className={subClass}>{sub}</span> : null}
        {children}
      </div>
      {trailing ? <div className={trailingClass}>{trailing}</div> : null}
    </li>
  );
}
