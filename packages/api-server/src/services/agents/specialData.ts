import type { AgentSlug } from '@switchboard/api-contract/agentTable';
import type { specialData } from '@switchboard/api-contract/agents';
import { specialDataOf } from '@switchboard/api-contract/records/specialDataOf';
import { sampleSpecialData } from '@switchboard/api-contract/samples/specialData';
import type { InferInput } from 'valibot';
import type { Database } from '../../store/Database.ts';
import { entryOf } from './agentKey.ts';
import type { AgentRow } from './agentRows.ts';

type SpecialData = InferInput<typeof specialData>;
/** How many records an answer lists, newest first. */
const listed = 50;

/** For each agent with a 'Specialized' tab: the collection that it shows, and how its records are told there. */
const views: Partial<Record<AgentSlug, { collection: string; tell: (records: never) => SpecialData }>> = {
  'lead-generation': { collection: 'leads', tell: specialDataOf.leads },
  email: { collection: 'emails', tell: specialDataOf.emails },
  calendar: { collection: 'events', tell: specialDataOf.events },
  'maps-scraper': { collection: 'businesses', tell: specialDataOf.locations },
};

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
  if (rows.length > 0) return view.tell(rows.map((row) => ({ ...(JSON.parse(row.bodyJson) as object), id: row.id })) as never);
  const { samplesAt } = await db.selectFrom('tenants').select('samplesAt').where('id', '=', tenantId).executeTakeFirstOrThrow();
  const samples = samplesAt === null ? undefined : sampleSpecialData(new Date(samplesAt), slug);
  return samples ? { sample: true, ...samples } : undefined;
}
