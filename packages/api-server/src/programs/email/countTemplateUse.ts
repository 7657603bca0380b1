import type { StoreWriter } from '../../platform/store/Database.ts';
import { findRecord, writeRecords } from '../../records/records.ts';

/** Counts one use of a template, which may be gone by now. */
export async function countTemplateUse(
  db: StoreWriter,
  { tenantId, agentId }: { tenantId: string; agentId: string },
  id: string,
  at: string,
): Promise<void> {
  const place = { tenantId, agentId, collection: 'templates' } as const;
  const template = await findRecord(db, place, id);
  if (!template) return;
  const record = { ...template, usage: (template.usage ?? 0) + 1, lastUsed: at };
  await writeRecords(db, place, [{ record, createdAt: at }]);
}
