import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import { sampleContacts } from '@switchboard/api-contract/samples/contacts';
import { googleAccountOf } from '../connections/googleAccountOf.ts';
import type { Context } from '../../context.ts';
import { findAgentRow } from '../agents/agentRows.ts';
import { readRecords } from '../records/records.ts';
import { openPage, withSamples } from './openPage.ts';

/**
 * The contacts page. The account is connected where a Google service holds a refresh token; its address is not stored,
 * so it is missing.
 */
export async function contactsPage(
  context: Context,
  tenantId: string,
): Promise<AnswerOf<typeof endpoints.contactsStatus>> {
  const { db } = context;
  const row = await findAgentRow(db, tenantId, 'contacts');
  const page = await openPage(db, row);
  const contacts = await readRecords(db, { tenantId, agentId: row.id, collection: 'contacts' });
  const lastSync = await db
    .selectFrom('executions')
    .select((eb) => eb.fn.max('endTime').as('at'))
    .where('tenantId', '=', tenantId)
    .where('agentId', '=', row.id)
    .where('sample', '=', 0)
    .where('status', '=', 'completed')
    .executeTakeFirst();
  const connected = (await googleAccountOf(context, tenantId)) !== undefined;
  const answer: AnswerOf<typeof endpoints.contactsStatus> = {
    ...page.head,
    stats: {
      totalContacts: contacts.length,
      syncedContacts: contacts.filter((contact) => contact.lastSync).length,
      ...(lastSync?.at ? { lastSyncTime: lastSync.at } : {}),
    },
    account: { connected },
    contacts,
  };
  const nothing = !page.ran && contacts.length === 0;
  return withSamples(page, answer, sampleContacts, 'stats', {
    figures: nothing,
    contacts: nothing,
    account: nothing && !connected,
  });
}
