import type { AgentSummary } from '@switchboard/api-contract/agents';
import type { Attention, FirstSteps } from '@switchboard/api-contract/attention';
import type { ReactNode } from 'react';
import { SandboxMark } from '../../blocks/marks/SandboxMark/SandboxMark.tsx';
import { count, plural } from '../../format/numbers.ts';

/** What the dashboard says of an organisation that sees no samples, in place of fixed figures. */
export interface OwnFigures {
  /** In place of how many agents are active, while it is new. */
  readonly sub?: string;
  /** Below the number of agents. */
  readonly agents: string;
}

/** How many services are connected, in place of the fixed figure. */
export interface OwnIntegrations {
  readonly figure: string;
  readonly foot: ReactNode;
}

/** The steps that are left, of the three. */
const left = ['One step', 'Two steps', 'Three steps'] as const;
const stepsLeft = ({ connected, chosen }: FirstSteps): string =>
  left[2 - Number(connected ?? false) - Number(chosen ?? false)] ?? left[0];

/** '5 active, 1 paused', in order of first appearance; 'none has run yet' as long as that is so. */
function statusCounts(agents: readonly AgentSummary[]): string {
  if (!agents.some(({ stats }) => (stats?.processed ?? 0) > 0)) return 'none has run yet';
  const statuses = new Map<string, number>();
  for (const { status = 'idle' } of agents) statuses.set(status, (statuses.get(status) ?? 0) + 1);
  return [...statuses].map(([status, agentsWithIt]) => `${count(agentsWithIt)} ${status}`).join(', ');
}

/** What the dashboard says of an organisation that sees no samples; undefined for others. */
export function ownFigures(
  { connected, firstSteps }: Attention,
  tenant: string | undefined,
  agents: readonly AgentSummary[],
): OwnFigures | undefined {
  if (connected === undefined) return undefined;
  return {
    ...(firstSteps && {
      sub: `${tenant?.trim() || 'Your organisation'} is new here. ${stepsLeft(firstSteps)} to the first result.`,
    }),
    agents: statusCounts(agents),
  };
}

/** What the dashboard says of an organisation's own connections; undefined while it has none and sees samples. */
export function ownIntegrations({
  connected: known,
  integrations,
  firstSteps,
}: Attention): OwnIntegrations | undefined {
  if (known === undefined && integrations === undefined) return undefined;
  const { connected = known ?? 0, failing = 0, missing = 0, sandbox = firstSteps?.sandbox } = integrations ?? {};
  const others = [
    ...(failing > 0 ? [`${count(failing)} in error`] : []),
    ...(missing > 0 ? [`${count(missing)} not connected`] : []),
  ];
  const rest = sandbox ? 'all of them' : `${plural(connected, 'service').replace(/^\S+ /, '')} connected`;
  const words = others.join(', ') || (connected === 0 ? 'none connected' : rest);
  return {
    figure: count(connected),
    foot:
      sandbox && connected + failing > 0 ? (
        <>
          {words} <SandboxMark plain />
        </>
      ) : (
        words
      ),
  };
}
