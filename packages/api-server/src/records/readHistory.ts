import { limits } from '@switchboard/api-contract/limits';
import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import * as v from 'valibot';
import type { Context } from '../platform/Context.ts';
import { missingRecord, type RecordKey } from './changeRecord.ts';
import { findCollection } from './findCollection.ts';
import { recordsIn } from './RecordPlace.ts';
import { readChanges } from './recordChanges.ts';

/**
 * Where a record came from, as `fromJson` holds it: the run that found it or the name of the member who added it
 * (`by`), the service, and when. Records that an older version of the server stored have none of this; then `createdAt`
 * is the time.
 */
const provenance = v.object({
  runId: v.optional(v.string()),
  service: v.optional(v.string()),
  by: v.optional(v.string()),
  at: v.optional(v.string()),
});

/** Where a record came from, and its last changes, newest first. */
export async function readHistory(
  { db }: Context,
  tenantId: string,
  key: RecordKey,
): Promise<AnswerOf<typeof endpoints.recordHistory>> {
  const found = await findCollection(db, tenantId, key);
  const row = await recordsIn(db, found.place)
    .select(['createdAt', 'fromJson'])
    .where('id', '=', key.recordId)
    .executeTakeFirst();
  if (!row) throw missingRecord(found, key.recordId);
  const from = v.parse(provenance, JSON.parse(row.fromJson ?? '{}'));
  const changes = await readChanges(db, { tenantId, recordId: key.recordId });
  return {
    from: { ...from, at: from.at ?? row.createdAt },
    changes: changes.slice(0, limits.records.history).map(({ by, runId, ...change }) => ({
      ...change,
      ...(by !== null && { by }),
      ...(runId !== null && { runId }),
    })),
  };
}
