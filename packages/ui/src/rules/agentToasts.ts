import { agentActionPast, agentActions, type AgentAction } from '@switchboard/api-contract/agents';
import { messages } from '@switchboard/api-contract/errors';
import type { ToastMessage } from '../components/layers/Toast/Toast.tsx';

const isAction = (action: string | undefined): action is AgentAction =>
  (agentActions as readonly (string | undefined)[]).includes(action);

/** What is said after each write to an agent. */
export const agentToasts = {
  actionDone: (action: AgentAction): ToastMessage => ({
    tone: 'positive',
    title: 'Agent Updated',
    description: `Agent ${agentActionPast[action]} successfully`,
  }),
  /** `reason` is the server's own, where it helps. */
  actionFailed: (action: string | undefined, reason = ''): ToastMessage => ({
    tone: 'critical',
    title: 'Error',
    description: [isAction(action) ? messages.agentAction(action) : messages.agentUpdate, reason]
      .filter(Boolean)
      .join('. '),
  }),
  configurationSaved: (): ToastMessage => ({
    tone: 'positive',
    title: 'Configuration Updated',
    description: 'Agent configuration saved successfully',
  }),
  configurationFailed: (): ToastMessage => ({ tone: 'critical', title: 'Error', description: messages.configuration }),
} as const;
