import type { ReactNode } from 'react';
import { Banner } from '../../states/Banner/Banner.tsx';
import { Button } from '../../actions/Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';

interface ConfirmDialogProps {
  open: boolean;
  onClose: () => void;
  onConfirm: () => void;
  title: ReactNode;
  /** What will be lost. */
  description: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** `danger` for a loss, `primary` for anything else. */
  tone?: 'danger' | 'primary';
  busy?: boolean;
  /** Why the last attempt failed. */
  error?: string;
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
          <Button variant={tone} busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {error ? <Banner tone="critical">{error}</Banner> : undefined}
    </Dialog>
  );
}
