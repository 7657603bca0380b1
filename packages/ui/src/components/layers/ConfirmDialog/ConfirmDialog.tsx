import type { ReactNode } from 'react';
import { Banner } from '../../states/Banner/Banner.tsx';
import { Button } from '../../actions/Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';

interface ConfirmDialogProps {
  /** Whether it is on screen. */
  open: boolean;
  /** Called for Cancel, Escape and a press outside. */
  onClose: () => void;
  /** Called for the confirming button. The dialog stays until `open` is false. */
  onConfirm: () => void;
  /** What will happen, with the name of the thing. */
  title: ReactNode;
  /** What will be lost. */
  description: ReactNode;
  /** The verb of the title. */
  confirmLabel: string;
  /** The label of the button that cancels. */
  cancelLabel?: string;
  /** `danger` for a loss, `primary` for anything else. */
  tone?: 'danger' | 'primary';
  /** The action is under way: nothing closes the dialog. */
  busy?: boolean;
  /** Why it can't be confirmed. */
  disabledReason?: string | undefined;
  /** Why the last attempt failed. */
  error?: string | undefined;
  /** A square to the left of the title. */
  mark?: ReactNode;
}

/** Asks before something is lost. The focus starts on Cancel. */
export function ConfirmDialog({
  open,
  onClose,
  onConfirm,
  title,
  description,
  confirmLabel,
  cancelLabel = 'Cancel',
  tone = 'danger',
  busy = false,
  disabledReason,
  error,
  mark,
}: ConfirmDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      role="alertdialog"
      size="sm"
      title={title}
      description={description}
      mark={mark}
      busy={busy}
      closeButton={false}
      foot={
        <>
          <Button data-autofocus="" disabled={busy} onClick={onClose}>
            {cancelLabel}
          </Button>
          <Button variant={tone} busy={busy} disabledReason={disabledReason} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {error ? <Banner tone="critical">{error}</Banner> : undefined}
    </Dialog>
  );
}
