import { foldText } from '@switchboard/api-contract/text';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

interface Before {
  conversations: {
    tenantId: string;
    userId: string;
    sessionId: string;
    turnsJson: string;
    createdAt: string;
    usedAt: string;
  };
  conversationMessages: Record<string, string | number | null>;
}

/** The messages of conversations, each a row, and what conversations are called and begin at. */
export const conversationMessages: Migration = {
  up: async (db: Kysely<Before>) => {
    const { schema } = db;
    for (const name of ['title', 'about'] as const)
      await schema.alterTable('conversations').addColumn(name, 'text').execute();
    await schema
      .alterTable('conversations')
      .addColumn('createdAt', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await db
      .updateTable('conversations')
      .set((eb) => ({ createdAt: eb.ref('usedAt') }))
      .execute();
    await schema
      .createTable('conversationMessages')
      .addColumn('tenantId', 'text', (column) => column.notNull())
      .addColumn('userId', 'text', (column) => column.notNull())
      .addColumn('sessionId', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('role', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('search', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('partsJson', 'text', (column) => column.notNull())
      .addColumn('replacedBy', 'text')
      .addColumn('heldUntil', 'text')
      .addColumn('stopAsked', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('conversationMessagesKey', ['tenantId', 'userId', 'sessionId', 'id'])
      .addForeignKeyConstraint(
        'conversationMessagesConversation',
        ['tenantId', 'userId', 'sessionId'],
        'conversations',
        ['tenantId', 'userId', 'sessionId'],
        (key) => key.onDelete('cascade'),
      )
      .execute();
    await schema
      .createIndex('conversationMessagesInOrder')
      .on('conversationMessages')
      .columns(['tenantId', 'userId', 'sessionId', 'position'])
      .execute();
    // Those that are being written, of an organisation.
    await schema
      .createIndex('conversationMessagesHeld')
      .on('conversationMessages')
      .columns(['tenantId', 'heldUntil'])
      .where('heldUntil', 'is not', null)
      .execute();
    await keepTurns(db);
    await schema.alterTable('conversations').dropColumn('turnsJson').execute();
  },
};

/** When each was said isn't known, nor which agents were asked. */
async function keepTurns(db: Kysely<Before>): Promise<void> {
  const rows = await db.selectFrom('conversations').selectAll().execute();
  for (const { tenantId, userId, sessionId, turnsJson, usedAt } of rows)
    for (const [position, { role, text }] of (JSON.parse(turnsJson) as { role: string; text: string }[]).entries())
      await db
        .insertInto('conversationMessages')
        .values({
          tenantId,
          userId,
          sessionId,
          id: `message-${position}`,
          position,
          role,
          text,
          search: foldText(text),
          at: usedAt,
          status: 'done',
          partsJson: '{}',
          replacedBy: null,
          heldUntil: null,
          stopAsked: 0,
        })
        .execute();
}
