import { leadGenerationAgent } from '@switchboard/api-contract/agents/leadGeneration';
import { LeadGenerationScreen } from '@switchboard/ui/screens/LeadGeneration';
import { useAgentPage } from '../queries/agentPages/useAgentPage.ts';
import { useRecords } from '../queries/records/useRecords.ts';
import { recordSending } from './recordSending.tsx';

const { slug, records } = leadGenerationAgent;

/** /agents/lead-generation/detail */
export function Component() {
  const { onMissing: _, ...page } = useAgentPage(leadGenerationAgent);
  const leads = useRecords({ slug, collection: 'leads', definition: records.leads, query: page.query });
  return (
    <LeadGenerationScreen
      {...page}
      leads={leads}
      sending={recordSending({ agentId: page.agent.id, collection: 'leads' })}
    />
  );
}
