import type { Right } from '@switchboard/api-contract/roles';
import type { ReactNode } from 'react';
import { ConfirmDialog } from '../../components/layers/ConfirmDialog/ConfirmDialog.tsx';
import { useBusy } from '../../components/useBusy.ts';
import { formMessage, type Outcome } from '../../format/outcome.ts';
import { useDeniedReason } from './RoleContext.ts';

interface ConfirmActionProps<T> {
  title: string;
  description: ReactNode;
  confirmLabel: string;
  tone?: 'danger' | 'primary';
  mark?: ReactNode;
  /** The right that the action needs. */
  needs?: Right;
  onConfirm: () => Promise<Outcome<T>>;
  /** Called once it is done, in place of `onClose`. */
  onDone?: (value: T) => void;
  onClose: () => void;
}

/** Asks before an action, does it once, and stays open with the reason if it was refused. */
export function ConfirmAction<T>({ needs = 'own', onConfirm, onDone, ...words }: ConfirmActionProps<T>) {
  const [confirm, busy, { refusal }] = useBusy(async () => {
    const outcome = await onConfirm();
    if (outcome.kind === 'done') (onDone ?? words.onClose)(outcome.value);
    return outcome;
  });
  return (
    <ConfirmDialog
      {...words}
      open
      busy={busy}
      disabledReason={useDeniedReason(needs)}
      error={refusal && formMessage(refusal)}
      onConfirm={confirm}
    />
  );
}
