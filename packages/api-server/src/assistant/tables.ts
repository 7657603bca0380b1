import type { AnswerStatus } from '@switchboard/api-contract/conversations';

declare module '../platform/store/Database.ts' {
  interface Tables {
    conversations: ConversationsTable;
    conversationMessages: ConversationMessagesTable;
  }
}

export interface ConversationsTable {
  tenantId: string;
  userId: string;
  /** The client's own id. */
  sessionId: string;
  /** What the member called it; null: its first message is its title. */
  title: string | null;
  /** What it begins at: see `aboutKey` of the contract. */
  about: string | null;
  /** The actions that the last answer asked about; null if it asked nothing or has been answered. */
  pendingJson: string | null;
  /** When the question was asked. */
  askedAt: string | null;
  /** The member has been told which connection would help. */
  hinted: number;
  createdAt: string;
  /** When the last message came or was answered. */
  usedAt: string;
}

/** A message, or its answer: the row after it, which grows while it is made. */
export interface ConversationMessagesTable {
  tenantId: string;
  userId: string;
  sessionId: string;
  /** The client's own, of a message that came with one. */
  id: string;
  /** Grows with each message of the conversation. */
  position: number;
  role: 'user' | 'assistant';
  /** An answer's has `[n]` where it rests on source n. */
  text: string;
  /** What searches compare: the text, folded. An answer's is empty until it has ended. */
  search: string;
  at: string;
  /** `done` for a member's message. */
  status: AnswerStatus;
  /** What an answer has beside its text: see `AnswerParts`; `{}` for a member's message. */
  partsJson: string;
  /** The id of the message that took the place of this one, or of one before it. */
  replacedBy: string | null;
  /** Until when it counts as being written, unless its server says so again; null once it has ended. */
  heldUntil: string | null;
  /** 1: the member wants it to end. */
  stopAsked: number;
}
