import type { LoginRequest } from '@switchboard/api-contract/auth';
import { limits } from '@switchboard/api-contract/limits';
import { useState, type FormEvent } from 'react';
import { Button } from '../../../components/actions/Button/Button.tsx';
import { LinkButton, type LinkButtonProps } from '../../../components/actions/LinkButton/LinkButton.tsx';
import { VisuallyHidden } from '../../../components/display/VisuallyHidden/VisuallyHidden.tsx';
import { readsFilled } from '../../../components/forms/readsFilled.ts';
import { Field } from '../../../components/forms/Field/Field.tsx';
import { SecretInput } from '../../../components/forms/SecretInput/SecretInput.tsx';
import { TextInput } from '../../../components/forms/TextInput/TextInput.tsx';
import { Banner } from '../../../components/states/Banner/Banner.tsx';
import { useBusy } from '../../../components/useBusy.ts';
import type { PressResult } from '../../../format/outcome.ts';
import { signInForm, or, orRule, otherWays } from '../forms.css.ts';

/** Signing in at the organisation's own provider. */
interface SignOn {
  /** What the provider is called. */
  name: string;
  /** The address that leads there. */
  href: string;
  /** Leaves the page as it is; the session comes to it from the other tab. */
  newTab?: boolean | undefined;
  /** Why the last attempt there failed. */
  refusal?: string | undefined;
}

type SignInMethod = 'sign-in' | 'demo' | 'passkey';

export interface SignInFormProps {
  /** Called with the trimmed username. A promise keeps the form busy until it settles. */
  onSignIn: (credentials: LoginRequest) => PressResult;
  /** Nearly nobody has a password: the fields show once they are asked for. */
  passwordsOff?: boolean | undefined;
  /** Without it, the form has no Demo Access. */
  onDemoAccess?: (() => PressResult) | undefined;
  /** Omitted where the browser has no passkeys: the form then does not offer them. */
  onPasskey?: (() => PressResult) | undefined;
  /** Why no passkey can be used at this address: the form then offers it disabled. */
  passkeyReason?: string | undefined;
  signOn?: SignOn | undefined;
  /** Which of them is running, if the caller knows. Returned promises are tracked as well. */
  busy?: SignInMethod | undefined;
  /** Why the last attempt failed; shown until the next one. */
  error?: string | undefined;
  /** A toast announces it already. */
  errorAnnounced?: boolean | undefined;
  /** Fills in the username, so that the password gets the focus. */
  username?: string | undefined;
}

// Focuses the form's field: on a page by the first attribute, in a dialog by the second.
const firstFocus = { autoFocus: true, 'data-autofocus': '' };

/**
 * Username, password and Sign In and, if offered, Demo Access, a passkey and single sign-on. A refusal keeps what was
 * typed.
 */
export function SignInForm({
  onSignIn,
  passwordsOff = false,
  onDemoAccess,
  onPasskey,
  passkeyReason,
  signOn,
  busy,
  error,
  errorAnnounced = false,
  username: known = '',
}: SignInFormProps) {
  const [username, setUsername] = useState(known);
  const [password, setPassword] = useState('');
  const [hasFields, setHasFields] = useState(!passwordsOff);
  // The three share one busy state, so that only the first press is sent.
  const [enter, entering, last] = useBusy((next: SignInMethod) => {
    if (next === 'sign-in') return onSignIn({ username: username.trim(), password });
    return (next === 'demo' ? onDemoAccess : onPasskey)?.();
  });
  const running = entering ? last.args?.[0] : busy;
  const filled = username.trim() !== '' && password !== '';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (filled && !running) enter('sign-in');
  };

  const other = (of: SignInMethod, label: string, disabledReason?: string) => (
    <Button
      size="lg"
      block
      busy={running === of}
      disabledReason={disabledReason}
      onClick={() => (running ? undefined : enter(of))}
    >
      {label}
    </Button>
  );

  const hasOthers = Boolean(onDemoAccess || onPasskey || passkeyReason || signOn);
  const signOnLink = signOn ? <SignOnLink {...signOn} variant={passwordsOff ? 'primary' : 'secondary'} /> : null;
  return (
    <form className={signInForm} onSubmit={submit} {...readsFilled} noValidate aria-busy={running ? true : undefined}>
      {error ? (
        <Banner tone="critical" role={errorAnnounced ? 'none' : 'alert'}>
          {error}
        </Banner>
      ) : null}
      {hasFields ? (
        <>
          <Field label="Username">
            <TextInput
              size="lg"
              name="username"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              {...(known === '' ? firstFocus : {})}
              maxLength={limits.text.line}
              value={username}
              onValueChange={setUsername}
            />
          </Field>
          <Field label="Password">
            <SecretInput
              size="lg"
              name="password"
              autoComplete="current-password"
              {...(known === '' ? {} : firstFocus)}
              maxLength={1024}
              value={password}
              onValueChange={setPassword}
            />
          </Field>
          <Button
            type="submit"
            size="lg"
            block
            variant="primary"
            disabled={!filled}
            busy={running === 'sign-in'}
            busyLabel="Signing in..."
          >
            Sign In
          </Button>
        </>
      ) : null}
      {hasFields && hasOthers ? (
        <div className={or}>
          <span className={orRule} />
          Or
          <span className={orRule} />
        </div>
      ) : null}
      {hasOthers ? (
        <div className={otherWays}>
          {passwordsOff ? signOnLink : null}
          {onDemoAccess ? other('demo', 'Demo Access') : null}
          {onPasskey || passkeyReason ? other('passkey', 'Sign in with a passkey', passkeyReason) : null}
          {passwordsOff ? null : signOnLink}
        </div>
      ) : null}
      {hasFields ? null : (
        <Button size="lg" block variant="ghost" onClick={() => setHasFields(true)}>
          Emergency sign-in
        </Button>
      )}
    </form>
  );
}

function SignOnLink({
  name,
  href,
  newTab = false,
  refusal,
  variant,
}: SignOn & Required<Pick<LinkButtonProps, 'variant'>>) {
  return (
    <>
      <LinkButton variant={variant} size="lg" block href={href} {...(newTab ? { target: '_blank' } : {})}>
        Sign in with {name}
        {newTab ? <VisuallyHidden> (opens in a new tab)</VisuallyHidden> : null}
      </LinkButton>
      {refusal ? <Banner tone="critical">{refusal}</Banner> : null}
    </>
  );
}
