import { agentActionPast, agentActions, type AgentAction } from '@switchboard/api-contract/agents';
import { messages } from '@switchboard/api-contract/errors';
import type { ToastMessage } from '../../components/Toast/Toast.tsx';

const isAction = (action: string): action is AgentAction => (agentActions as readonly string[]).includes(action);

/** What is said after each write of the agent detail. */
export const agentToasts = {
  actionDone: (action: AgentAction): ToastMessage => ({ title: 'Agent Updated', description: `Agent ${agentActionPast[action]} successfully` }),
  actionFailed: (action: string | undefined): ToastMessage => ({
    tone: 'critical',
    title: 'Error',
    description: action !== undefined && isAction(action) ? messages.agentAction(action) : messages.agentUpdate,
  }),
  configurationSaved: (): ToastMessage => ({ title: 'Configuration Updated', description: 'Agent configuration saved successfully' }),
  configurationFailed: (): ToastMessage => ({ tone: 'critical', title: 'Error', description: messages.configuration }),
} as const;
