import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { Tone } from '../../../theme/tokens.ts';
import { toneClass } from '../../../theme/tone.css.ts';
import { cx } from '../../cx.ts';
import { Icon, type IconType } from '../Icon/Icon.tsx';
import { Lamp, type LampState } from '../Lamp/Lamp.tsx';
import { badge, icon as iconClass, label } from './Badge.css.ts';

export type BadgeVariant = 'soft' | 'solid' | 'outline' | 'plain';

export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  /** What the status means. */
  tone?: Tone;
  /** How much it stands out. */
  variant?: BadgeVariant;
  /** Before the word. */
  icon?: IconType;
  /** A lamp before the word: what runs is lit, what rests is not. */
  lamp?: LampState;
  /** The word, or two. */
  children?: ReactNode;
}

/** A status or property, in a word or two. */
export function Badge({ tone = 'neutral', variant = 'soft', icon, lamp, className, children, ...rest }: BadgeProps) {
  if (!lamp && !icon) {
    return (
      <span dir="auto" className={cx(toneClass[tone], badge({ variant, bare: true }), className)} {...rest}>
        {children}
      </span>
    );
  }
  return (
    <span className={cx(toneClass[tone], badge({ variant, lamp: lamp !== undefined }), className)} {...rest}>
      {lamp ? <Lamp state={lamp} /> : null}
      {icon ? <Icon icon={icon} size={13} className={iconClass} /> : null}
      <bdi className={label}>{children}</bdi>
    </span>
  );
}
