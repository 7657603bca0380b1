import { demoTenantId } from '../src/tenants/demo.ts';
import { writeRecords } from '../src/records/records.ts';
import type { Database } from '../src/platform/store/Database.ts';

/** Stores leads that are newer than any that a run finds. */
export async function newerLeads(db: Database, count: number): Promise<void> {
  const createdAt = '2030-01-01T00:00:00.000Z';
  await writeRecords(
    db,
    { tenantId: demoTenantId, agentId: 'lead-generation-agent', collection: 'leads' },
    Array.from({ length: count }, (_, index) => ({
      record: { id: `lead-${index}`, name: `Lead ${index}`, createdAt },
      createdAt,
    })),
  );
}
