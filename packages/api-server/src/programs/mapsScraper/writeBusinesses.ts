import { isSameValue } from '@switchboard/api-contract/mergeConfiguration';
import { findRecord, writeRecords, type Target } from '../../records/records.ts';
import type { StoreWriter } from '../../platform/store/Database.ts';
import type { StoredBusiness } from './BusinessIndex.ts';
import type { BusinessDraft } from './sortPage.ts';

/** What one search found out about a business, over what is stored. A field that a member changed stays. */
function withDraft(stored: StoredBusiness | undefined, id: string, draft: BusinessDraft, at: string): StoredBusiness {
  const own = new Set<string>(stored?.edited);
  const fresh = Object.entries(draft).filter(([field, value]) => value !== undefined && !own.has(field));
  const business = { status: 'new', ...stored, ...Object.fromEntries(fresh), id, scrapedAt: at };
  return { ...business, lastUpdated: stored && isSame(stored, business) ? stored.lastUpdated : at };
}

/** Whether nothing differs but when, and by which search, it was found. */
const isSame = (one: StoredBusiness, other: StoredBusiness): boolean => {
  const lasting = { scrapedAt: undefined, lastUpdated: undefined, area: undefined };
  return isSameValue({ ...one, ...lasting }, { ...other, ...lasting });
};

/** Writes what was found over what is stored now. */
export async function writeBusinesses(
  db: StoreWriter,
  place: Target<'businesses'>,
  drafts: ReadonlyMap<string, BusinessDraft>,
  at: string,
): Promise<void> {
  const records: { record: StoredBusiness; createdAt: string }[] = [];
  for (const [id, draft] of drafts)
    records.push({ record: withDraft(await findRecord(db, place, id), id, draft, at), createdAt: at });
  await writeRecords(db, place, records);
}
