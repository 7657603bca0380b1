import { LoginRoute, SignedRoute } from '../lazyRoutes.ts';
import { useSession } from './SessionProvider.tsx';

/**
 * Shows sign-in in place of whichever page was asked for while nobody is signed in. Everything held for a member goes
 * with that member.
 */
export function Guard() {
  const { session } = useSession();
  return session ? <SignedRoute key={session.user.id ?? session.token} /> : <LoginRoute />;
}
