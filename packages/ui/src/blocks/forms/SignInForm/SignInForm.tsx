import type { LoginRequest } from '@switchboard/api-contract/auth';
import { limits } from '@switchboard/api-contract/limits';
import { useState, type FormEvent } from 'react';
import { Button } from '../../../components/actions/Button/Button.tsx';
import { readsFilled } from '../../../components/forms/readsFilled.ts';
import { Field } from '../../../components/forms/Field/Field.tsx';
import { SecretInput } from '../../../components/forms/SecretInput/SecretInput.tsx';
import { TextInput } from '../../../components/forms/TextInput/TextInput.tsx';
import { Banner } from '../../../components/states/Banner/Banner.tsx';
import { useBusy } from '../../../components/useBusy.ts';
import type { PressResult } from '../../../format/outcome.ts';
import { signInForm, or, orRule } from '../forms.css.ts';

type SignInMethod = 'sign-in' | 'demo' | 'passkey';

export interface SignInFormProps {
  /** Called with the trimmed username. A promise keeps the form busy until it settles. */
  onSignIn: (credentials: LoginRequest) => PressResult;
  /** Without it, the form has no Demo Access. */
  onDemoAccess?: (() => PressResult) | undefined;
  /** Omitted where the browser has no passkeys: the form then does not offer them. */
  onPasskey?: (() => PressResult) | undefined;
  /** Why no passkey can be used at this address: the form then offers it disabled. */
  passkeyReason?: string | undefined;
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

/** Username, password and Sign In and, if offered, Demo Access and a passkey. A refusal keeps what was typed. */
export function SignInForm({
  onSignIn,
  onDemoAccess,
  onPasskey,
  passkeyReason,
  busy,
  error,
  errorAnnounced = false,
  username: known = '',
}: SignInFormProps) {
  const [username, setUsername] = useState(known);
  const [password, setPassword] = useState('');
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

  return (
    <form className={signInForm} onSubmit={submit} {...readsFilled} noValidate aria-busy={running ? true : undefined}>
      {error ? (
        <Banner tone="critical" role={errorAnnounced ? 'none' : 'alert'}>
          {error}
        </Banner>
      ) : null}
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
      {onDemoAccess || onPasskey || passkeyReason ? (
        <div className={or}>
          <span className={orRule} />
          Or
          <span className={orRule} />
        </div>
      ) : null}
      {onDemoAccess ? other('demo', 'Demo Access') : null}
      {onPasskey || passkeyReason ? other('passkey', 'Sign in with a passkey', passkeyReason) : null}
    </form>
  );
}
