import { contactFields } from '@switchboard/api-contract/agents/contacts';
import { isSameValue } from '@switchboard/api-contract/configuration';
import type { StoreWriter } from '../../platform/store/Database.ts';
import { deleteRecords, writeRecords, type Target } from '../../records/records.ts';
import { markContacts, forgetRemoved, type ContactMarks } from './contactMarks.ts';
import type { RecordOf } from '../../records/collections.ts';
import type { AddressBook } from './readPeople.ts';
import { withFields } from './withFields.ts';

type Contact = RecordOf<'contacts'>;

/** What a sync would add, change and remove. */
export interface SyncChanges {
  readonly added: readonly Contact[];
  readonly changed: readonly { readonly before: Contact; readonly after: Contact }[];
  /** As they are now. */
  readonly removed: readonly Contact[];
}

/** Whether two versions of a contact say the same, whenever they were synced. */
export const isSameContact = (one: Contact, other: Contact): boolean =>
  contactFields.every((field) => (one[field] ?? '') === (other[field] ?? '')) &&
  isSameValue(one.edited ?? [], other.edited ?? []);

/**
 * What a sync would do: its changes, the contacts that it found as they are, those that it did not find and keeps all
 * the same, and the ids of those that the address book has again.
 */
interface SyncPlan extends SyncChanges {
  readonly same: readonly Contact[];
  readonly kept: readonly Contact[];
  readonly backAgain: readonly string[];
}

/**
 * Compares the address book with the contacts of its side. What a member wrote stays, one that was merged is not added
 * again, and one that a member brought back after a sync had removed it stays. So does one that could not be read, and
 * nobody is taken for removed where not all of the address book was read.
 */
export function planSync(
  stored: readonly Contact[],
  people: readonly Contact[],
  { merged, removed }: ContactMarks,
  { unread, isWhole }: Pick<AddressBook, 'unread' | 'isWhole'> = { unread: new Set(), isWhole: true },
): SyncPlan {
  const byId = new Map(stored.map((contact) => [contact.id, contact]));
  const standsFor = (id: string, steps = merged.size): string => {
    const other = byId.has(id) || steps === 0 ? undefined : merged.get(id);
    return other === undefined ? id : standsFor(other, steps - 1);
  };
  const plan = { added: [], changed: [], removed: [], same: [], kept: [], backAgain: [] } as {
    [K in keyof SyncPlan]: SyncPlan[K][number][];
  };
  const found = new Set([...unread].map((id) => standsFor(id)));
  for (const person of people) {
    const id = standsFor(person.id);
    const before = byId.get(id);
    found.add(id);
    if (removed.has(id)) plan.backAgain.push(id);
    if (!before) plan.added.push(person);
    else if (id === person.id) {
      const after = updateContact(before, person);
      if (isSameContact(before, after)) plan.same.push(before);
      else plan.changed.push({ before, after });
    }
  }
  const missing = stored.filter(({ id }) => !found.has(id) && !removed.has(id));
  (isWhole ? plan.removed : plan.kept).push(...missing);
  return plan;
}

/** A contact with what the address book has of it now, apart from what a member wrote. */
function updateContact(stored: Contact, person: Contact): Contact {
  const own = new Set(stored.edited);
  const fields = contactFields.map((field) => [field, (own.has(field) ? stored : person)[field]] as const);
  return withFields(stored, Object.fromEntries(fields));
}

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
