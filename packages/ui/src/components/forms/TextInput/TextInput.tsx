import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../cx.ts';
import { useControl } from '../Field/FieldContext.ts';
import { Icon, type IconType } from '../../display/Icon/Icon.tsx';
import { bare, box, icon as iconClass, suffix as suffixClass } from './InputBox.css.ts';

export interface TextInputProps extends Omit<ComponentPropsWithRef<'input'>, 'size' | 'children'> {
  /** Called with the text at each keystroke. */
  onValueChange?: (value: string) => void;
  /**
   * 36 px high, or 40 px for sign-in; 44 px below 1024 px.
   *
   * @default 'md'
   */
  size?: 'md' | 'lg';
  /** At the start of the box; says what kind of text. */
  icon?: IconType;
  /** A unit inside the box. */
  suffix?: ReactNode;
  /** A button at the end of the box. */
  trailing?: ReactNode;
  /** For keys, ids and addresses: monospace. */
  mono?: boolean;
}

/** Single-line text. Takes its id, error and description from the surrounding Field. `className` goes to the box. */
export function TextInput({
  size,
  icon,
  suffix,
  trailing,
  mono,
  className,
  type = 'text',
  onChange,
  onValueChange,
  ...rest
}: TextInputProps) {
  return (
    <span className={cx(box({ size }), className)}>
      {icon ? <Icon icon={icon} className={iconClass} /> : null}
      <input
        {...rest}
        {...useControl(rest)}
        type={type}
        className={bare({ mono })}
        onChange={(event) => {
          onChange?.(event);
          onValueChange?.(event.target.value);
        }}
      />
      {suffix ? (
        <span className={suffixClass} aria-hidden="true">
          {suffix}
        </span>
      ) : null}
      {trailing}
    </span>
  );
}
