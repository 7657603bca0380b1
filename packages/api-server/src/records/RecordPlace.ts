import type { Origin } from '../outside/Caller.ts';
import type { StoreReader } from '../platform/store/Database.ts';
import type { CollectionName } from './collections.ts';

/** Where records are stored: the agent, and which of its collections. */
export interface RecordPlace<C extends CollectionName> {
  readonly tenantId: string;
  readonly agentId: string;
  readonly collection: C;
}

/** The stored records of a place, deleted ones too. */
export const recordsIn = (db: StoreReader, { tenantId, agentId, collection }: RecordPlace<CollectionName>) =>
  db
    .selectFrom('records')
    .where('tenantId', '=', tenantId)
    .where('agentId', '=', agentId)
    .where('collection', '=', collection);

/** The keys of these records, by which lists search, filter and sort; see `recordKeys.ts`. */
export const keysIn = (db: StoreReader, { tenantId, agentId, collection }: RecordPlace<CollectionName>) =>
  db
    .selectFrom('recordKeys')
    .where('tenantId', '=', tenantId)
    .where('agentId', '=', agentId)
    .where('collection', '=', collection);

/** Where records are written, and where they come from: a run, or the member who makes them. */
export interface Target<C extends CollectionName> extends RecordPlace<C> {
  readonly origin?: Origin;
  readonly by?: string;
  /** When they are written; by default when each was made. */
  readonly at?: string;
}

/** An e-mail address in the form in which addresses are compared: trimmed, in lower case; null for none. */
export const addressKey = (email: unknown): string | null =>
  typeof email === 'string' && email.trim() !== '' ? email.trim().toLowerCase() : null;
