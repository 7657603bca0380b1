import { PostgresAdapter, sql, type Transaction } from 'kysely';
import type { Database, StoreReader, Tables } from '../platform/store/Database.ts';

type Row = Record<string, unknown>;

/** How many rows each table had. */
export type Counts = ReadonlyMap<string, number>;

/** Tables that triggers fill, each with the table whose rows it counts. */
const filledBy: Readonly<Record<string, string>> = { runTotals: 'executions' };

/** Rows in one statement: both databases limit its parameters. */
const batchSize = 400;

/**
 * Copies every table from one database to another with the same tables and no organisations, in one transaction, and
 * compares the counts. One of the two is SQLite: the order and the keys of the tables are read from it. `from` must not
 * change meanwhile: a file that nobody writes, or a transaction that sees one moment.
 */
export async function copyTables(from: StoreReader, to: Database): Promise<Counts> {
  const tables = await tablesInOrder(isPostgres(from) ? to : from);
  return to.inTurn('start', async (trx) => {
    const counts = new Map<string, number>();
    for (const table of tables) {
      // What triggers wrote when the tables before were filled, and a server that had no organisation yet.
      await trx.deleteFrom(table.name as keyof Tables).execute();
      counts.set(table.name, await copyTable(from, trx, table));
    }
    if (isPostgres(trx)) await continueNumbers(trx, tables);
    for (const [name, count] of counts) {
      const written = await countOf(trx, name);
      if (written !== count) throw new Error(`${name} has ${count} rows, and ${written} in the copy`);
    }
    return counts;
  });
}

const isPostgres = (db: StoreReader): boolean => db.getExecutor().adapter instanceof PostgresAdapter;

interface Table {
  readonly name: string;
  /** The columns of its primary key. */
  readonly key: readonly string[];
  /** Whether the database numbers its rows. */
  readonly numbered: boolean;
}

/** The tables of an SQLite database, each after those that it refers to or that its triggers count. */
async function tablesInOrder(sqlite: StoreReader): Promise<readonly Table[]> {
  const ask = async <T>(query: ReturnType<typeof sql<T>>): Promise<T[]> => (await query.execute(sqlite)).rows;
  const names = await ask(
    sql<{ name: string }>`select name from sqlite_master where type = 'table' and name not like 'sqlite%'
      and name not like 'kysely%' and name <> 'backupKey' order by name`,
  );
  const before = new Map<string, ReadonlySet<string>>();
  const tables = new Map<string, Table>();
  for (const { name } of names) {
    const columns = await ask(
      sql<{
        name: string;
        pk: number;
        type: string;
      }>`select name, pk, type from pragma_table_info(${name}) order by pk`,
    );
    const key = columns.filter(({ pk }) => pk > 0);
    const refers = await ask(sql<{ table: string }>`select "table" from pragma_foreign_key_list(${name})`);
    const source = filledBy[name];
    before.set(
      name,
      new Set(
        [...refers.map(({ table }) => table), ...(source === undefined ? [] : [source])].filter(
          (other) => other !== name,
        ),
      ),
    );
    tables.set(name, {
      name,
      key: key.map((column) => column.name),
      numbered: key.length === 1 && key[0]?.type.toLowerCase() === 'integer',
    });
  }
  const order: Table[] = [];
  while (tables.size > 0) {
    const next = [...tables.values()].find(
      ({ name }) => ![...(before.get(name) ?? [])].some((other) => tables.has(other)),
    );
    if (!next) throw new Error(`The tables ${[...tables.keys()].join(', ')} refer to each other`);
    tables.delete(next.name);
    order.push(next);
  }
  return order;
}

/** Copies a table in the order of its key. Each statement begins after the last key, which is faster than an offset. */
async function copyTable(from: StoreReader, to: Transaction<Tables>, { name, key }: Table): Promise<number> {
  const table = sql.table(name);
  const columns = key.map((column) => sql.ref(column));
  let last: Row | undefined;
  let copied = 0;
  for (;;) {
    const after =
      last && sql`where (${sql.join(columns)}) > (${sql.join(key.map((column) => sql.val(last?.[column])))})`;
    const { rows } =
      await sql<Row>`select * from ${table} ${after ?? sql``} order by ${sql.join(columns)} limit ${sql.lit(batchSize)}`.execute(
        from,
      );
    if (rows.length > 0)
      await to
        .insertInto(name as keyof Tables)
        .values(rows)
        .execute();
    copied += rows.length;
    last = rows.at(-1);
    if (rows.length < batchSize) return copied;
  }
}

/** Lets PostgreSQL number new rows after the highest copied number. */
async function continueNumbers(trx: Transaction<Tables>, tables: readonly Table[]): Promise<void> {
  for (const { name, key, numbered } of tables) {
    const [column = ''] = key;
    if (numbered)
      await sql`select setval(pg_get_serial_sequence(${`"${name}"`}, ${column}), coalesce(max(${sql.ref(column)}), 0) + 1, false)
        from ${sql.table(name)}`.execute(trx);
  }
}

async function countOf(db: Transaction<Tables>, name: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(name)}`.execute(db);
  return Number(rows[0]?.count);
}
