import { proofRequest } from '@switchboard/api-contract/auth';
import { FormDialog } from '../../../blocks/forms/FormDialog/FormDialog.tsx';
import { problemsOf } from '../../../blocks/forms/problemsOf.ts';
import { useCheckedForm } from '../../../blocks/forms/useCheckedForm.ts';
import { Button } from '../../../components/actions/Button/Button.tsx';
import { Field } from '../../../components/forms/Field/Field.tsx';
import { SecretInput } from '../../../components/forms/SecretInput/SecretInput.tsx';
import { useBusy } from '../../../components/useBusy.ts';
import { formMessage, type Outcome } from '../../../format/outcome.ts';

export interface ProveDialogProps {
  /** Proves with the password. Once it is done, the caller takes the dialog away and goes on with what was asked. */
  onPassword: (password: string) => Promise<Outcome<unknown>>;
  /** Proves with a passkey, which the browser asks for; undefined where there is none to use. */
  onPasskey: (() => Promise<Outcome<unknown>>) | undefined;
  /** Called for Cancel: what was asked is not done. */
  onClose: () => void;
}

/** Asks a member to prove who they are, over the dialog of what they asked for. */
export function ProveDialog({ onPassword, onPasskey, onClose }: ProveDialogProps) {
  const [confirm, isConfirming, { refusal, onForget }] = useBusy(() => onPasskey?.());
  const form = useCheckedForm({
    blank: { password: '' },
    check: (draft) => problemsOf(proofRequest, draft),
    send: ({ password }) => {
      onForget();
      return onPassword(password);
    },
    onSent: () => {},
  });
  return (
    <FormDialog
      // A password is no loss, so closing asks nothing.
      form={{
        ...form,
        typed: false,
        busy: form.busy || isConfirming,
        refused: form.refused || (refusal && formMessage(refusal)),
      }}
      size="sm"
      title="Confirm that it is you"
      description={`Passkeys are changed only by whoever has your password${onPasskey ? ' or one of your passkeys' : ''}.`}
      submitLabel="Confirm"
      aside={
        onPasskey ? (
          <Button disabled={form.busy} busy={isConfirming} onClick={confirm}>
            Use a passkey
          </Button>
        ) : null
      }
      onClose={onClose}
    >
      <Field label="Password" required error={form.problemOf('password')}>
        <SecretInput autoComplete="current-password" maxLength={1024} {...form.inputOf('password')} />
      </Field>
    </FormDialog>
  );
}
