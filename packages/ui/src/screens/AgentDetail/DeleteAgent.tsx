import { Trash2 } from 'lucide-react';
import { dialogStandIns } from '../../blocks/forms/DialogStandIns/dialogStandIns.tsx';
import { ActionButton } from '../../blocks/roles/ActionButton.tsx';
import { useCarried } from '../../devices/useCarried.ts';
import { part } from '../../components/states/Part/Part.tsx';
import type { DeleteAgentDialogProps } from './DeleteAgentDialog.tsx';

const DeleteAgentDialog = part<DeleteAgentDialogProps>(
  () => import('./DeleteAgentDialog.tsx').then((module) => module.DeleteAgentDialog),
  dialogStandIns(() => ({ title: 'Delete the agent' })),
);

/** Deletes an agent that a member created, after it was asked by name. */
export function DeleteAgent({ name, onDelete }: Pick<DeleteAgentDialogProps, 'name' | 'onDelete'>) {
  const [open, setOpen] = useCarried<boolean>('delete-agent');
  return (
    <>
      <ActionButton needs="configure" variant="ghost" icon={Trash2} onClick={() => setOpen(true)}>
        Delete
      </ActionButton>
      {open ? <DeleteAgentDialog name={name} onClose={() => setOpen(false)} onDelete={onDelete} /> : null}
    </>
  );
}
