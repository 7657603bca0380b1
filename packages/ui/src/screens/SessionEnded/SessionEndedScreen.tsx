import { SignInForm, type SignInFormProps } from '../../blocks/forms/SignInForm/SignInForm.tsx';
import { Dialog } from '../../components/layers/Dialog/Dialog.tsx';

const ignoreClose = () => {};

/** The sign-in form in a dialog over the page whose session ended. The page below keeps its state. */
export function SessionEndedScreen(props: SignInFormProps) {
  return (
    <Dialog
      open
      persistent
      onClose={ignoreClose}
      size="sm"
      title="Your session has ended"
      description="Sign in to carry on. What you typed on this page is still there."
    >
      <SignInForm {...props} />
    </Dialog>
  );
}
