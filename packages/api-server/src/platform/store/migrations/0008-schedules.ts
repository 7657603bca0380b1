import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const hourMs = 3_600_000;

/** The tables as this migration finds them. */
interface Before {
  agents: { tenantId: string; id: string; listType: string; configurationJson: string; createdAt: string };
  executions: { tenantId: string; agentId: string; sample: number; endTime: string | null };
  schedules: {
    tenantId: string;
    agentId: string;
    scheduleJson: string;
    nextDueAt: string;
    leftOut: number;
  };
}

/** When agents run by themselves. Auto Sync of contacts becomes a schedule, due an hour after the last run. */
export const schedules: Migration = {
  up: async (db: Kysely<unknown>) => {
    const { schema } = db;
    await schema
      .createTable('schedules')
      .addColumn('tenantId', 'text', (column) => column.notNull())
      .addColumn('agentId', 'text', (column) => column.notNull())
      .addColumn('scheduleJson', 'text', (column) => column.notNull())
      .addColumn('nextDueAt', 'text', (column) => column.notNull())
      .addColumn('runId', 'text')
      .addColumn('leftOut', 'integer', (column) => column.notNull())
      .addColumn('leftOutReason', 'text')
      .addPrimaryKeyConstraint('schedulesKey', ['tenantId', 'agentId'])
      .addForeignKeyConstraint('schedulesAgent', ['tenantId', 'agentId'], 'agents', ['tenantId', 'id'], (key) =>
        key.onDelete('cascade'),
      )
      .execute();
    await schema.createIndex('schedulesByDue').on('schedules').column('nextDueAt').execute();
    await takeOverAutoSync(db);
  },
};

async function takeOverAutoSync(db: Kysely<Before>): Promise<void> {
  const agents = await db.selectFrom('agents').selectAll().where('listType', '=', 'contacts').execute();
  for (const { tenantId, id: agentId, configurationJson, createdAt } of agents) {
    const { customSettings } = JSON.parse(configurationJson) as { customSettings?: { autoSync?: unknown } };
    if (customSettings?.autoSync === false) continue;
    const last = await db
      .selectFrom('executions')
      .select((eb) => eb.fn.max('endTime').as('at'))
      .where('tenantId', '=', tenantId)
      .where('agentId', '=', agentId)
      .where('sample', '=', 0)
      .executeTakeFirst();
    await db
      .insertInto('schedules')
      .values({
        tenantId,
        agentId,
        scheduleJson: JSON.stringify({ kind: 'interval', everyMinutes: 60 }),
        nextDueAt: new Date(Date.parse(last?.at ?? createdAt) + hourMs).toISOString(),
        leftOut: 0,
      })
      .execute();
  }
}
