import { addMissingAgents } from '../src/seed/builtInAgents.ts';
import type { Database } from '../src/platform/store/Database.ts';
import { testNow } from './testApp.ts';

/** Adds tenants with the built-in agents and without members. */
export async function addTenants(db: Database, ids: readonly string[]): Promise<void> {
  const createdAt = testNow.toISOString();
  await db
    .insertInto('tenants')
    .values(ids.map((id) => ({ id, name: id, samplesAt: null, createdAt })))
    .execute();
  await addMissingAgents(db, () => testNow);
}
