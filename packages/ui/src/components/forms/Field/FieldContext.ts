import { createContext, use } from 'react';

/** What a field provides to the control inside it. */
export interface FieldWiring {
  controlId: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
  /** The visible label, for names such as 'Show API Key'. */
  label: string | undefined;
}

export const FieldContext = createContext<FieldWiring | null>(null);

interface ControlProps {
  id?: string;
  required?: boolean;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling';
}

/** The attributes that tie a control to its field. The control's own props win. */
export function useFieldAttributes({ id, required, ...own }: ControlProps) {
  const field = use(FieldContext);
  const described = [field?.describedBy, own['aria-describedby']].filter(Boolean).join(' ');
  return {
    id: id ?? field?.controlId,
    required: required ?? (field?.required || undefined),
    'aria-describedby': described || undefined,
    'aria-invalid': own['aria-invalid'] ?? (field?.invalid || undefined),
  };
}

/** The label of the field that surrounds a control. */
export const useFieldLabel = (): string | undefined => use(FieldContext)?.label;
