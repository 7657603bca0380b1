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
    /** Why it was refused, if there is a reason to say. */
    refused?: string | undefined;
    /** Sending: nothing closes it. */
    busy: boolean;
    /** Whether closing would lose something typed. */
    typed: boolean;
    /** Called for the action and for Enter in a field. */
    submit: () => void;
  };
  /** The right that sending it needs. Members whose role lacks it can read the fields, and are told why. */
  needs?: Right;
  /** The verb of the action. */
  submitLabel: string;
  /** The icon after that verb. */
  submitIcon?: IconType | undefined;
  /** The label of the button that closes it without the action. */
  cancelLabel?: string | undefined;
  /** Another way to do the same, at the start of the foot. */
  aside?: ReactNode;
  /** Called when it is left. Only Cancel does not ask first if something was typed. */
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

/**
 * A dialog with a form, and why it was refused. Cancel closes it; Escape, the cross and a press outside ask first if
 * something was typed.
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
  const [asking, setAsking] = useState(false);
  const deniedReason = useDeniedReason(needs);
  useUnsaved(typed && !busy ? 'lost' : undefined);
  return (
    <>
      <Dialog
        {...rest}
        open
        busy={busy}
        onClose={typed ? () => setAsking(true) : onClose}
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
