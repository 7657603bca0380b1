import { orchestratorEndpoints } from '@switchboard/api-contract/endpoints/orchestrator';
import { limits } from '@switchboard/api-contract/limits';
import { orchestratorSettings, orchestratorStatus } from '@switchboard/api-contract/records/orchestrator';
import { OrchestratorScreen } from '@switchboard/ui/screens/Orchestrator';
import * as v from 'valibot';
import { useAgentPage } from '../queries/agentPages/useAgentPage.ts';
import { readClock } from '../hooks/readClock.ts';

const source = {
  slug: 'orchestrator',
  status: orchestratorEndpoints.orchestratorStatus,
  pollMs: limits.pollMs.orchestratorStatus,
  settings: orchestratorSettings,
  loadSample: async () =>
    v.parse(
      orchestratorStatus,
      (await import('@switchboard/api-contract/samples/orchestrator')).sampleOrchestrator(readClock()),
    ),
  add: { workflows: orchestratorEndpoints.addWorkflow },
} as const;

/** /agents/orchestrator/detail */
export function OrchestratorRoute() {
  return <OrchestratorScreen {...useAgentPage(source)} />;
}
