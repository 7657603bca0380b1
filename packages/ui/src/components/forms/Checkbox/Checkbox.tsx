import { Check, Minus } from 'lucide-react';
import { useId, useLayoutEffect, useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { Icon } from '../../display/Icon/Icon.tsx';
import { box, check, hint as hintClass, input, label as labelClass, row } from './Checkbox.css.ts';

interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'checked' | 'onChange' | 'children'> {
  /** Whether it is ticked. */
  checked: boolean;
  /** For a box that ticks several others: some of them are ticked. Then it takes no `ref`. */
  mixed?: boolean;
  /** Called with the new value. */
  onCheckedChange: (checked: boolean) => void;
  /** The label beside the box. Without one, pass an `aria-label`. */
  children?: ReactNode;
  /** A line of help under the label. */
  hint?: ReactNode;
}

/** A yes or no, submitted with the rest of its form. */
export function Checkbox({ checked, mixed, onCheckedChange, children, hint, className, ...rest }: CheckboxProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const labelId = `${id}-label`;
  const own = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (own.current) own.current.indeterminate = mixed === true;
  });
  const control = (
    <span className={box}>
      <input
        // A hint is in the label's element, too, and would be part of the name.
        aria-labelledby={hint ? labelId : undefined}
        aria-describedby={hint ? hintId : undefined}
        {...(mixed === undefined ? {} : { ref: own })}
        {...rest}
        type="checkbox"
        className={input}
        checked={checked}
        onChange={(event) => onCheckedChange(event.target.checked)}
      />
      {checked || mixed ? <Icon icon={mixed ? Minus : Check} size={14} className={check} /> : null}
    </span>
  );
  if (children === undefined) return control;
  return (
    <label className={className ? `${row} ${className}` : row}>
      {control}
      <span className={labelClass}>
        {hint ? <span id={labelId}>{children}</span> : children}{' '}
        {hint ? (
          <span id={hintId} className={hintClass}>
            {hint}
          </span>
        ) : null}
      </span>
    </label>
  );
}
