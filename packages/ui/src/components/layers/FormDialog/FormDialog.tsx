import { useState, type ReactNode } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';
import { asideClass } from './FormDialog.css.ts';
import { Dialog, type DialogProps } from '../Dialog/Dialog.tsx';
import type { IconType } from '../../display/Icon/Icon.tsx';
import { ReadOnlyFields } from '../../forms/ReadOnlyFields/ReadOnlyFields.tsx';
import { Banner } from '../../states/Banner/Banner.tsx';
import { useUnsaved } from '../../forms/Unsaved/Unsaved.tsx';

/** What a dialog with a form says. */
export interface FormDialogWords extends Pick<DialogProps, 'title' | 'description' | 'mark' | 'size'> {
  /** The verb of the action. */
  submitLabel: string;
  /** After its words. */
  submitIcon?: IconType | undefined;
  /** The label of the way out. */
  cancelLabel?: string | undefined;
  /** Another way to the same end, at the other side of the foot. */
  aside?: ReactNode;
  /** Called when it is left, after the question if something was typed. */
  onClose: () => void;
}

interface FormDialogProps extends FormDialogWords {
  /** Whether closing would lose something typed. */
  typed: boolean;
  /** Saving: nothing closes it. */
  busy: boolean;
  /** Called for that button and for Enter in a field. */
  onSubmit: () => void;
  /** Why it can't be sent: said above the fields, which can only be read. */
  disabledReason?: string | undefined;
  /** The fields. */
  children: ReactNode;
}

/** A dialog with a form. Cancel closes it; Escape, the cross and a press outside ask first if something was typed. */
export function FormDialog({
  typed,
  busy,
  submitLabel,
  submitIcon,
  cancelLabel = 'Cancel',
  aside,
  onSubmit,
  disabledReason,
  onClose,
  children,
  ...rest
}: FormDialogProps) {
  const [asking, setAsking] = useState(false);
  useUnsaved(typed && !busy ? 'lost' : undefined);
  return (
    <>
      <Dialog
        {...rest}
        open
        busy={busy}
        onClose={typed ? () => setAsking(true) : onClose}
        onSubmit={onSubmit}
        foot={
          <>
            {aside ? <div className={asideClass}>{aside}</div> : null}
            <Button variant="ghost" disabled={busy} onClick={onClose}>
              {cancelLabel}
            </Button>
            <Button variant="primary" type="submit" iconAfter={submitIcon} busy={busy} disabledReason={disabledReason}>
              {submitLabel}
            </Button>
          </>
        }
      >
        {disabledReason === undefined ? null : <Banner role="none">{disabledReason}</Banner>}
        <ReadOnlyFields when={disabledReason !== undefined}>{children}</ReadOnlyFields>
      </Dialog>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={onClose}
        title="Discard what you typed?"
        description="It is not saved and will be lost."
        cancelLabel="Keep Editing"
        confirmLabel="Discard"
      />
    </>
  );
}
