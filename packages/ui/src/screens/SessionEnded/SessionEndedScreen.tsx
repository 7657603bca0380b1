import { SignInForm, type SignInFormProps } from '../../blocks/forms/SignInForm/SignInForm.tsx';
import { Dialog } from '../../components/layers/Dialog/Dialog.tsx';

const stay = () => {};

/** Over the page whose session ended: the sign-in form, and nothing else to do. The page under it stays as it is. */
export function SessionEndedScreen(props: SignInFormProps) {
  return (
    <Dialog
      open
      persistent
      onClose={stay}
      size="sm"
      title="Your session has ended"
      description="Sign in to carry on. What you typed on this page is still there."
    >
      <SignInForm {...props} />
    </Dialog>
  );
}
