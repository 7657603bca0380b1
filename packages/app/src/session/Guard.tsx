import { Fragment } from 'react';
import { Outlet } from 'react-router-dom';
import { LoginRoute } from '../routes/LoginRoute.tsx';
import { useSession } from './SessionProvider.tsx';

/**
 * Shows sign-in instead of any page while nobody is signed in. Another member gets a new tree, so nothing held for
 * one is left for the next.
 */
export function Guard() {
  const { session } = useSession();
  if (!session) return <LoginRoute />;
  return (
    <Fragment key={session.user.id ?? session.token}>
      <Outlet />
    </Fragment>
  );
}
