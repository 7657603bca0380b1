import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../cx.ts';
import { useFieldAttributes } from '../Field/FieldContext.ts';
import { Icon } from '../../display/Icon/Icon.tsx';
import { bare, box, icon } from '../TextInput/InputBox.css.ts';

export interface SelectOption<Value extends string = string> {
  value: Value;
  label: string;
  disabled?: boolean;
}

interface SelectProps<Value extends string> extends Omit<
  ComponentPropsWithRef<'select'>,
  'size' | 'value' | 'multiple' | 'children'
> {
  /** The choices, in their order. One can be disabled. */
  options: readonly SelectOption<Value>[];
  /** A value outside the options is shown as it is, so that opening a form never loses a stored value. */
  value: Value;
  /** Called with the value of the chosen option. */
  onValueChange?: (value: Value) => void;
  /** The label of a first option for no value. */
  placeholder?: string;
  /** 36 or 40 px high; 44 px below 1024 px. */
  size?: 'md' | 'lg';
}

/** The native select. Takes its id, error and description from the surrounding Field. `className` goes to the box. */
export function Select<Value extends string = string>({
  options,
  value,
  onValueChange,
  placeholder,
  size = 'md',
  className,
  onChange,
  ...rest
}: SelectProps<Value>) {
  const known = options.some((option) => option.value === value);
  return (
    <span className={cx(box({ size }), className)}>
      <select
        {...rest}
        {...useFieldAttributes(rest)}
        className={bare({ select: true })}
        value={value}
        onChange={(event) => {
          onChange?.(event);
          onValueChange?.(event.target.value as Value);
        }}
      >
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {known || value === '' ? null : <option value={value}>{value}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon icon={ChevronDown} className={icon} />
    </span>
  );
}
