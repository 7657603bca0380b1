import { useState } from 'react';
import { RecordDialog } from '../../../blocks/records/RecordDialog/RecordDialog.tsx';
import type { ChangeDialogProps } from './ChangeDialogProps.ts';
import { changeForm } from './changeForm.ts';
import { ChangeSchedule } from './ChangeSchedule.tsx';

/** Opens what a question would do in the form that exists for it. */
export function ChangeForms({ change, ...rest }: ChangeDialogProps) {
  return change.form === 'schedule' ? (
    <ChangeSchedule change={change} {...rest} />
  ) : (
    <ChangeValues change={change} {...rest} />
  );
}

function ChangeValues({ change, now, onChange, onClose }: ChangeDialogProps) {
  const [form] = useState(() => changeForm(change, now));
  if (!form) return null;
  return <RecordDialog form={form} onClose={onClose} onSubmit={onChange} />;
}
