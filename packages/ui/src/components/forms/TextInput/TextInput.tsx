import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { cx } from '../../cx.ts';
import { useFieldAttributes } from '../Field/FieldContext.ts';
import { Icon, type IconType } from '../../display/Icon/Icon.tsx';
import { bare, box, icon as iconClass, suffix as suffixClass } from './InputBox.css.ts';

/** What every box for text has. */
export interface TextBoxProps {
  /** 36 px high, or 40 px for sign-in; 44 px below 1024 px. */
  size?: 'md' | 'lg';
  /** At the start of the box; says what kind of text. */
  icon?: IconType;
  /** What can be chosen while typing, such as the names of time zones. Other text stays as typed: check it. */
  suggestions?: readonly string[];
}

export interface TextInputProps extends Omit<ComponentPropsWithRef<'input'>, 'size' | 'children'>, TextBoxProps {
  /** Called with the text at each keystroke. */
  onValueChange?: (value: string) => void;
  /** A unit inside the box. */
  suffix?: ReactNode;
  /** A button at the end of the box. */
  trailing?: ReactNode;
  /** For keys, ids and addresses: monospace. */
  mono?: boolean;
}

/** Single-line text. Takes its id, error and description from the surrounding Field. `className` goes to the box. */
export function TextInput({
  size = 'md',
  icon,
  suffix,
  trailing,
  mono,
  suggestions,
  className,
  type = 'text',
  onChange,
  onFocus,
  onValueChange,
  ...rest
}: TextInputProps) {
  const listId = useId();
  return (
    <span className={cx(box({ size }), className)}>
      {icon ? <Icon icon={icon} className={iconClass} /> : null}
      <input
        {...rest}
        {...useFieldAttributes(rest)}
        type={type}
        data-empty={type !== 'text' && rest.value === '' ? '' : undefined}
        className={bare({ mono })}
        list={suggestions && listId}
        onFocus={(event) => {
          onFocus?.(event);
          // All are offered again for a text that is chosen already.
          if (suggestions) event.target.select();
        }}
        onChange={(event) => {
          onChange?.(event);
          onValueChange?.(event.target.value);
        }}
      />
      {suggestions ? (
        <datalist id={listId}>
          {suggestions.map((text) => (
            <option key={text} value={text} />
          ))}
        </datalist>
      ) : null}
      {suffix ? (
        <span className={suffixClass} aria-hidden="true">
          {suffix}
        </span>
      ) : null}
      {trailing}
    </span>
  );
}
