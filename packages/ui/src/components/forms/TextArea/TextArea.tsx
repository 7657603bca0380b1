import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../cx.ts';
import { useFieldAttributes } from '../Field/FieldContext.ts';
import { bare, box } from '../TextInput/InputBox.css.ts';

interface TextAreaProps extends Omit<ComponentPropsWithRef<'textarea'>, 'children'> {
  /** Called with the text at each keystroke. */
  onValueChange?: (value: string) => void;
  /** For code and JSON: monospace, no spelling check. */
  mono?: boolean;
}

/** Multi-line text. Takes its id, error and description from the surrounding Field. `className` goes to the box. */
export function TextArea({ mono, rows = 4, className, onChange, onValueChange, ...rest }: TextAreaProps) {
  return (
    <span className={cx(box({ area: true }), className)}>
      <textarea
        spellCheck={!mono}
        {...rest}
        {...useFieldAttributes(rest)}
        rows={rows}
        className={bare({ area: true, mono })}
        onChange={(event) => {
          onChange?.(event);
          onValueChange?.(event.target.value);
        }}
      />
    </span>
  );
}
