import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';
import type { Unsaved } from '../../forms/Unsaved/Unsaved.tsx';

interface LeaveDialogProps {
  /** What happens to the input: kept as a draft, kept except for a secret, or lost. */
  unsaved: Unsaved;
  /** Called for Keep Editing, Escape and a press outside. */
  onStay: () => void;
  /** Called for Leave. */
  onLeave: () => void;
}

const consequences = {
  draft: 'Your changes are not saved. They stay as a draft in this browser tab until you come back.',
  secret:
    'Your changes are not saved. They stay as a draft in this browser tab, except for the secret that you typed, which will be lost.',
  lost: 'What you typed is not saved and will be lost.',
} as const satisfies Record<Unsaved, string>;

/** Asks before leaving a page with unsaved input, and says what happens to it. */
export function LeaveDialog({ unsaved, onStay, onLeave }: LeaveDialogProps) {
  return (
    <ConfirmDialog
      open
      onClose={onStay}
      onConfirm={onLeave}
      title="Leave without saving?"
      description={consequences[unsaved]}
      cancelLabel="Keep Editing"
      confirmLabel="Leave"
      tone={unsaved === 'draft' ? 'primary' : 'danger'}
    />
  );
}
