import type { StoreWriter } from '../../platform/store/Database.ts';
import { deleteRecords, writeRecords, type Target } from '../../records/records.ts';
import { markContacts, forgetRemoved } from './contactMarks.ts';
import type { SyncChanges } from './planSync.ts';

/** Writes what a sync changes. */
export async function writeSync(
  db: StoreWriter,
  place: Target<'contacts'>,
  { added, changed, removed }: SyncChanges,
  at: string,
): Promise<void> {
  const gone = removed.map(({ id }) => id);
  await deleteRecords(db, place, gone);
  await markContacts(
    db,
    place,
    'removed',
    gone.map((contactId) => ({ contactId })),
  );
  await forgetRemoved(
    db,
    place,
    added.map(({ id }) => id),
  );
  await writeRecords(
    db,
    place,
    [...added, ...changed.map(({ after }) => after)].map((contact) => ({
      record: { ...contact, lastSync: at },
      createdAt: at,
    })),
  );
}
