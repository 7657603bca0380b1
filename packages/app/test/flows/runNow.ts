import { overrides, startFlow } from './flow.tsx';

export const page = '/agents/lead-generation/detail';
export const agentId = 'lead-generation-agent';
export const runs = `/api/agents/${agentId}/runs`;
export const shown = `/api/agents/${agentId}/run-preview`;

/** Begins a story on an agent that starts at once, without a preview. */
export function beginRunNow({ globals }: { readonly globals: Readonly<Record<string, unknown>> }) {
  const stop = startFlow({ theme: globals['theme'] });
  overrides.set(shown, () => Response.json({ needed: false }));
  return stop;
}
