import type { Outcome } from '../../../format/outcome.ts';

/** What a member can do with a reply. */
export interface ReplyControl {
  readonly onSend: (id: string) => Promise<Outcome<unknown>>;
  readonly onUndo: (id: string) => Promise<Outcome<unknown>>;
  readonly onEdit: (id: string, content: string) => Promise<Outcome<unknown>>;
  readonly onDiscard: (id: string) => Promise<Outcome<unknown>>;
}
