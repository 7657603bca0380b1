import { type ComponentPropsWithRef, type MouseEvent } from 'react';
import { cx } from '../cx.ts';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { button, type ButtonVariants } from './Button.css.ts';
import { ButtonContent, type ButtonContentProps } from './ButtonContent.tsx';

export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'>, ButtonVariants, ButtonContentProps {
  /** Why the button does nothing now. It stays focusable and says so in a tooltip. */
  disabledReason?: string;
}

const refuse = (event: MouseEvent) => {
  event.preventDefault();
  event.stopPropagation();
};

/** A button. While `busy`, and with a `disabledReason`, it keeps the focus and ignores clicks and Enter. */
export function Button({
  variant,
  size,
  square,
  block,
  align,
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
  const element = (
    <button
      type={type}
      className={cx(button({ variant, size, square: square ?? children == null, block, align, bleed, iconFirst: icon !== undefined && children != null }), className)}
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
  return disabledReason === undefined ? element : <Tooltip content={disabledReason}>{element}</Tooltip>;
}
