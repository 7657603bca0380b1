import { sql, type Compilable, type CompiledQuery, type DialectAdapter, type Expression } from 'kysely';
import type { StoreReader } from './Database.ts';

/** Where a value belongs in a statement, by its name among the values `V`. */
export type ValueOf<V> = <Name extends keyof V>(name: Name) => Expression<V[Name]>;

/** Stands in a compiled statement for a value. */
class Place {
  readonly name: PropertyKey;

  constructor(name: PropertyKey) {
    this.name = name;
  }
}

/**
 * A read that is built and compiled once for each database, and run with values: building it takes longer than most
 * reads do. Its text is the same each time, so a list of values must always have as many.
 */
export function statement<V extends object, Row>(
  build: (db: StoreReader, value: ValueOf<V>) => Compilable<Row>,
): (db: StoreReader, values: V) => Promise<Row[]> {
  const compiled = new WeakMap<DialectAdapter, CompiledQuery<Row>>();
  const valueOf: ValueOf<V> = <Name extends keyof V>(name: Name) => sql<V[Name]>`${new Place(name)}`;
  return async (db, values) => {
    const { adapter } = db.getExecutor();
    const query = compiled.get(adapter) ?? build(db, valueOf).compile();
    compiled.set(adapter, query);
    const parameters = query.parameters.map((one) => (one instanceof Place ? values[one.name as keyof V] : one));
    const { rows } = await db.executeQuery<Row>({ ...query, parameters });
    return rows;
  };
}
