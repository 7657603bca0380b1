import type { Context } from '../platform/Context.ts';
import type { AgentRow } from '../tenants/agentRows.ts';
import type { CollectionName } from './collections.ts';
import type { SentRecord } from './describeRecords.ts';

/**
 * Brings what a member does to a record to the service that has it too, before it is written here. Throws a Refusal
 * where the service refuses: then the record stays as it was.
 */
export interface RecordFollower {
  /** Brings one there that was added here, and is kept whatever comes of it. Returns the record as it is since. */
  readonly added: (record: SentRecord) => Promise<object>;
  /** Returns what else is written. `changed`: the names of the changed fields. */
  readonly edit: (
    before: SentRecord,
    after: SentRecord,
    changed: readonly string[],
  ) => Promise<Readonly<Record<string, unknown>>>;
  readonly remove: (record: SentRecord) => Promise<void>;
  readonly restore: (record: SentRecord) => Promise<void>;
}

declare module '../tenants/Program.ts' {
  interface Program {
    /** What follows changes of its records, by collection; the others are here alone. */
    readonly follow?: Partial<Record<CollectionName, (context: Context, agent: AgentRow) => RecordFollower>>;
  }
}

/** What follows changes of an agent's collection; undefined if its records are here alone. */
export const followerOf = (
  context: Context,
  { agent, place }: { readonly agent: AgentRow; readonly place: { readonly collection: CollectionName } },
): RecordFollower | undefined => context.programOf(agent.listType).follow?.[place.collection]?.(context, agent);
