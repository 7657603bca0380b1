import { useState, type ComponentPropsWithRef, type FocusEvent, type MouseEvent, type ReactNode } from 'react';
import { cx } from '../../cx.ts';
import { Icon, type IconType } from '../../display/Icon/Icon.tsx';
import { Spinner } from '../../display/Spinner/Spinner.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { button, cover, covered, label, type ButtonVariants } from './Button.css.ts';

interface ButtonContentProps {
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

export interface ButtonProps
  extends Omit<ComponentPropsWithRef<'button'>, 'children'>, ButtonVariants, ButtonContentProps {
  /**
   * Why the button is disabled. It stays focusable and shows the reason in a tooltip. Pass undefined, rather than
   * omitting it, if there may be a reason later.
   */
  disabledReason?: string;
}

const refuse = (event: MouseEvent) => {
  event.preventDefault();
  event.stopPropagation();
};

/**
 * A button. While `busy`, and with a `disabledReason`, it can have the focus, and ignores clicks and Enter. So does one
 * that is disabled while it has the focus, until that moves on: the browser would drop it to the page's body.
 */
export function Button(props: ButtonProps) {
  // Passing the prop, even as undefined, keeps the element (and its focus) the same when a reason appears.
  return 'disabledReason' in props ? (
    <Tooltip content={props.disabledReason}>
      <PlainButton {...props} />
    </Tooltip>
  ) : (
    <PlainButton {...props} />
  );
}

function PlainButton({
  variant = 'secondary',
  size = 'md',
  square,
  block,
  align = 'center',
  bleed,
  icon,
  iconAfter,
  busy = false,
  busyLabel,
  disabledReason,
  className,
  children,
  disabled = false,
  onClick,
  onFocus,
  onBlur,
  type = 'button',
  ...rest
}: ButtonProps) {
  const [focused, setFocused] = useState(false);
  const inert = busy || disabledReason !== undefined || (disabled && focused);
  const focus = (event: FocusEvent<HTMLButtonElement>) => {
    setFocused(true);
    onFocus?.(event);
  };
  const blur = (event: FocusEvent<HTMLButtonElement>) => {
    setFocused(false);
    onBlur?.(event);
  };
  return (
    <button
      type={type}
      className={cx(
        button({
          variant,
          size,
          square: square ?? children == null,
          block,
          align,
          bleed,
          iconFirst: icon !== undefined && children != null,
        }),
        className,
      )}
      aria-busy={busy || undefined}
      aria-disabled={inert || undefined}
      disabled={disabled && !focused}
      onClick={inert ? refuse : onClick}
      onFocus={focus}
      onBlur={blur}
      {...rest}
    >
      <ButtonContent icon={icon} iconAfter={iconAfter} busy={busy} busyLabel={busyLabel}>
        {children}
      </ButtonContent>
    </button>
  );
}
