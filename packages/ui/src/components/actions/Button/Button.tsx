import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { cx } from '../../cx.ts';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { button, type ButtonVariants } from './Button.css.ts';
import { ButtonContent, type ButtonContentProps } from './ButtonContent.tsx';

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

/** A button. While `busy`, and with a `disabledReason`, it keeps the focus and ignores clicks and Enter. */
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
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const inert = busy || disabledReason !== undefined;
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
      onClick={inert ? refuse : onClick}
      {...rest}
    >
      <ButtonContent icon={icon} iconAfter={iconAfter} busy={busy} busyLabel={busyLabel}>
        {children}
      </ButtonContent>
    </button>
  );
}
