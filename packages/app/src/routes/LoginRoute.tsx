import { product } from '@switchboard/api-contract/product';
import { useToast } from '@switchboard/ui/components/layers/Toast';
import { hasPasskeys, passkeysNeedHttps } from '@switchboard/ui/devices/hasPasskeys';
import type { Outcome } from '@switchboard/ui/format/outcome';
import { SignInScreen } from '@switchboard/ui/screens/SignIn';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { usePageTitle } from '../hooks/usePageTitle.ts';
import { paths } from '../paths.ts';
import { useSession } from '../session/SessionProvider.tsx';

/** The server says in its page where there is no Demo Access. */
const hasDemo = () => !document.querySelector('[name=demo-access]');

/** /login, and every other address while nobody is signed in. */
export function LoginRoute() {
  const { session, signIn, signInAsDemo, signInByPasskey } = useSession();
  const { pathname } = useLocation();
  const toast = useToast();
  const [refusal, setRefusal] = useState<string>();
  usePageTitle('Sign In');
  if (session && pathname === paths.login) return <Navigate to={paths.dashboard} replace />;

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
      onDemoAccess={hasDemo() ? () => attempt(signInAsDemo(paths.dashboard), 'Demo login failed') : undefined}
      onPasskey={hasPasskeys() ? () => attempt(signInByPasskey(paths.dashboard), 'Login failed') : undefined}
      passkeyReason={passkeysNeedHttps()}
    />
  );
}
