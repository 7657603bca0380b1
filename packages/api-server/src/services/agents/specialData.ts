import type { AgentSlug, specialData } from '@switchboard/api-contract/agents';
import type { event } from '@switchboard/api-contract/records/calendar';
import type { email } from '@switchboard/api-contract/records/email';
import type { lead } from '@switchboard/api-contract/records/leadGeneration';
import type { business } from '@switchboard/api-contract/records/mapsScraper';
import { sampleSpecialData } from '@switchboard/api-contract/samples/specialData';
import type { InferInput } from 'valibot';
import type { Database } from '../../store/Database.ts';
import { entryOf } from './agentKey.ts';
import type { AgentRow } from './agentRows.ts';

type SpecialData = InferInput<typeof specialData>;
/** How many records an answer lists, newest first. */
const listed = 50;

/** For each agent with a 'Specialized' tab: the collection that it shows, and how its records are told there. */
const views: Partial<Record<AgentSlug, { collection: string; tell: (records: readonly StoredRecord[]) => SpecialData }>> = {
  'lead-generation': {
    collection: 'leads',
    tell: (records) => ({ leads: (records as readonly InferInput<typeof lead>[]).map(({ id, company, name, industry, score, status, createdAt }) => ({ id, company, contactName: name, industry, score, status, createdAt })) }),
  },
  email: {
    collection: 'emails',
    tell: (records) => ({
      emails: (records as readonly InferInput<typeof email>[]).map(({ id, subject, from, to, timestamp, status }) => ({ id, subject, from, to, timestamp, type: status === 'replied' ? 'auto_response' : 'message', responded: status === 'replied' })),
    }),
  },
  calendar: {
    collection: 'events',
    tell: (records) => ({
      events: (records as readonly InferInput<typeof event>[]).map(({ id, title, type, attendees, startTime }) => ({ id, title, type, startTime, attendees: attendees?.flatMap((attendee) => attendee.name ?? attendee.email ?? []) ?? [] })),
    }),
  },
  'maps-scraper': {
    collection: 'businesses',
    tell: (records) => ({ locations: (records as readonly InferInput<typeof business>[]).map(({ id, name, category, rating, phone, address, scrapedAt }) => ({ id, name, category, rating, phone, address, scrapedAt })) }),
  },
};

interface StoredRecord {
  readonly id: string;
}

/** The records of the 'Specialized' tab: the tenant's own, or, while there are none, the samples. undefined for agents without that tab. */
export async function readSpecialData(db: Database, { tenantId, id }: AgentRow): Promise<SpecialData | undefined> {
  const slug = entryOf(id)?.slug;
  const view = slug && views[slug];
  if (!slug || !view) return undefined;
  const rows = await db
    .selectFrom('records')
    .select(['id', 'bodyJson'])
    .where('tenantId', '=', tenantId)
    .where('agentId', '=', id)
    .where('collection', '=', view.collection)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(listed)
    .execute();
  if (rows.length > 0) return view.tell(rows.map((row) => ({ ...(JSON.parse(row.bodyJson) as object), id: row.id })));
  const { samplesAt } = await db.selectFrom('tenants').select('samplesAt').where('id', '=', tenantId).executeTakeFirstOrThrow();
  const samples = samplesAt === null ? undefined : sampleSpecialData(new Date(samplesAt), slug);
  return samples ? { sample: true, ...samples } : undefined;
}
