import { proofRequest, type WithoutPassword } from '@switchboard/api-contract/auth';
import { limits } from '@switchboard/api-contract/limits';
import { FormDialog } from '../../../blocks/forms/FormDialog/FormDialog.tsx';
import { problemsOf } from '../../../blocks/forms/problemsOf.ts';
import { useCheckedForm } from '../../../blocks/forms/useCheckedForm.ts';
import { Button } from '../../../components/actions/Button/Button.tsx';
import { Field } from '../../../components/forms/Field/Field.tsx';
import { SecretInput } from '../../../components/forms/SecretInput/SecretInput.tsx';
import { Dialog } from '../../../components/layers/Dialog/Dialog.tsx';
import { Banner } from '../../../components/states/Banner/Banner.tsx';
import { useBusy } from '../../../components/useBusy.ts';
import { formMessage, type Outcome } from '../../../format/outcome.ts';
import { clip } from '../../../format/text.ts';

export interface ProveDialogProps {
  /** What needs the proof, before 'only by …'. */
  what?: string;
  /** Proves with the password. Once it is done, the caller takes the dialog away and goes on with what was asked. */
  onPassword: (password: string) => Promise<Outcome<unknown>>;
  /** Proves with a passkey, which the browser asks for; undefined where there is none to use. */
  onPasskey: (() => Promise<Outcome<unknown>>) | undefined;
  /** Present where the member has no password: signing in anew is their other way. */
  withoutPassword?: WithoutPassword | undefined;
  /** Called for Cancel: what was asked is not done. */
  onClose: () => void;
}

/** Asks a member to prove who they are, over the dialog of what they asked for. */
export function ProveDialog({ what = 'Passkeys are changed', withoutPassword, ...props }: ProveDialogProps) {
  return withoutPassword ? (
    <ProveAgain {...props} what={what} provider={withoutPassword.provider} />
  ) : (
    <ProveByPassword {...props} what={what} />
  );
}

function ProveAgain({
  what,
  provider = 'single sign-on',
  onPasskey,
  onClose,
}: Pick<ProveDialogProps, 'what' | 'onPasskey' | 'onClose'> & { provider: string | undefined }) {
  const [confirm, isConfirming, { refusal }] = useBusy(() => onPasskey?.());
  return (
    <Dialog
      open
      size="sm"
      title="Confirm that it is you"
      description={`${what} only within ${limits.members.provenMinutes} minutes of signing in${onPasskey ? ', or with one of your passkeys' : ''}. Sign out, sign in with ${clip(provider, 40)} again, and come back here.`}
      busy={isConfirming}
      onClose={onClose}
      foot={
        <>
          <Button variant={onPasskey ? 'ghost' : 'primary'} disabled={isConfirming} onClick={onClose}>
            Close
          </Button>
          {onPasskey ? (
            <Button variant="primary" busy={isConfirming} onClick={confirm}>
              Use a passkey
            </Button>
          ) : null}
        </>
      }
    >
      {refusal ? <Banner tone="critical">{formMessage(refusal)}</Banner> : null}
    </Dialog>
  );
}

function ProveByPassword({ what, onPassword, onPasskey, onClose }: Omit<ProveDialogProps, 'withoutPassword'>) {
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
      description={`${what} only by whoever has your password${onPasskey ? ' or one of your passkeys' : ''}.`}
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
