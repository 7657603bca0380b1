import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../cx.ts';
import { useControl } from '../Field/FieldContext.ts';
import { control, on } from './Switch.css.ts';

interface SwitchProps extends Omit<ComponentPropsWithRef<'button'>, 'onChange' | 'value' | 'children'> {
  /** Whether it is on. */
  checked: boolean;
  /** Called with the new value. The switch moves once `checked` changes. */
  onCheckedChange: (checked: boolean) => void;
}

/** On or off, applied at once. Named by the surrounding SettingRow or by `aria-label`. */
export function Switch({ checked, onCheckedChange, className, ...rest }: SwitchProps) {
  const { id, 'aria-describedby': describedBy, 'aria-invalid': invalid } = useControl(rest);
  return (
    <button
      {...rest}
      id={id}
      aria-describedby={describedBy}
      aria-invalid={invalid}
      type="button"
      role="switch"
      aria-checked={checked}
      className={cx(control, checked && on, className)}
      onClick={() => onCheckedChange(!checked)}
    />
  );
}
