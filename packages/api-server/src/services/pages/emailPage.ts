import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import { sampleEmail } from '@switchboard/api-contract/samples/email';
import type { Context } from '../../context.ts';
import { findAgentRow } from '../agents/agentRows.ts';
import type { RecordOf } from '../records/collections.ts';
import { readRecords } from '../records/records.ts';
import { countToday, share } from './figures.ts';
import { openPage, withSamples } from './openPage.ts';

/** The email page. Replies are read off the mailbox; how fast they were and whether a filter was right is not measured. */
export async function emailPage(
  { db, clock }: Context,
  tenantId: string,
): Promise<AnswerOf<typeof endpoints.emailStatus>> {
  const row = await findAgentRow(db, tenantId, 'email');
  const page = await openPage(db, row);
  const stored = await readRecords(db, { tenantId, agentId: row.id, collection: 'emails' });
  const templates = await readRecords(db, { tenantId, agentId: row.id, collection: 'templates' });
  const received = stored.filter((email) => email.content === undefined);
  const answer: AnswerOf<typeof endpoints.emailStatus> = {
    ...page.head,
    metrics: {
      processed: stored.length,
      processedToday: countToday(
        stored.map((email) => email.timestamp),
        clock(),
      ),
      responseRate: share(received.filter((email) => email.status === 'replied').length, received.length),
    },
    emails: stored.map(inFolder),
    templates,
  };
  const nothing = !page.ran && stored.length === 0;
  return withSamples(page, answer, sampleEmail, 'metrics', {
    figures: nothing,
    emails: nothing,
    templates: templates.length === 0,
  });
}

/**
 * Only a message that was composed here has its whole text, and it stands among the drafts, also one from before there
 * were folders.
 */
function inFolder(stored: RecordOf<'emails'>): RecordOf<'emails'> {
  return typeof stored.content === 'string' ? { ...stored, folder: 'drafts' } : stored;
}
