import type { Database } from '../platform/store/Database.ts';

const nameOf = (tenantId: string, agentId: string): string => JSON.stringify([tenantId, agentId]);

/** Tells every server that runs of an agent have changed. Call it after the transaction. */
export function announceChange(db: Database, tenantId: string, agentId: string): void {
  db.announce('runs', nameOf(tenantId, agentId));
}

/** Calls back when runs of an agent have changed, until the returned function is called. */
export function listenToChanges(db: Database, tenantId: string, agentId: string, told: () => void): () => void {
  const name = nameOf(tenantId, agentId);
  return db.listen('runs', (about) => {
    if (about === name) told();
  });
}
