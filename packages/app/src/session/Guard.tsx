import type { ReactNode } from 'react';
import { LoginRoute } from '../routes/LoginRoute.tsx';
import { useSession } from './SessionProvider.tsx';

/** Shows sign-in in place of whichever page was asked for while nobody is signed in. */
export function Guard({ children }: { children: ReactNode }) {
  const { session } = useSession();
  return session ? children : <LoginRoute />;
}
