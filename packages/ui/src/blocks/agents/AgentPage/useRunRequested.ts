import { useEffect, useEffectEvent } from 'react';
import type { AddressQuery } from './AgentPageProps.ts';

/**
 * Calls `onAsk` when the address asks for a run with `run=new`, which `onAsk` has to remove. For pages on which a
 * member first writes what the run works on.
 */
export function useRunRequested(query: AddressQuery, onAsk: () => void): void {
  const asked = query['run'] === 'new';
  const ask = useEffectEvent(onAsk);
  useEffect(() => {
    if (asked) ask();
  }, [asked]);
}
