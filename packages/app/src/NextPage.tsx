import type { ReactNode } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router-dom';

/** The page, or `waiting` while the code of the next one loads. */
export function NextPage({ waiting }: { waiting: ReactNode }) {
  const { pathname } = useLocation();
  const next = useNavigation().location;
  return next && next.pathname !== pathname ? waiting : <Outlet />;
}
