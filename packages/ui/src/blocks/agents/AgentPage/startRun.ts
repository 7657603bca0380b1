import { useEffect, useEffectEvent } from 'react';
import type { RunNowControl } from '../../runs/RunNow/RunNow.tsx';
import type { AgentPageAgent, AddressQuery } from './AgentPageProps.ts';

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

/** What begins a run has its documented name on three pages, and is 'Run now' on the others. */
const names: Readonly<Record<string, string>> = {
  contacts: 'Sync Now',
  orchestrator: 'New Workflow',
  research: 'New Research',
};

/** The name of the button that begins a run on an agent's page. */
export const runButtonName = (slug: string): string => (Object.hasOwn(names, slug) && names[slug]) || 'Run now';

/** How a run of a page's agent is begun. */
export const runNowControl = ({
  slug,
  busy,
  onRun,
}: Pick<AgentPageAgent, 'slug' | 'busy' | 'onRun'>): RunNowControl => ({
  name: runButtonName(slug),
  busy: busy === 'run',
  onRun,
});
