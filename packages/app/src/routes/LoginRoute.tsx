import { product } from '@switchboard/api-contract/product';
import { useToast } from '@switchboard/ui/components/layers/Toast';
import { hasPasskeys, passkeysNeedHttps } from '@switchboard/ui/devices/hasPasskeys';
import type { Outcome } from '@switchboard/ui/format/outcome';
import { SignInScreen } from '@switchboard/ui/screens/SignIn';
import { useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { usePageTitle } from '../hooks/usePageTitle.ts';
import { paths } from '../paths.ts';
import { pageSays } from '../session/pageSays.ts';
import { useSession } from '../session/SessionProvider.tsx';

/** What came of single sign-on, in a sentence; its words are loaded only then. */
function useSignOnRefusal(outcome: string | null, name = ''): string | undefined {
  const [sentence, setSentence] = useState<string>();
  useEffect(() => {
    if (outcome === null) return;
    void import('@switchboard/api-contract/signOnOutcomes').then(
      ({ signOnSentence }) => setSentence(signOnSentence(outcome, name)),
      () => undefined,
    );
  }, [outcome, name]);
  return outcome === null ? undefined : sentence;
}

/** /login, and every other address while nobody is signed in. */
export function LoginRoute() {
  const { session, signIn, signInAsDemo, signInByPasskey } = useSession();
  const { pathname, search } = useLocation();
  const toast = useToast();
  const [refusal, setRefusal] = useState<string>();
  usePageTitle('Sign In');
  const isHere = pathname === paths.login;
  const signOn = pageSays.signOn(isHere ? paths.dashboard : pathname + search);
  const outcome = isHere ? new URLSearchParams(search).get('sso') : null;
  const signOnRefusal = useSignOnRefusal(outcome, signOn?.name);
  if (session && isHere) return <Navigate to={paths.dashboard} replace />;

  const attempt = async (signingIn: Promise<Outcome>, failure: string) => {
    setRefusal(undefined);
    const result = await signingIn;
    if (result.kind === 'done') {
      toast.show({ tone: 'positive', title: 'Login successful', description: `Welcome to ${product.name}.` });
      return;
    }
    toast.show({ tone: 'critical', title: failure, description: result.message });
    setRefusal(result.message);
  };
  return (
    <SignInScreen
      error={refusal}
      errorAnnounced
      onSignIn={({ username, password }) => attempt(signIn(username, password, paths.dashboard), 'Login failed')}
      passwordsOff={pageSays.passwordsOff()}
      onDemoAccess={pageSays.hasDemo() ? () => attempt(signInAsDemo(paths.dashboard), 'Demo login failed') : undefined}
      onPasskey={hasPasskeys() ? () => attempt(signInByPasskey(paths.dashboard), 'Login failed') : undefined}
      passkeyReason={passkeysNeedHttps()}
      signOn={signOn && { ...signOn, refusal: signOnRefusal }}
    />
  );
}
