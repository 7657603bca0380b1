declare module '../platform/store/Tables.ts' {
  interface Tables {
    conversations: ConversationsTable;
  }
}

export interface ConversationsTable {
  tenantId: string;
  userId: string;
  /** The client's own id. */
  sessionId: string;
  /** The turns, oldest first: see `Turn` in the assistant's conversations. */
  turnsJson: string;
  /** The actions that the last answer asked about; null if it asked nothing or has been answered. */
  pendingJson: string | null;
  /** When the question was asked. */
  askedAt: string | null;
  /** The member has been told which connection would help. */
  hinted: number;
  /** When the last message was answered. */
  usedAt: string;
}
