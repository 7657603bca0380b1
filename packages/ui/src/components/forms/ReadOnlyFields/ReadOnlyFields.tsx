import type { ReactNode } from 'react';
import { readOnly } from '../Field/Field.css.ts';

interface ReadOnlyFieldsProps {
  /** Whether they can only be read. */
  when: boolean;
  /** Why, as the group's tooltip and accessible name. */
  reason?: string | undefined;
  /** Fields and their controls. */
  children: ReactNode;
}

/**
 * Fields that can only be read for now: every control inside is disabled and keeps its value. Whatever saves them says
 * why. It has no box of its own.
 */
export function ReadOnlyFields({ when, reason, children }: ReadOnlyFieldsProps) {
  return (
    <fieldset role={reason ? 'group' : 'presentation'} title={reason} className={readOnly} disabled={when}>
      {children}
    </fieldset>
  );
}
