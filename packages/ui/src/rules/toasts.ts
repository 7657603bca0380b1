import { agentActionPast, agentActions, type AgentAction } from '@switchboard/api-contract/agents';
import { messages } from '@switchboard/api-contract/errors';
import type { BulkRequest } from '@switchboard/api-contract/records/calls';
import { Trash2 } from 'lucide-react';
import type { ToastMessage } from '../components/layers/Toast/Toast.tsx';
import { plural } from '../format/numbers.ts';
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

/** How long a deletion can be undone from its toast, in ms. Afterwards it can be restored under Deleted. */
const UNDO_MS = 10_000;

/** What records are called: 'lead', 'leads'. */
export interface RecordWords {
  readonly one: string;
  readonly many: string;
}

const done: { readonly [A in BulkRequest['action']]: string } = {
  status: 'Changed',
  delete: 'Deleted',
  restore: 'Restored',
};
const failed: typeof done = {
  status: 'Nothing was changed',
  delete: 'Nothing was deleted',
  restore: 'Nothing was restored',
};

/** The toast after an export. */
export const exportToasts = {
  done: (file: string): ToastMessage => ({ tone: 'positive', title: 'Exported', description: file }),
  failed: (message: string): ToastMessage => ({
    tone: 'critical',
    title: 'Nothing was exported',
    description: message,
  }),
};

/** The toast after each write to several records, or to one in its place. */
export const recordToasts = {
  done: (action: BulkRequest['action'], count: number, { one, many }: RecordWords): ToastMessage => ({
    tone: action === 'delete' ? 'neutral' : 'positive',
    ...(action === 'delete' && { icon: Trash2 }),
    title: `${done[action]} ${plural(count, one, many)}`,
  }),
  /** 'Deleted 3 leads', with Undo for ten seconds. */
  deleted: (count: number, words: RecordWords, onUndo: () => void): ToastMessage => ({
    ...recordToasts.done('delete', count, words),
    durationMs: UNDO_MS,
    action: { label: 'Undo', onSelect: onUndo },
  }),
  failed: (action: BulkRequest['action'], message: string): ToastMessage => ({
    tone: 'critical',
    title: failed[action],
    description: message,
  }),
  saved: ({ one }: RecordWords): ToastMessage => ({ tone: 'positive', title: `Saved the ${one}` }),
  notRead: ({ many }: RecordWords, message: string): ToastMessage => ({
    tone: 'critical',
    title: `The ${many} could not be read`,
    description: message,
  }),
};
