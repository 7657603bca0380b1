import type { Mailbox } from '../account.ts';

/** A message as it is written down; `createInbox` gives it its time. */
export interface MessageSeed {
  /** Unique; the id is made of it. */
  readonly key: string;
  /** The key of the message that began the thread; missing for one that began its own. */
  readonly thread?: string;
  readonly from: Mailbox;
  /** The owner, unless somebody is named. */
  readonly to?: Mailbox;
  readonly cc?: Mailbox;
  readonly subject: string;
  /** How many hours before the world began it came in. */
  readonly age: number;
  /** Gmail's labels beside INBOX or SENT. */
  readonly labels?: readonly string[];
  /** In place of INBOX. */
  readonly folder?: 'SENT' | 'SPAM' | 'TRASH';
  /** Beside those that every message has. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly text: string;
  readonly attachments?: readonly { readonly name: string; readonly type: string; readonly text: string }[];
}
