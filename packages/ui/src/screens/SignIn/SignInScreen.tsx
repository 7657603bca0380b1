import { SignInForm, type SignInFormProps } from '../../blocks/forms/SignInForm/SignInForm.tsx';
import { SignInFrame } from './SignInFrame.tsx';

/** The form for signing in. */
export function SignInScreen(props: SignInFormProps) {
  return (
    <SignInFrame
      title="Sign In"
      sub="Your agents are on the line."
      foot="Research, maps, contacts, calendar, email and leads in one place."
    >
      <SignInForm {...props} />
    </SignInFrame>
  );
}
