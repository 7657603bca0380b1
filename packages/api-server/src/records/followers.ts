import type { Context } from '../platform/Context.ts';
import type { AgentRow } from '../tenants/agentRows.ts';
import { followEvents } from '../programs/calendar/followEvents.ts';
import type { Collection } from './collections.ts';
import type { SentRecord } from './describeRecords.ts';
import type { Found } from './findCollection.ts';

/**
 * Brings what a member does to a record to the service that has it too, before it is written here. Throws a Refusal
 * where the service refuses: then the record stays as it was.
 */
export interface Follower {
  /** Returns what else is written. `changed`: the names of the changed fields. */
  readonly edit: (
    before: SentRecord,
    after: SentRecord,
    changed: readonly string[],
  ) => Promise<Readonly<Record<string, unknown>>>;
  readonly remove: (record: SentRecord) => Promise<void>;
  readonly restore: (record: SentRecord) => Promise<void>;
}

const following: Partial<Record<Collection, (context: Context, agent: AgentRow) => Follower>> = {
  events: followEvents,
};

/** What follows changes of a collection; undefined if its records are here alone. */
export const followerOf = (context: Context, { agent, place }: Found): Follower | undefined =>
  following[place.collection]?.(context, agent);
