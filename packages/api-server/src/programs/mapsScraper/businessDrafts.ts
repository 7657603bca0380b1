import { isSameValue } from '@switchboard/api-contract/configuration';
import { milesBetween, type Point } from '@switchboard/api-contract/distance';
import { findRecord, writeRecords, type Target } from '../../records/records.ts';
import type { StoreWriter } from '../../platform/store/Database.ts';
import type { StoredBusiness, BusinessIndex } from './BusinessIndex.ts';
import type { FoundPlace } from './PlaceSearch.ts';

/** A business to write: the id that it is stored under, and what was found out about it. */
export type BusinessDraft = Omit<StoredBusiness, 'id'>;

/** What becomes of the results of a page. */
export interface SortedPage {
  readonly drafts: ReadonlyMap<string, BusinessDraft>;
  readonly merged: number;
  readonly tooFar: number;
  /** How many were never stored, since they have closed for good. */
  readonly closed: number;
}

interface Sorting {
  readonly known: BusinessIndex;
  /** The ids that this run found before. */
  readonly found: ReadonlySet<string>;
  readonly duplicateFiltering: boolean;
  readonly centre: Point | undefined;
  /** In miles. */
  readonly radius: number;
}

/**
 * Leaves out what has closed for good or is too far from the centre, and merges several entries of one business into
 * the first of them.
 */
export function sortPage(
  places: readonly FoundPlace[],
  { known, found, duplicateFiltering, centre, radius }: Sorting,
): SortedPage {
  const drafts = new Map<string, BusinessDraft>();
  let merged = 0;
  let tooFar = 0;
  let closed = 0;
  for (const place of places) {
    const { id, closed: isClosed, ...fields } = place;
    if (isClosed) {
      if (known.get(id)) drafts.set(id, { status: 'closed' });
      else closed += 1;
      continue;
    }
    if (centre && place.coordinates && milesBetween(centre, place.coordinates) > radius) {
      tooFar += 1;
      continue;
    }
    const twin = duplicateFiltering && !known.get(id) ? known.twinOf(place) : undefined;
    const target = twin?.id ?? id;
    const before = drafts.get(target);
    if (duplicateFiltering && (before !== undefined || found.has(target))) merged += 1;
    const draft = {
      ...before,
      ...(twin ? missingFields(twin, fields) : fields),
      ...(known.get(target)?.status === 'closed' && { status: 'new' }),
    };
    drafts.set(target, draft);
    known.add({ ...known.get(target), ...draft, id: target });
  }
  return { drafts, merged, tooFar, closed };
}

/** What a second entry adds: what the first one lacks, and the rating that more people gave. */
function missingFields(first: StoredBusiness, second: BusinessDraft): BusinessDraft {
  const missing = Object.entries(second).filter(([key]) => first[key as keyof StoredBusiness] === undefined);
  const better = (second.reviewCount ?? 0) > (first.reviewCount ?? 0);
  return {
    ...Object.fromEntries(missing),
    ...(better && { rating: second.rating, reviewCount: second.reviewCount }),
  };
}

/** What one search found out about a business, over what is stored. A field that a member changed stays. */
function applyDraft(stored: StoredBusiness | undefined, id: string, draft: BusinessDraft, at: string): StoredBusiness {
  const own = new Set<string>(stored?.edited);
  const fresh = Object.entries(draft).filter(([field, value]) => value !== undefined && !own.has(field));
  const business = { status: 'new', ...stored, ...Object.fromEntries(fresh), id, scrapedAt: at };
  return { ...business, lastUpdated: stored && isSame(stored, business) ? stored.lastUpdated : at };
}

/** Whether nothing differs but when, and by which search, it was found. */
const isSame = (one: StoredBusiness, other: StoredBusiness): boolean => {
  const lasting = { scrapedAt: undefined, lastUpdated: undefined, area: undefined, search: undefined };
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
    records.push({ record: applyDraft(await findRecord(db, place, id), id, draft, at), createdAt: at });
  await writeRecords(db, place, records);
}
