import type { Right } from '@switchboard/api-contract/roles';
import { useState, type ReactNode, type RefObject } from 'react';
import { Button } from '../../../components/actions/Button/Button.tsx';
import type { IconType } from '../../../components/display/Icon/Icon.tsx';
import { ReadOnlyFields } from '../../../components/forms/ReadOnlyFields/ReadOnlyFields.tsx';
import { useUnsaved } from '../../../components/forms/Unsaved/Unsaved.tsx';
import { ConfirmDialog } from '../../../components/layers/ConfirmDialog/ConfirmDialog.tsx';
import { Dialog, type DialogProps } from '../../../components/layers/Dialog/Dialog.tsx';
import { Banner } from '../../../components/states/Banner/Banner.tsx';
import { useDeniedReason } from '../../roles/RoleContext.ts';
import { dialogAside } from '../forms.css.ts';

interface FormDialogProps extends Pick<DialogProps, 'title' | 'description' | 'mark' | 'size'> {
  /** What `useCheckedForm` returns, or the same from another form. */
  form: {
    /** The element around the fields. */
    fields?: RefObject<HTMLDivElement | null>;
    /** Why the last try to send the form was refused; empty or undefined if there is nothing to say. */
    refused?: string | undefined;
    /** Whether the form is being sent. Nothing closes the dialog meanwhile. */
    busy: boolean;
    /** Whether closing would lose something typed. */
    typed: boolean;
    /** Called for the action and for Enter in a field. */
    submit: () => void;
  };
  /**
   * The right that sending the form needs; by default `own`, which every role has. Members without that right can read
   * the fields, and are told why they cannot send them.
   */
  needs?: Right;
  /** The verb of the action. */
  submitLabel: string;
  /** The icon after that verb. */
  submitIcon?: IconType | undefined;
  /** The label of the button that closes the dialog without the action. */
  cancelLabel?: string | undefined;
  /** What stands at the start of the foot: a button for another way to do the same. */
  aside?: ReactNode;
  /** Called when the dialog is to close without being sent. */
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

/**
 * A dialog with a form, and why sending it was refused. Cancel closes the dialog; Escape, the cross and a press outside
 * ask first if something was typed.
 */
export function FormDialog({
  form: { fields, refused, busy, typed, submit },
  needs = 'own',
  submitLabel,
  submitIcon,
  cancelLabel = 'Cancel',
  aside,
  onClose,
  children,
  ...rest
}: FormDialogProps) {
  const [isDiscardOpen, setIsDiscardOpen] = useState(false);
  const deniedReason = useDeniedReason(needs);
  useUnsaved(typed && !busy ? 'lost' : undefined);
  return (
    <>
      <Dialog
        {...rest}
        open
        busy={busy}
        onClose={typed ? () => setIsDiscardOpen(true) : onClose}
        onSubmit={submit}
        foot={
          <>
            {aside ? <div className={dialogAside}>{aside}</div> : null}
            <Button variant="ghost" disabled={busy} onClick={onClose}>
              {cancelLabel}
            </Button>
            <Button variant="primary" type="submit" iconAfter={submitIcon} busy={busy} disabledReason={deniedReason}>
              {submitLabel}
            </Button>
          </>
        }
      >
        {deniedReason === undefined ? null : <Banner role="none">{deniedReason}</Banner>}
        <ReadOnlyFields when={deniedReason !== undefined}>
          {refused ? <Banner tone="critical">{refused}</Banner> : null}
          <div ref={fields}>{children}</div>
        </ReadOnlyFields>
      </Dialog>
      <ConfirmDialog
        open={isDiscardOpen}
        onClose={() => setIsDiscardOpen(false)}
        onConfirm={onClose}
        title="Discard what you typed?"
        description="It is not saved and will be lost."
        cancelLabel="Keep Editing"
        confirmLabel="Discard"
      />
    </>
  );
}
