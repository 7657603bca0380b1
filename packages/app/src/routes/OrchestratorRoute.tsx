import { orchestratorAgent } from '@switchboard/api-contract/agents/orchestrator';
import { OrchestratorScreen } from '@switchboard/ui/screens/Orchestrator';
import { agentPage } from './agentPage.tsx';

/** /agents/orchestrator/detail */
export const OrchestratorRoute = agentPage(orchestratorAgent, OrchestratorScreen);
