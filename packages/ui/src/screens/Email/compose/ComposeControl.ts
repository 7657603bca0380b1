import type { Addressee, Email, NewEmail } from '@switchboard/api-contract/agents/email';
import type { Outcome } from '../../../format/outcome.ts';

/** What a member's own messages ask of the server. */
export interface ComposeControl {
  /** Keeps a message under Drafts. */
  readonly onWrite: (message: NewEmail) => Promise<Outcome<Email>>;
  /** Sends a kept message. The answer says what kept it from being sent. */
  readonly onSend: (id: string) => Promise<Outcome<Email>>;
  /** Looks up who has an address; empty where nobody is known. */
  readonly onAddressee: (to: string) => Promise<Outcome<Addressee>>;
  /** Where a service is connected that sends mail, from which a link leads back here. */
  readonly connectAt: (service: 'gmail' | 'sendgrid') => string;
}
