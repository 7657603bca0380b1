import { FIXED_NOW } from '@switchboard/api-mocks/now';
import { noRows } from '@switchboard/api-contract/wire';
import type { ConversationMessage } from '../../src/screens/Assistant/engine/AssistantState.ts';

/** A message of a conversation; an answer, if it says nothing else. */
export const sampleMessage = (fields: Partial<ConversationMessage> = {}): ConversationMessage => ({
  id: 'message-2',
  role: 'assistant',
  text: 'Hi',
  at: new Date(FIXED_NOW.getTime() + 4_000).toISOString(),
  sentFrom: undefined,
  status: 'done',
  agents: [],
  steps: noRows,
  sources: noRows,
  question: undefined,
  receipts: noRows,
  thumb: undefined,
  ...fields,
});
