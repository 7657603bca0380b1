import type { Right } from '@switchboard/api-contract/roles';
import type { ReactNode } from 'react';
import { FormDialog, type FormDialogWords } from '../../../components/layers/FormDialog/FormDialog.tsx';
import { Banner } from '../../../components/states/Banner/Banner.tsx';
import type { CheckedFormState } from '../useCheckedForm.ts';
import { useLack } from '../../roles/RoleContext.ts';

interface CheckedDialogProps<Draft extends object> extends FormDialogWords {
  /** What `useCheckedForm` returns. */
  form: Pick<CheckedFormState<Draft>, 'fields' | 'refused' | 'busy' | 'typed' | 'submit'>;
  /** The right that sending it needs. Members whose role lacks it can read the fields, and are told why. */
  needs?: Right;
  /** Whether closing would lose something that the draft does not show. */
  typed?: boolean;
  /** The fields. */
  children: ReactNode;
}

/** A dialog around a form that is validated before it is sent: its fields, and why it was refused. */
export function CheckedDialog<Draft extends object>({
  form: { fields, refused, busy, submit, ...form },
  needs = 'own',
  typed = form.typed,
  children,
  ...words
}: CheckedDialogProps<Draft>) {
  return (
    <FormDialog {...words} typed={typed} busy={busy} disabledReason={useLack(needs)} onSubmit={submit}>
      {refused ? <Banner tone="critical">{refused}</Banner> : null}
      <div ref={fields}>{children}</div>
    </FormDialog>
  );
}
