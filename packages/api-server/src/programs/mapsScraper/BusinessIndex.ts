import { milesBetween } from '@switchboard/api-contract/distance';
import type { RecordOf } from '../../records/collections.ts';
import type { FoundPlace } from './PlaceSearch.ts';

export type StoredBusiness = RecordOf<'businesses'>;

const metresPerMile = 1_609.344;
/** Two entries with the same name that are no further apart are the same business. */
const sameWithinMetres = 100;

const nameKey = (name: string): string => name.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();

/** The businesses that are stored or were just found, by id, and by name and place. */
export class BusinessIndex {
  readonly #byId = new Map<string, StoredBusiness>();
  readonly #byName = new Map<string, Set<string>>();

  constructor(stored: readonly StoredBusiness[]) {
    for (const one of stored) this.add(one);
  }

  add(business: StoredBusiness): void {
    this.#byId.set(business.id, business);
    const key = nameKey(business.name ?? '');
    this.#byName.set(key, (this.#byName.get(key) ?? new Set()).add(business.id));
  }

  get(id: string): StoredBusiness | undefined {
    return this.#byId.get(id);
  }

  /** Another entry of the same business: the same name within 100 m. */
  twinOf({ id, name, coordinates }: FoundPlace): StoredBusiness | undefined {
    if (!coordinates) return undefined;
    for (const other of this.#byName.get(nameKey(name)) ?? []) {
      const twin = this.#byId.get(other);
      const near = twin?.coordinates && milesBetween(twin.coordinates, coordinates) * metresPerMile <= sameWithinMetres;
      if (near && other !== id) return twin;
    }
    return undefined;
  }
}
