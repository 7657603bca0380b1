import { useState } from 'react';
import { useBusy } from '../../components/useBusy.ts';
import { useLack } from '../../blocks/roles/RoleContext.ts';
import { ConfirmDialog } from '../../components/layers/ConfirmDialog/ConfirmDialog.tsx';
import { messageInForm, type Outcome } from '../../format/outcome.ts';

interface RemoveSandboxDialogProps {
  onClose: () => void;
  onRemove: () => Promise<Outcome<unknown>>;
}

/** Asks before the records that came from the sandbox are deleted. */
export function RemoveSandboxDialog({ onClose, onRemove }: RemoveSandboxDialogProps) {
  const [failure, setFailure] = useState<string>();
  const [confirm, busy] = useBusy(async () => {
    setFailure(undefined);
    const outcome = await onRemove();
    if (outcome.kind === 'done') onClose();
    else setFailure(messageInForm(outcome));
  });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={confirm}
      busy={busy}
      disabledReason={useLack('configure')}
      error={failure}
      title="Remove sandbox records"
      description="All records that agents got from the sandbox are deleted. Records from real services stay, and so do connections and runs."
      confirmLabel="Remove"
    />
  );
}
