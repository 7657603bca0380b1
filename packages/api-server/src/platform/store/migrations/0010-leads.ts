import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const readAtOnce = 1_000;

/** The table as this migration finds it. */
interface Before {
  records: { tenantId: string; id: string; bodyJson: string; address: string | null };
}

/** Whom lead generation has found, and records by their e-mail address. */
export const leads: Migration = {
  up: async (db: Kysely<unknown>) => {
    const { schema } = db;
    await schema
      .createTable('foundPeople')
      .addColumn('tenantId', 'text', (column) => column.notNull())
      .addColumn('agentId', 'text', (column) => column.notNull())
      .addColumn('personId', 'text', (column) => column.notNull())
      .addColumn('runId', 'text', (column) => column.notNull())
      .addColumn('search', 'text', (column) => column.notNull())
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('outcome', 'text')
      .addColumn('sheet', 'text')
      .addColumn('sandbox', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('foundPeopleKey', ['tenantId', 'agentId', 'personId'])
      .addForeignKeyConstraint('foundPeopleAgent', ['tenantId', 'agentId'], 'agents', ['tenantId', 'id'], (key) =>
        key.onDelete('cascade'),
      )
      .execute();
    await schema
      .createIndex('foundPeopleByDay')
      .on('foundPeople')
      .columns(['tenantId', 'agentId', 'day', 'outcome'])
      .execute();
    await schema
      .createIndex('foundPeopleBySheet')
      .on('foundPeople')
      .columns(['tenantId', 'agentId', 'sheet'])
      .execute();
    await schema.alterTable('records').addColumn('address', 'text').execute();
    await schema
      .createIndex('recordsByAddress')
      .on('records')
      .columns(['tenantId', 'agentId', 'collection', 'address'])
      .execute();
    await fillAddresses(db);
  },
};

async function fillAddresses(db: Kysely<Before>): Promise<void> {
  for (let last = { tenantId: '', id: '' }, rows; ; last = rows.at(-1) ?? last) {
    const { tenantId, id } = last;
    rows = await db
      .selectFrom('records')
      .select(['tenantId', 'id', 'bodyJson'])
      .where((eb) => eb.or([eb('tenantId', '>', tenantId), eb.and([eb('tenantId', '=', tenantId), eb('id', '>', id)])]))
      .orderBy('tenantId')
      .orderBy('id')
      .limit(readAtOnce)
      .execute();
    for (const row of rows) {
      const { email } = JSON.parse(row.bodyJson) as { email?: unknown };
      if (typeof email !== 'string') continue;
      await db
        .updateTable('records')
        .set({ address: email.trim().toLowerCase() })
        .where('tenantId', '=', row.tenantId)
        .where('id', '=', row.id)
        .execute();
    }
    if (rows.length < readAtOnce) return;
  }
}
