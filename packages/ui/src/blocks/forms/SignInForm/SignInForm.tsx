import type { LoginRequest } from '@switchboard/api-contract/auth';
import { textLimits } from '@switchboard/api-contract/textLimits';
import { useState, type FormEvent } from 'react';
import { Banner } from '../../../components/states/Banner/Banner.tsx';
import { Button } from '../../../components/actions/Button/Button.tsx';
import { Field } from '../../../components/forms/Field/Field.tsx';
import { SecretInput } from '../../../components/forms/SecretInput/SecretInput.tsx';
import { TextInput } from '../../../components/forms/TextInput/TextInput.tsx';
import { useSingleFlight } from '../useSingleFlight.ts';
import { form, or, rule } from './SignInForm.css.ts';

export interface SignInFormProps {
  /** Called with the trimmed username. A promise keeps the form busy until it settles. */
  onSignIn: (credentials: LoginRequest) => unknown;
  /** Without it, the form has no Demo Access. */
  onDemoAccess?: (() => unknown) | undefined;
  /** Which of the two is running, if the caller knows. Returned promises are tracked as well. */
  busy?: 'sign-in' | 'demo' | undefined;
  /** Why the last attempt failed; shown until the next one. */
  error?: string | undefined;
  /** A toast announces it already. */
  errorAnnounced?: boolean | undefined;
  /** Fills in the username, so that the password gets the focus. */
  username?: string | undefined;
}

// Focuses the form's field: on a page by the first attribute, in a dialog by the second.
const firstFocus = { autoFocus: true, 'data-autofocus': '' };

/** Username, password, Sign In, and Demo Access. A refusal keeps what was typed. */
export function SignInForm({
  onSignIn,
  onDemoAccess,
  busy,
  error,
  errorAnnounced = false,
  username: known = '',
}: SignInFormProps) {
  const [username, setUsername] = useState(known);
  const [password, setPassword] = useState('');
  const [way, setWay] = useState<'sign-in' | 'demo'>();
  // Both share one flight, so that only the first pressed is sent.
  const [enter, entering] = useSingleFlight((next: 'sign-in' | 'demo') => {
    setWay(next);
    return next === 'demo' ? onDemoAccess?.() : onSignIn({ username: username.trim(), password });
  });
  const running = entering ? way : busy;
  const filled = username.trim() !== '' && password !== '';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (filled && !running) enter('sign-in');
  };

  return (
    <form className={form} onSubmit={submit} noValidate aria-busy={running ? true : undefined}>
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
          maxLength={textLimits.line}
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
      {onDemoAccess ? (
        <>
          <div className={or}>
            <span className={rule} />
            Or
            <span className={rule} />
          </div>
          <Button size="lg" block busy={running === 'demo'} onClick={() => (running ? undefined : enter('demo'))}>
            Demo Access
          </Button>
        </>
      ) : null}
    </form>
  );
}
