import { PostgresAdapter, sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Each way in which lines are asked for has an index in their order, so that a page reads no more lines than it has. */
const readBy = {
  auditByTime: [],
  auditByKind: ['kind'],
  auditByMember: ['byId'],
  auditByMemberAndKind: ['byId', 'kind'],
  auditByActor: ['byType'],
  auditByActorAndKind: ['byType', 'kind'],
} as const;

/**
 * What the audit log is read by, who began a run, and triggers that refuse to change a line. Deleting old ones is the
 * sweep's.
 */
export const auditReading: Migration = {
  up: async (db: Kysely<unknown>) => {
    const { schema } = db;
    await schema.dropIndex('auditByTime').execute();
    for (const [name, filters] of Object.entries(readBy))
      await schema
        .createIndex(name)
        .on('audit')
        .columns(['tenantId', ...filters, 'at', 'id'])
        .execute();
    await schema.alterTable('executions').addColumn('startedById', 'text').execute();
    for (const statement of isPostgres(db) ? onPostgres : onSqlite) await statement.execute(db);
  },
};

const isPostgres = (db: Kysely<unknown>): boolean => db.getExecutor().adapter instanceof PostgresAdapter;

const onSqlite = [
  sql`create trigger "auditStays" before update on "audit" begin select raise(abort, 'the audit log is not changed'); end`,
];

const onPostgres = [
  sql`create function "auditStays"() returns trigger language plpgsql as $$
    begin raise exception 'the audit log is not changed'; end $$`,
  sql`create trigger "auditStays" before update on "audit" for each row execute function "auditStays"()`,
];
