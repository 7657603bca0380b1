import { PostgresAdapter, sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const columns = [
  ['activity', 'text'],
  ['executions', 'result'],
  ['executions', 'errorMessage'],
] as const;

/** Results, reasons and activity become JSON: a fact, or a text. Sentences stored before become texts. */
export const facts: Migration = {
  up: async (db: Kysely<unknown>) => {
    const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
    for (const [table, name] of columns) {
      const column = sql.ref(name);
      const quoted = isPostgres ? sql`to_json(${column})::text` : sql`json_quote(${column})`;
      await sql`update ${sql.table(table)} set ${column} = ${quoted} where ${column} is not null`.execute(db);
    }
  },
};
