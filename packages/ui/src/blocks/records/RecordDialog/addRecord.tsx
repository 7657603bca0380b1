import type { ReactNode } from 'react';
import type { IconType } from '../../../components/display/Icon/Icon.tsx';
import type { Outcome } from '../../../format/outcome.ts';
import { RecordDialog } from './RecordDialog.tsx';
import type { RecordForm } from './recordForm.ts';

/** How to add a record to a collection. */
export interface AddRecord {
  /** The button's label. */
  readonly action: string;
  readonly icon?: IconType | undefined;
  readonly dialog: (onClose: () => void) => ReactNode;
}

/** Adds a record through the dialog of its form. */
export const addRecord = <Body extends object>(
  form: RecordForm<Body>,
  onAdd: (body: Body) => Promise<Outcome<unknown>>,
  icon?: IconType,
): AddRecord => ({
  action: form.action,
  icon,
  dialog: (onClose) => <RecordDialog form={form} onClose={onClose} onSubmit={onAdd} />,
});
