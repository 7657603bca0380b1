import { limits } from '@switchboard/api-contract/limits';
import { renamePasskeyRequest, type PasskeyRow } from '@switchboard/api-contract/passkeys';
import { FormDialog } from '../../../blocks/forms/FormDialog/FormDialog.tsx';
import { problemsOf } from '../../../blocks/forms/problemsOf.ts';
import { useCheckedForm } from '../../../blocks/forms/useCheckedForm.ts';
import { AskFirst } from '../../../blocks/roles/AskFirst.tsx';
import { Field } from '../../../components/forms/Field/Field.tsx';
import { TextInput } from '../../../components/forms/TextInput/TextInput.tsx';
import type { Outcome } from '../../../format/outcome.ts';
import { clip } from '../../../format/text.ts';

/** What can be done with passkeys. */
export interface PasskeyActions {
  /** Asks the device for one and keeps it under a name. */
  onAdd: (name: string) => Promise<Outcome<unknown>>;
  onRename: (passkeyId: string, name: string) => Promise<Outcome<unknown>>;
  onRemove: (passkeyId: string) => Promise<Outcome<unknown>>;
}

export type PasskeyDialog =
  | { readonly kind: 'add' }
  | { readonly kind: 'rename' | 'remove'; readonly passkey: PasskeyRow };

interface PasskeyDialogsProps extends PasskeyActions {
  dialog: PasskeyDialog;
  onClose: () => void;
}

/** The dialogs about passkeys, one at a time. */
export function PasskeyDialogs({ dialog, onClose, onAdd, onRename, onRemove }: PasskeyDialogsProps) {
  if (dialog.kind === 'add') {
    return (
      <NameDialog
        title="Add a passkey"
        description="Name it after the device. The browser then asks you to confirm it there."
        submitLabel="Add passkey"
        name=""
        onSend={onAdd}
        onClose={onClose}
      />
    );
  }
  const { id, name = '' } = dialog.passkey;
  return dialog.kind === 'rename' ? (
    <NameDialog
      title="Rename the passkey"
      submitLabel="Rename"
      name={name}
      onSend={(next) => onRename(id, next)}
      onClose={onClose}
    />
  ) : (
    <AskFirst
      title={`Remove ${clip(name, 60)}?`}
      description="No one can sign in with it any more. Remove it on the device too."
      confirmLabel="Remove"
      onConfirm={() => onRemove(id)}
      onClose={onClose}
    />
  );
}

interface NameDialogProps {
  title: string;
  description?: string;
  submitLabel: string;
  name: string;
  onSend: (name: string) => Promise<Outcome<unknown>>;
  onClose: () => void;
}

function NameDialog({ name, onSend, onClose, ...words }: NameDialogProps) {
  const form = useCheckedForm({
    blank: { name },
    check: (draft) => problemsOf(renamePasskeyRequest, draft),
    send: (draft) => onSend(draft.name.trim()),
    onSent: onClose,
  });
  return (
    <FormDialog form={form} onClose={onClose} size="sm" {...words}>
      <Field label="Name" required error={form.problemOf('name')}>
        <TextInput autoComplete="off" placeholder="Laptop" maxLength={limits.text.name} {...form.inputOf('name')} />
      </Field>
    </FormDialog>
  );
}
