import type { Context } from '../platform/Context.ts';
import type { AgentRow } from '../tenants/agentRows.ts';
import type { CollectionName } from './collections.ts';
import type { AnyRecord } from './describeRecords.ts';

/**
 * Brings what a member does to a record to the service that has it too, before it is written here. Throws a Refusal
 * where the service refuses: then the record stays as it was.
 */
export interface RecordFollower {
  /** Adds one there that was added here, and stays here even if that fails. Returns the record as it is afterwards. */
  readonly added: (record: AnyRecord) => Promise<object>;
  /** Returns further fields to write here. `changed`: the names of the changed fields. */
  readonly edit: (
    before: AnyRecord,
    after: AnyRecord,
    changed: readonly string[],
  ) => Promise<Readonly<Record<string, unknown>>>;
  readonly remove: (record: AnyRecord) => Promise<void>;
  readonly restore: (record: AnyRecord) => Promise<void>;
}

declare module '../tenants/Program.ts' {
  interface Program {
    /** Brings changes of its records to another service, by collection; other records exist only here. */
    readonly follow?: Partial<Record<CollectionName, (context: Context, agent: AgentRow) => RecordFollower>>;
  }
}

/** The follower of an agent's collection; undefined if its records exist only here. */
export const followerOf = (
  context: Context,
  { agent, place }: { readonly agent: AgentRow; readonly place: { readonly collection: CollectionName } },
): RecordFollower | undefined => context.programOf(agent.listType).follow?.[place.collection]?.(context, agent);
