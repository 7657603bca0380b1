import { PostgresAdapter, sql, type Kysely, type RawBuilder } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Totals of runs, kept by triggers in the transaction that writes the runs, and the indexes of what is still read from
 * the runs themselves. Deleting a run leaves the totals as they are; deleting its agent deletes them.
 */
export const runTotals: Migration = {
  up: async (db: Kysely<unknown>) => {
    const { schema } = db;
    await schema
      .createTable('runTotals')
      .addColumn('tenantId', 'text', (column) => column.notNull())
      .addColumn('agentId', 'text', (column) => column.notNull())
      .addColumn('sample', 'integer', (column) => column.notNull())
      .addColumn('sandbox', 'integer', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('bucket', 'text', (column) => column.notNull())
      .addColumn('runs', 'integer', (column) => column.notNull())
      .addColumn('durationMs', 'integer', (column) => column.notNull())
      .addColumn('lastEnd', 'text')
      .addPrimaryKeyConstraint('runTotalsKey', ['tenantId', 'agentId', 'sample', 'kind', 'bucket', 'sandbox'])
      .addForeignKeyConstraint('runTotalsAgent', ['tenantId', 'agentId'], 'agents', ['tenantId', 'id'], (key) =>
        key.onDelete('cascade'),
      )
      .execute();
    await schema.dropIndex('executionsByAgent').execute();
    await schema
      .createIndex('executionsByAgent')
      .on('executions')
      .columns(['tenantId', 'agentId', 'sample', 'queuedAt', 'id'])
      .execute();
    await schema.createIndex('executionsByEnd').on('executions').column('endTime').execute();
    await countRuns(db);
    for (const statement of isPostgres(db) ? postgresTriggers : sqliteTriggers) await statement.execute(db);
  },
};

const isPostgres = (db: Kysely<unknown>): boolean => db.getExecutor().adapter instanceof PostgresAdapter;

/** The buckets that a run counts in: see `RunTotalsTable`. `run` is a table or a row of a trigger. */
const bucketsOf = (run: string): RawBuilder<unknown> => {
  const column = (name: string) => sql.ref(`${run}.${name}`);
  const status = column('status');
  return sql`
    select 'status' as "kind", ${status} as "bucket", coalesce(${column('durationMs')}, 0) as "durationMs",
      ${column('endTime')} as "lastEnd"
    union all select 'queuedDay', substr(${column('queuedAt')}, 1, 10), 0, null
    union all select 'startedHour', substr(${column('startTime')}, 12, 2), 0, null
      where ${status} = 'completed' and ${column('startTime')} is not null
    union all select case ${status} when 'failed' then 'failedHour' else 'endedHour' end,
      substr(${column('endTime')}, 1, 13), 0, null
      where ${column('endTime')} is not null`;
};

const columns = sql`("tenantId", "agentId", "sample", "sandbox", "kind", "bucket", "runs", "durationMs", "lastEnd")`;

/** Adds a run to its buckets, or takes it out of them. The last end of a bucket stays. */
const count = (run: 'new' | 'old'): RawBuilder<unknown> => {
  const sign = sql.lit(run === 'new' ? 1 : -1);
  const column = (name: string) => sql.ref(`${run}.${name}`);
  return sql`
    insert into "runTotals" ${columns}
    select ${column('tenantId')}, ${column('agentId')}, ${column('sample')}, ${column('sandbox')},
      "b"."kind", "b"."bucket", ${sign}, ${sign} * "b"."durationMs", "b"."lastEnd"
    from (${bucketsOf(run)}) as "b" where true
    on conflict ("tenantId", "agentId", "sample", "kind", "bucket", "sandbox") do update set
      "runs" = "runTotals"."runs" + excluded."runs",
      "durationMs" = "runTotals"."durationMs" + excluded."durationMs",
      "lastEnd" = case when "runTotals"."lastEnd" is null or excluded."lastEnd" > "runTotals"."lastEnd"
        then excluded."lastEnd" else "runTotals"."lastEnd" end`;
};

/** What a bucket depends on. Progress, steps and leases are written far more often. */
const counted = ['status', 'sandbox', 'startTime', 'endTime', 'durationMs'] as const;
const hasChanged = sql.join(
  counted.map((name) => sql`${sql.ref(`old.${name}`)} is distinct from ${sql.ref(`new.${name}`)}`),
  sql` or `,
);

const sqliteTriggers = [
  sql`create trigger "countNewRun" after insert on "executions" begin ${count('new')}; end`,
  sql`create trigger "countChangedRun" after update on "executions" when ${hasChanged}
    begin ${count('old')}; ${count('new')}; end`,
];

const postgresTriggers = [
  sql`create function "countNewRun"() returns trigger language plpgsql as $$
    begin ${count('new')}; return null; end $$`,
  sql`create function "countChangedRun"() returns trigger language plpgsql as $$
    begin ${count('old')}; ${count('new')}; return null; end $$`,
  sql`create trigger "countNewRun" after insert on "executions"
    for each row execute function "countNewRun"()`,
  sql`create trigger "countChangedRun" after update on "executions"
    for each row when (${hasChanged}) execute function "countChangedRun"()`,
];

/** Counts the runs that there are. */
async function countRuns(db: Kysely<unknown>): Promise<void> {
  const run = (name: string) => sql.ref(`executions.${name}`);
  await sql`
    insert into "runTotals" ${columns}
    select "tenantId", "agentId", "sample", "sandbox", 'status', "status", count(*), coalesce(sum("durationMs"), 0),
      max("endTime")
    from "executions" group by "tenantId", "agentId", "sample", "sandbox", "status"`.execute(db);
  const buckets = [
    [sql`'queuedDay'`, sql`substr(${run('queuedAt')}, 1, 10)`, sql`true`],
    [
      sql`'startedHour'`,
      sql`substr(${run('startTime')}, 12, 2)`,
      sql`"status" = 'completed' and "startTime" is not null`,
    ],
    [sql`'failedHour'`, sql`substr(${run('endTime')}, 1, 13)`, sql`"status" = 'failed' and "endTime" is not null`],
    [sql`'endedHour'`, sql`substr(${run('endTime')}, 1, 13)`, sql`"status" <> 'failed' and "endTime" is not null`],
  ] as const;
  for (const [kind, bucket, where] of buckets)
    await sql`
      insert into "runTotals" ${columns}
      select "tenantId", "agentId", "sample", "sandbox", ${kind}, ${bucket}, count(*), 0, null
      from "executions" where ${where} group by "tenantId", "agentId", "sample", "sandbox", ${bucket}`.execute(db);
}
