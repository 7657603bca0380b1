import { useEffect, useEffectEvent } from 'react';
import type { RunNowControl } from '../../runs/RunNow/RunNow.tsx';
import type { AgentPageAgent, AddressQuery } from './AgentPageProps.ts';

/**
 * Calls `onRequest` when the address has `run=new`, which `onRequest` has to remove. For pages on which a member first
 * writes what the run works on.
 */
export function useRunRequested(query: AddressQuery, onRequest: () => void): void {
  const requested = query['run'] === 'new';
  const request = useEffectEvent(onRequest);
  useEffect(() => {
    if (requested) request();
  }, [requested]);
}

/** Three pages have their own documented name for 'Run now'. */
const buttonNames: Readonly<Record<string, string>> = {
  contacts: 'Sync Now',
  orchestrator: 'New Workflow',
  research: 'New Research',
};

/** The name of the button that starts a run on an agent's page. */
export const runButtonName = (slug: string): string =>
  (Object.hasOwn(buttonNames, slug) && buttonNames[slug]) || 'Run now';

/** The props of the button that starts a run on an agent's page. */
export const runNowControl = ({
  slug,
  busy,
  onRun,
}: Pick<AgentPageAgent, 'slug' | 'busy' | 'onRun'>): RunNowControl => ({
  name: runButtonName(slug),
  busy: busy === 'run',
  onRun,
});
