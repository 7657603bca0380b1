import { overrides, startFlow } from './flow.tsx';

export const leadsAddress = '/agents/lead-generation/detail';
export const agentId = 'lead-generation-agent';
export const runsCall = `/api/agents/${agentId}/runs`;
export const previewCall = `/api/agents/${agentId}/run-preview`;

/** Begins a story on an agent that starts at once, without a preview. */
export function beginRunNow({ globals }: { readonly globals: Readonly<Record<string, unknown>> }) {
  const stop = startFlow({ theme: globals['theme'] });
  overrides.set(previewCall, () => Response.json({ needed: false }));
  return stop;
}
