import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../cx.ts';
import { Tooltip } from '../../actions/Tooltip/Tooltip.tsx';
import { useFieldAttributes } from '../Field/FieldContext.ts';
import { control, on } from './Switch.css.ts';

interface SwitchProps extends Omit<ComponentPropsWithRef<'button'>, 'onChange' | 'value' | 'children'> {
  /** Whether it is on. */
  checked: boolean;
  /** Called with the new value. The switch moves once `checked` changes. */
  onCheckedChange: (checked: boolean) => void;
  /** Why it can't be turned. It stays focusable and shows the reason in a tooltip; Button takes it the same way. */
  disabledReason?: string | undefined;
}

/** On or off, applied at once. Named by the surrounding SettingRow or by `aria-label`. */
export function Switch(props: SwitchProps) {
  return 'disabledReason' in props ? (
    <Tooltip content={props.disabledReason}>
      <PlainSwitch {...props} />
    </Tooltip>
  ) : (
    <PlainSwitch {...props} />
  );
}

function PlainSwitch({ checked, onCheckedChange, disabledReason, className, ...rest }: SwitchProps) {
  const { id, 'aria-describedby': describedBy, 'aria-invalid': invalid } = useFieldAttributes(rest);
  const inert = disabledReason !== undefined;
  return (
    <button
      {...rest}
      id={id}
      aria-describedby={describedBy}
      aria-invalid={invalid}
      aria-disabled={inert || undefined}
      type="button"
      role="switch"
      aria-checked={checked}
      className={cx(control, checked && on, className)}
      onClick={inert ? undefined : () => onCheckedChange(!checked)}
    />
  );
}
