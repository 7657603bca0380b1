import type { ReactNode } from 'react';
import { button, type ButtonVariants } from '../Button/Button.css.ts';
import { ButtonContent } from '../Button/Button.tsx';
import { cx } from '../../cx.ts';
import type { IconType } from '../../display/Icon/Icon.tsx';
import { Anchor, type AnchorProps } from '../Link/Link.tsx';

export interface LinkButtonProps extends AnchorProps, ButtonVariants {
  /** Before the label. Alone, it needs an `aria-label` beside it. */
  icon?: IconType;
  /** After the label: an arrow where it leads on. */
  iconAfter?: IconType;
  /** The label: where it leads. */
  children?: ReactNode;
}

/** A link that looks like a button. */
export function LinkButton({
  variant = 'secondary',
  size = 'md',
  square,
  block,
  align = 'center',
  bleed,
  icon,
  iconAfter,
  className,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <Anchor
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
      {...rest}
    >
      <ButtonContent icon={icon} iconAfter={iconAfter}>
        {children}
      </ButtonContent>
    </Anchor>
  );
}
