import { LoginRoute, SignedRoute } from '../lazyRoutes.ts';
import { useSession } from './SessionProvider.tsx';

/**
 * Shows sign-in instead of any page while nobody is signed in. Another member gets a new tree, so nothing held for
 * one is left for the next.
 */
export function Guard() {
  const { session } = useSession();
  return session ? <SignedRoute key={session.user.id ?? session.token} /> : <LoginRoute />;
}
