import { agentActionPast, agentActions, type AgentAction } from '@switchboard/api-contract/agents';
import { messages } from '@switchboard/api-contract/errors';
import type { ToastMessage } from '../components/layers/Toast/Toast.tsx';
import type { Refusal } from '../format/outcome.ts';

const isAction = (action: string | undefined): action is AgentAction =>
  (agentActions as readonly (string | undefined)[]).includes(action);

function helpIn(refusal: Refusal | undefined): string | undefined {
  if (refusal?.kind === 'conflict') return refusal.message;
  return refusal?.kind === 'refused' ? refusal.nextTry : undefined;
}

/** The toast after each write to an agent. */
export const agentToasts = {
  actionDone: (action: AgentAction): ToastMessage => ({
    tone: 'positive',
    title: 'Agent Updated',
    description: `Agent ${agentActionPast[action]} successfully`,
  }),
  /** The documented text, followed by what helps: the reason of a conflict, or when the next attempt is allowed. */
  actionFailed: (action: string | undefined, refusal?: Refusal): ToastMessage => ({
    tone: 'critical',
    title: 'Error',
    description: [isAction(action) ? messages.agentAction(action) : messages.agentUpdate, helpIn(refusal)]
      .filter(Boolean)
      .join('. '),
  }),
  deleted: (): ToastMessage => ({
    tone: 'positive',
    title: 'Agent Deleted',
    description: 'Its runs stay readable for 30 days',
  }),
  configurationSaved: (): ToastMessage => ({
    tone: 'positive',
    title: 'Configuration Updated',
    description: 'Agent configuration saved successfully',
  }),
  scheduleSaved: (): ToastMessage => ({
    tone: 'positive',
    title: 'Schedule Updated',
    description: 'Agent schedule saved successfully',
  }),
  configurationFailed: (): ToastMessage => ({ tone: 'critical', title: 'Error', description: messages.configuration }),
} as const;
