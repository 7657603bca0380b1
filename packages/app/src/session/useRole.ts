import { roleMay } from '@switchboard/api-contract/roles';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { gate } from '../api/gate.ts';
import { useSession } from './SessionProvider.tsx';

/**
 * The member's role, as the server has it: read again once it refused something, and at the start where the role lacks
 * rights that it may have got since. What was typed stays, since only what the role may changes on the page.
 */
export function useRole(queries: QueryClient): string | undefined {
  const { session, enter } = useSession();
  const role = session?.user.role;
  const renew = useEffectEvent(async () => {
    if (!session) return;
    const { refreshSession: ask } = await import('./calls.ts');
    const now = await ask(session);
    if (!now || now.user.role === role) return;
    void enter(now);
    void queries.invalidateQueries();
  });
  const lacks = useEffectEvent(() => role !== undefined && !roleMay(role, 'administer'));
  useEffect(() => {
    const follow = () => void gate.once('role', renew).catch(() => {});
    gate.onForbidden = follow;
    if (lacks()) follow();
    return () => {
      gate.onForbidden = () => {};
    };
  }, []);
  return role;
}
