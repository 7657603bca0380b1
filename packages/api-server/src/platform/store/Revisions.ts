import { AsyncLocalStorage } from 'node:async_hooks';

/** The revision of each table that was read, as it was at first. */
export type Basis = ReadonlyMap<string, number>;

interface Counts {
  /** Writes whose tenant is not known, which may be anybody's. */
  everybody: number;
  readonly of: Map<string, number>;
}

const countsOf = (): Counts => ({ everybody: 0, of: new Map() });

/** What a statement writes: a table, and if its rows take rows of other tables with them, or it can't be told, any. */
export interface Write {
  readonly table: string | undefined;
  /** Whose rows; undefined if that can't be told. */
  readonly tenantId: string | undefined;
}

/** The table of statements that name none. It changes with every write. */
export const anyTable = '*';

/**
 * Counts the writes to each table for each tenant, so that what was read can be remembered until one of its tables
 * changes for that tenant, whatever else is written.
 */
export class Revisions {
  readonly #tables = new Map<string, Counts>();
  readonly #any = countsOf();
  readonly #reading = new AsyncLocalStorage<{
    readonly tenantId: string | undefined;
    readonly basis: Map<string, number>;
  }>();
  #count = 0;

  /** All writes so far. */
  get count(): number {
    return this.#count;
  }

  noteWrite({ table, tenantId }: Write): void {
    this.#count += 1;
    const counts = table === undefined ? this.#any : this.#of(table);
    if (tenantId === undefined) counts.everybody += 1;
    else counts.of.set(tenantId, (counts.of.get(tenantId) ?? 0) + 1);
  }

  /** Call it before a table is read. */
  noteRead(table: string): void {
    const reading = this.#reading.getStore();
    if (reading && !reading.basis.has(table)) reading.basis.set(table, this.#revision(table, reading.tenantId));
  }

  /** Reads for a tenant, or for everybody, and returns what that rests on. */
  async reading<T>(
    tenantId: string | undefined,
    read: () => Promise<T>,
  ): Promise<{ readonly value: T; readonly basis: Basis }> {
    const basis = new Map<string, number>();
    return { value: await this.#reading.run({ tenantId, basis }, read), basis };
  }

  /** Whether none of what was read for the tenant has been written since. */
  holds(tenantId: string | undefined, basis: Basis): boolean {
    for (const [table, revision] of basis) if (this.#revision(table, tenantId) !== revision) return false;
    return true;
  }

  #of(table: string): Counts {
    const counts = this.#tables.get(table) ?? countsOf();
    this.#tables.set(table, counts);
    return counts;
  }

  #revision(table: string, tenantId: string | undefined): number {
    if (table === anyTable || tenantId === undefined) return this.#count;
    const sum = ({ everybody, of }: Counts): number => everybody + (of.get(tenantId) ?? 0);
    return sum(this.#of(table)) + sum(this.#any);
  }
}
