import type { ReactNode } from 'react';
import type { IconType } from '../../../components/display/Icon/Icon.tsx';
import type { Outcome } from '../../../format/outcome.ts';
import { RecordDialog } from './RecordDialog.tsx';
import type { RecordForm } from './recordForm.ts';

/** How a collection gets a record more. */
export interface AddRecord {
  /** The words of the button. */
  readonly action: string;
  readonly icon?: IconType | undefined;
  readonly dialog: (onClose: () => void) => ReactNode;
}

/** Adds a record by the dialog of its form. */
export const addRecord = <Body extends object>(
  form: RecordForm<Body>,
  onAdd: (body: Body) => Promise<Outcome<unknown>>,
  icon?: IconType,
): AddRecord => ({
  action: form.action,
  icon,
  dialog: (onClose) => <RecordDialog form={form} onClose={onClose} onSubmit={onAdd} />,
});
