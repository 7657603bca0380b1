import type { NotificationKind } from '@switchboard/api-contract/notifications';
import type { Generated } from 'kysely';

declare module '../platform/store/Database.ts' {
  interface Tables {
    notices: NoticesTable;
    toldCauses: ToldCausesTable;
  }
}

/** One message to one channel: the outbox, and for a while what became of it. */
export interface NoticesTable {
  /** Grows with each message. */
  id: Generated<number>;
  tenantId: string;
  channelId: string;
  kind: NotificationKind;
  /** What it is about. Of each cause at most one message an hour goes to a channel. */
  cause: string;
  /** The contract's `Notice` or `Fact`. */
  textJson: string;
  /** The address in the app to which it links. */
  path: string;
  /** How many times it happened since the last message. */
  times: number;
  createdAt: string;
  /** When it is sent; null once it is settled. */
  dueAt: string | null;
  /** How often it was tried. */
  attempts: number;
  /** Who is sending it. Nobody else does, and nobody knows after this moment whether it was sent. */
  leaseId: string | null;
  leasedUntil: string | null;
  /** When it arrived, or was given up. */
  settledAt: string | null;
  /** Why it was given up, or not sent yet: a `Notice` or `Fact`. */
  failureJson: string | null;
}

/** What lasts, such as an open item of attention, and has been told: it is told again once it was gone. */
export interface ToldCausesTable {
  tenantId: string;
  kind: NotificationKind;
  cause: string;
}
