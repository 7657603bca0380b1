import { leadGenerationEndpoints } from '@switchboard/api-contract/endpoints/leadGeneration';
import { limits } from '@switchboard/api-contract/limits';
import { leadGenerationSettings, leadGenerationStatus } from '@switchboard/api-contract/records/leadGeneration';
import { LeadGenerationScreen } from '@switchboard/ui/screens/LeadGeneration';
import * as v from 'valibot';
import { useAgentPage } from '../queries/agentPages/useAgentPage.ts';
import { readClock } from '../hooks/readClock.ts';

const source = {
  slug: 'lead-generation',
  status: leadGenerationEndpoints.leadGenerationStatus,
  pollMs: limits.pollMs.agentStatus,
  settings: leadGenerationSettings,
  loadSample: async () =>
    v.parse(
      leadGenerationStatus,
      (await import('@switchboard/api-contract/samples/leadGeneration')).sampleLeadGeneration(readClock()),
    ),
  add: { leads: leadGenerationEndpoints.addLead },
} as const;

/** /agents/lead-generation/detail */
export function LeadGenerationRoute() {
  return <LeadGenerationScreen {...useAgentPage(source)} />;
}
