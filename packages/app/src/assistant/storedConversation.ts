/** The conversation that is open in this tab. `begun`: the server knows it. */
export interface StoredConversation {
  readonly id: string;
  readonly about?: string | undefined;
  readonly begun: boolean;
}

const key = 'switchboard:conversation';

/** Keeps which conversation is open, so that a reload goes on there. The storage may hold anything, or be forbidden. */
export const storedConversation = {
  read(): StoredConversation | undefined {
    try {
      const { id, about, begun } = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Record<string, unknown>;
      if (typeof id !== 'string' || !/^session-\d{1,16}$/.test(id)) return undefined;
      return { id, begun: begun === true, about: typeof about === 'string' ? about : undefined };
    } catch {
      return undefined;
    }
  },
  write(conversation: StoredConversation): void {
    try {
      sessionStorage.setItem(key, JSON.stringify(conversation));
    } catch {
      // Full or forbidden: a reload begins anew.
    }
  },
  /** Part of signing out. */
  forget(): void {
    try {
      sessionStorage.removeItem(key);
    } catch {
      // Forbidden: nothing was stored.
    }
  },
};
