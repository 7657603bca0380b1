import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../display/Icon/Icon.tsx';
import { error as errorClass, hint as hintClass } from './Field.css.ts';

interface FieldMessageProps {
  id: string;
  hint?: ReactNode;
  error?: string;
}

/** The line under a field: its error, else its hint. */
export function FieldMessage({ id, hint, error }: FieldMessageProps) {
  if (error) {
    return (
      <span id={id} className={errorClass}>
        <Icon icon={CircleAlert} size={14} />
        <span>{error}</span>
      </span>
    );
  }
  return hint ? (
    <span id={id} className={hintClass}>
      {hint}
    </span>
  ) : null;
}
