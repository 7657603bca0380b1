import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { createQueryClient } from '../queries/queryClient.ts';
import { SessionEnded } from '../session/SessionEnded.tsx';
import { useSession } from '../session/SessionProvider.tsx';

/** What every signed-in page stands in: its cached data, and the dialog that asks to sign in again over the page. */
export function SignedRoute() {
  const { ended } = useSession();
  const [queryClient] = useState(createQueryClient);
  const wasEnded = useRef(false);
  useEffect(() => {
    // The same member is back: what failed meanwhile is fetched again.
    if (wasEnded.current && !ended) void queryClient.invalidateQueries();
    wasEnded.current = ended;
  }, [ended, queryClient]);
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
      {ended ? <SessionEnded /> : null}
    </QueryClientProvider>
  );
}
