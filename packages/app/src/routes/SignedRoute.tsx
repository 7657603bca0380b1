import { adminRole, RoleContext } from '@switchboard/ui/blocks/roles/RoleContext';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { createVisitStore, VisitContext } from '../assistant/VisitContext.ts';
import { LeaveGuard } from '../leaving/LeaveGuard.tsx';
import { createQueryClient } from '../queries/queryClient.ts';
import { SessionEnded } from '../session/SessionEnded.tsx';
import { useRole } from '../session/useRole.ts';
import { useSession } from '../session/SessionProvider.tsx';

/**
 * What surrounds every signed-in page: cached data, the question before unsaved input is left, the visit to the
 * assistant, and the dialog that asks to sign in again.
 */
export function Component() {
  const { ended } = useSession();
  const [queryClient] = useState(createQueryClient);
  const role = useRole(queryClient);
  const [visit] = useState(createVisitStore);
  const wasEnded = useRef(false);
  useEffect(() => {
    // The same member is back: everything that failed is fetched again.
    if (wasEnded.current && !ended) void queryClient.invalidateQueries();
    wasEnded.current = ended;
  }, [ended, queryClient]);
  return (
    <QueryClientProvider client={queryClient}>
      <LeaveGuard>
        <VisitContext value={visit}>
          <RoleContext value={role ?? adminRole}>
            <Outlet />
          </RoleContext>
        </VisitContext>
      </LeaveGuard>
      {ended ? <SessionEnded /> : null}
    </QueryClientProvider>
  );
}
