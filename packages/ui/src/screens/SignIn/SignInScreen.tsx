import { SignInForm, type SignInFormProps } from '../../blocks/forms/SignInForm/SignInForm.tsx';
import { SignInFrame } from './SignInFrame.tsx';

/** The form for signing in. */
export function SignInScreen(props: SignInFormProps) {
  return (
    <SignInFrame
      title="Sign In"
      sub="Seven AI agents for your organisation, in one place."
      foot="Leads, email, calendar, contacts, maps, research and workflows."
    >
      <SignInForm {...props} />
    </SignInFrame>
  );
}
