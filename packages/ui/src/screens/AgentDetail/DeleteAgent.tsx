import { Trash2 } from 'lucide-react';
import { ActionButton } from '../../blocks/roles/ActionButton.tsx';
import { useState } from 'react';
import { DeleteAgentDialog, type DeleteAgentDialogProps } from './DeleteAgentDialog.tsx';

/** Deletes an agent that a member created, after it was asked by name. */
export function DeleteAgent({ name, onDelete }: Pick<DeleteAgentDialogProps, 'name' | 'onDelete'>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <ActionButton needs="configure" variant="ghost" icon={Trash2} onClick={() => setOpen(true)}>
        Delete
      </ActionButton>
      {open ? <DeleteAgentDialog name={name} onClose={() => setOpen(false)} onDelete={onDelete} /> : null}
    </>
  );
}
