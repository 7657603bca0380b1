import { randomUUID } from 'node:crypto';
import type { AgentSlug } from '@switchboard/api-contract/agentTable';
import { product } from '@switchboard/api-contract/product';
import type { newEvent } from '@switchboard/api-contract/records/calendar';
import type { newEmail, newTemplate } from '@switchboard/api-contract/records/email';
import type { newLead } from '@switchboard/api-contract/records/leadGeneration';
import type { InferOutput } from 'valibot';
import type { Context } from '../../context.ts';
import { noteActivity, type ActivityNote } from '../activity/noteActivity.ts';
import { findAgentRow } from '../agents/agentRows.ts';
import type { Member } from '../auth/Sessions.ts';
import { cut } from '../cut.ts';
import type { Collection, RecordOf } from './collections.ts';
import { writeRecords } from './records.ts';

const longestPreview = 140;

/** Keeps a record that a member wrote by hand on an agent's page, and says so in the page's activity. */
async function addRecord<C extends Collection>(
  { db, clock }: Context,
  { tenantId }: Member,
  { slug, collection, record, note }: { slug: AgentSlug; collection: C; record: RecordOf<C>; note: ActivityNote },
): Promise<RecordOf<C>> {
  await db.change(tenantId, async (trx) => {
    const { id: agentId } = await findAgentRow(trx, tenantId, slug);
    const at = clock().toISOString();
    await writeRecords(trx, { tenantId, agentId, collection }, [{ record, createdAt: at }]);
    await noteActivity(trx, { tenantId, agentId, at }, note);
  });
  return record;
}

/** Fields that were left blank are not kept. */
const filled = <T extends object>(fields: T): T =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '')) as T;

/** Add Lead. */
export function addLead(
  context: Context,
  member: Member,
  given: InferOutput<typeof newLead>,
): Promise<RecordOf<'leads'>> {
  const at = context.clock().toISOString();
  const record = { id: `lead-${randomUUID()}`, ...filled(given), status: 'new', createdAt: at, lastUpdated: at };
  return addRecord(context, member, {
    slug: 'lead-generation',
    collection: 'leads',
    record,
    note: { kind: 'added', text: `${given.name} added by ${member.name}` },
  });
}

/** Compose: the message is kept, not sent. */
export async function composeEmail(
  context: Context,
  member: Member,
  { content, ...given }: InferOutput<typeof newEmail>,
): Promise<RecordOf<'emails'>> {
  const message = {
    id: `email-${randomUUID()}`,
    ...given,
    from: member.email,
    preview: cut(content.replaceAll(/\s+/g, ' '), longestPreview),
    timestamp: context.clock().toISOString(),
    isRead: true,
    isStarred: false,
    hasAttachments: false,
    status: 'pending',
    content,
    folder: 'drafts',
  };
  await addRecord(context, member, {
    slug: 'email',
    collection: 'emails',
    record: message,
    note: { kind: 'created', text: `Message to ${given.to} written by ${member.name}` },
  });
  return message;
}

/** New Template. */
export function addTemplate(
  context: Context,
  member: Member,
  given: InferOutput<typeof newTemplate>,
): Promise<RecordOf<'templates'>> {
  const record = { id: `template-${randomUUID()}`, ...given, usage: 0 };
  return addRecord(context, member, {
    slug: 'email',
    collection: 'templates',
    record,
    note: { kind: 'created', text: `Template “${given.name}” added by ${member.name}` },
  });
}

/** Schedule Event: kept here, in no other calendar. */
export function scheduleEvent(
  context: Context,
  member: Member,
  { attendees, startTime, endTime, ...given }: InferOutput<typeof newEvent>,
): Promise<RecordOf<'events'>> {
  const record = {
    id: `event-${randomUUID()}`,
    ...filled(given),
    startTime: new Date(startTime).toISOString(),
    endTime: new Date(endTime).toISOString(),
    attendees: attendees.map((email) => ({ email, status: 'pending' })),
    status: 'confirmed',
    calendarId: product.id,
    createdBy: member.email,
    isRecurring: false,
  };
  return addRecord(context, member, {
    slug: 'calendar',
    collection: 'events',
    record,
    note: { kind: 'booked', text: `“${given.title}” scheduled by ${member.name}` },
  });
}
