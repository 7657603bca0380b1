import { researchEndpoints } from '@switchboard/api-contract/endpoints/research';
import { limits } from '@switchboard/api-contract/limits';
import { researchSettings, researchStatus } from '@switchboard/api-contract/records/research';
import { ResearchScreen } from '@switchboard/ui/screens/Research';
import * as v from 'valibot';
import { useAgentPage } from '../queries/agentPages/useAgentPage.ts';
import { useResearch } from '../queries/agentPages/useResearch.ts';
import { readClock } from '../hooks/readClock.ts';

const source = {
  slug: 'research',
  status: researchEndpoints.researchStatus,
  pollMs: limits.pollMs.agentStatus,
  settings: researchSettings,
  loadSample: async () =>
    v.parse(
      researchStatus,
      (await import('@switchboard/api-contract/samples/research')).sampleResearchStatus(readClock()),
    ),
  add: {},
} as const;

/** /agents/research/detail */
export function ResearchRoute() {
  return <ResearchScreen {...useAgentPage(source)} research={useResearch()} />;
}
