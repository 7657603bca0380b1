import { leadGenerationAgent } from '@switchboard/api-contract/agents/leadGeneration';
import { LeadGenerationScreen } from '@switchboard/ui/screens/LeadGeneration';
import { agentPage } from './agentPage.tsx';

/** /agents/lead-generation/detail */
export const LeadGenerationRoute = agentPage(leadGenerationAgent, LeadGenerationScreen);
