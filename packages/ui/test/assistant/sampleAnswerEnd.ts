import type { AnswerEnd } from '@switchboard/api-contract/conversations';
import { noRows } from '@switchboard/api-contract/wire';

/** The end of an answer. */
export const sampleAnswerEnd = (fields: Partial<AnswerEnd> = {}): AnswerEnd => ({
  id: 'answer-1',
  response: 'Hi',
  agents: [],
  status: 'done',
  question: undefined,
  sources: noRows,
  receipts: noRows,
  suggestions: [],
  ...fields,
});
