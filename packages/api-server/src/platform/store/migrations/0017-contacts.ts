import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const readAtOnce = 1_000;

/** The table as this migration finds it. */
interface Before {
  records: { tenantId: string; id: string; collection: string; bodyJson: string; phone: string | null };
}

/** Syncs that wait for a member, what members said about contacts, and contacts by their phone. */
export const contacts: Migration = {
  up: async (db: Kysely<unknown>) => {
    const { schema } = db;
    await schema
      .createTable('syncPreviews')
      .addColumn('tenantId', 'text', (column) => column.notNull())
      .addColumn('agentId', 'text', (column) => column.notNull())
      .addColumn('runId', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('sandbox', 'integer', (column) => column.notNull())
      .addColumn('countsJson', 'text', (column) => column.notNull())
      .addColumn('changesJson', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('syncPreviewsKey', ['tenantId', 'agentId'])
      .addForeignKeyConstraint('syncPreviewsAgent', ['tenantId', 'agentId'], 'agents', ['tenantId', 'id'], (key) =>
        key.onDelete('cascade'),
      )
      .execute();
    await schema
      .createTable('contactMarks')
      .addColumn('tenantId', 'text', (column) => column.notNull())
      .addColumn('agentId', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('contactId', 'text', (column) => column.notNull())
      .addColumn('otherId', 'text', (column) => column.notNull())
      .addColumn('sandbox', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('contactMarksKey', ['tenantId', 'agentId', 'kind', 'contactId', 'otherId'])
      .addForeignKeyConstraint('contactMarksAgent', ['tenantId', 'agentId'], 'agents', ['tenantId', 'id'], (key) =>
        key.onDelete('cascade'),
      )
      .execute();
    await schema.alterTable('records').addColumn('phone', 'text').execute();
    await schema
      .createIndex('recordsByPhone')
      .on('records')
      .columns(['tenantId', 'agentId', 'collection', 'phone'])
      .execute();
    await fillPhones(db);
  },
};

async function fillPhones(db: Kysely<Before>): Promise<void> {
  for (let last = { tenantId: '', id: '' }, rows; ; last = rows.at(-1) ?? last) {
    const { tenantId, id } = last;
    rows = await db
      .selectFrom('records')
      .select(['tenantId', 'id', 'bodyJson'])
      .where('collection', '=', 'contacts')
      .where((eb) => eb.or([eb('tenantId', '>', tenantId), eb.and([eb('tenantId', '=', tenantId), eb('id', '>', id)])]))
      .orderBy('tenantId')
      .orderBy('id')
      .limit(readAtOnce)
      .execute();
    for (const row of rows) {
      const phone = await phoneKey((JSON.parse(row.bodyJson) as { phone?: unknown }).phone);
      if (phone === null) continue;
      await db
        .updateTable('records')
        .set({ phone })
        .where('tenantId', '=', row.tenantId)
        .where('id', '=', row.id)
        .execute();
    }
    if (rows.length < readAtOnce) return;
  }
}

/** What two ways of writing a phone number have in common; null for fewer than 7 digits. */
async function phoneKey(phone: unknown): Promise<string | null> {
  if (typeof phone !== 'string') return null;
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/min');
  const parsed = parsePhoneNumberFromString(phone.trim().replace(/^00/, '+'));
  if (parsed?.isPossible()) return `${parsed.number}${parsed.ext ? `;ext=${parsed.ext}` : ''}`;
  const digits = phone.replaceAll(/\D/g, '');
  return digits.length < 7 ? null : digits;
}
