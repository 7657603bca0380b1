import type { ChatMessage } from '@switchboard/api-contract/conversations';

/** What a member can do with messages. */
export interface MessageCommands {
  again: (messageId: string) => void;
  editAndAsk: (messageId: string, text: string) => void;
  rate: (messageId: string, way: 'up' | 'down' | null, reason?: string) => void;
  undo: (receiptId: string) => void;
  answerYes: () => void;
  answerNo: () => void;
}

/** A message as the contract has it. `unanswered`: it was sent but got no answer. */
export type ConversationMessage = ChatMessage & { unanswered?: boolean };
