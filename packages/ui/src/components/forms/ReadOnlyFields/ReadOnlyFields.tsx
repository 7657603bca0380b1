import type { ReactNode } from 'react';
import { fields } from './ReadOnlyFields.css.ts';

interface ReadOnlyFieldsProps {
  /** Whether they can only be read. */
  when: boolean;
  /** Fields and their controls. */
  children: ReactNode;
}

/**
 * Fields that can only be read for now: every control inside is disabled and keeps its value. Whatever saves them says
 * why. It has no box of its own.
 */
export function ReadOnlyFields({ when, children }: ReadOnlyFieldsProps) {
  return (
    <fieldset role="presentation" className={fields} disabled={when}>
      {children}
    </fieldset>
  );
}
