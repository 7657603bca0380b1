import { useState } from 'react';
import { RecordDialog } from '../../../blocks/records/RecordDialog/RecordDialog.tsx';
import { changeForm } from './changeForm.ts';
import { ChangeSchedule, type ChangeDialogProps } from './ChangeSchedule.tsx';

/** Opens what a question would do in the form that exists for it. */
export function ChangeDialog({ change, ...rest }: ChangeDialogProps) {
  const { form } = change;
  return form === 'schedule' ? (
    <ChangeSchedule change={change} {...rest} />
  ) : (
    <ChangeValues change={{ ...change, form }} {...rest} />
  );
}

interface ChangeValuesProps extends ChangeDialogProps {
  change: Parameters<typeof changeForm>[0];
}

function ChangeValues({ change, now, onChange, onClose }: ChangeValuesProps) {
  const [form] = useState(() => changeForm(change, now));
  return <RecordDialog form={form} onClose={onClose} onSubmit={onChange} />;
}
