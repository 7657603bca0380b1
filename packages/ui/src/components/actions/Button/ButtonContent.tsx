import type { ReactNode } from 'react';
import { Icon, type IconType } from '../../display/Icon/Icon.tsx';
import { Spinner } from '../../display/Spinner/Spinner.tsx';
import { cover, covered, label } from './Button.css.ts';

export interface ButtonContentProps {
  /** Before the label. Alone, it needs an `aria-label` beside it. */
  icon?: IconType;
  /** After the label: an arrow, a chevron. */
  iconAfter?: IconType;
  /** Work is going on: a spinner, and presses do nothing. */
  busy?: boolean;
  /** The label while busy, if it differs ('Signing in...'). Shown beside the spinner. */
  busyLabel?: string;
  /** The label: a verb, and what it does it to. */
  children?: ReactNode;
}

/** Icon or spinner, label, icon. */
export function ButtonContent({ icon, iconAfter, busy = false, busyLabel, children }: ButtonContentProps) {
  const beside = busy && (icon !== undefined || busyLabel !== undefined);
  const over = busy && !beside;
  return (
    <>
      {beside ? <Spinner /> : null}
      {icon && !busy ? <Icon icon={icon} /> : null}
      {children == null ? null : (
        <span className={over ? `${label} ${covered}` : label}>{busy && busyLabel ? busyLabel : children}</span>
      )}
      {iconAfter ? <Icon icon={iconAfter} /> : null}
      {over ? (
        <span className={cover}>
          <Spinner />
        </span>
      ) : null}
    </>
  );
}
