import { useId, useMemo, type ReactNode } from 'react';
import { cx } from '../../cx.ts';
import { field, hiddenLabel, label as labelClass, star, top } from './Field.css.ts';
import { FieldContext } from './FieldContext.ts';
import { FieldMessage } from './FieldMessage.tsx';

interface FieldProps {
  label: string;
  hint?: ReactNode;
  /** Takes the place of the hint and marks the control as invalid. */
  error?: string;
  required?: boolean;
  /** The label is there for assistive technology only. */
  hideLabel?: boolean;
  /** At the right of the label: a link, a state. */
  action?: ReactNode;
  /** The id of the control; made up when left out. */
  id?: string;
  className?: string;
  /** One control: TextInput, SecretInput, NumberInput, Select, TextArea, ChipInput, SearchInput. */
  children: ReactNode;
}

/** Label, control, and hint or error, wired to each other. */
export function Field({
  label,
  hint,
  error,
  required = false,
  hideLabel = false,
  action,
  id,
  className,
  children,
}: FieldProps) {
  const made = useId();
  const controlId = id ?? made;
  const messageId = `${controlId}-message`;
  const message = Boolean(error || hint);
  const wiring = useMemo(
    () => ({ controlId, describedBy: message ? messageId : undefined, invalid: Boolean(error), required, label }),
    [controlId, messageId, message, error, required, label],
  );
  const labelNode = (
    <label htmlFor={controlId} className={cx(labelClass, hideLabel && hiddenLabel)}>
      {label}
      {required ? (
        <span className={star} aria-hidden="true">
          *
        </span>
      ) : null}
    </label>
  );
  return (
    <FieldContext value={wiring}>
      <div className={cx(field, className)}>
        {action ? (
          <div className={top}>
            {labelNode}
            {action}
          </div>
        ) : (
          labelNode
        )}
        {children}
        <FieldMessage id={messageId} hint={hint} error={error} />
      </div>
    </FieldContext>
  );
}
