import { product } from '@switchboard/api-contract/product';
import { useToast } from '@switchboard/ui/components/Toast';
import { SignInScreen } from '@switchboard/ui/screens/SignIn';
import { Navigate, useLocation } from 'react-router-dom';
import { usePage } from '../hooks/usePage.ts';
import { paths } from '../paths.ts';
import { useSession } from '../session/SessionProvider.tsx';
import type { SignInResult } from '../session/SessionProvider.tsx';

/** /login, and in place of any page while nobody is signed in. */
export function LoginRoute() {
  const { session, signIn, signInAsDemo } = useSession();
  const { pathname } = useLocation();
  const toast = useToast();
  usePage('Sign In');
  if (session && pathname === paths.login) return <Navigate to={paths.dashboard} replace />;

  const tell = (refused: string) => (result: SignInResult) =>
    toast.show(
      result.ok
        ? { tone: 'positive', title: 'Login successful', description: `Welcome to ${product.name}.` }
        : { tone: 'critical', title: refused, description: result.message },
    );
  return (
    <SignInScreen
      onSignIn={({ username, password }) => signIn(username, password, paths.dashboard).then(tell('Login failed'))}
      onDemoAccess={() => signInAsDemo(paths.dashboard).then(tell('Demo login failed'))}
    />
  );
}
