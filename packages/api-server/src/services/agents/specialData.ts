import { agentTable, type AgentSlug } from '@switchboard/api-contract/agentTable';
import type { specialData } from '@switchboard/api-contract/agents';
import { specialDataOf } from '@switchboard/api-contract/records/specialDataOf';
import { sampleSpecialData } from '@switchboard/api-contract/samples/specialData';
import type { InferInput } from 'valibot';
import type { Context } from '../../context.ts';
import { sampleDay } from '../pages/calendarPage.ts';
import { samplesOf } from '../pages/openPage.ts';
import type { Collection } from '../records/collections.ts';
import { readRecords } from '../records/records.ts';
import type { AgentRow } from './agentRows.ts';

type SpecialData = InferInput<typeof specialData>;
/** How many records an answer lists, newest first. */
const listed = 50;

/** For each agent with a 'Specialized' tab: the collection that it shows, and how its records are told there. */
const views: Partial<Record<AgentSlug, { collection: Collection; tell: (records: never) => SpecialData }>> = {
  'lead-generation': { collection: 'leads', tell: specialDataOf.leads },
  email: { collection: 'emails', tell: specialDataOf.emails },
  calendar: { collection: 'events', tell: specialDataOf.events },
  'maps-scraper': { collection: 'businesses', tell: specialDataOf.locations },
};

/**
 * The records of the 'Specialized' tab, the same ones as on the agent's own page. undefined for agents without that
 * tab.
 */
export async function readSpecialData({ db, clock }: Context, row: AgentRow): Promise<SpecialData | undefined> {
  const slug = agentTable.find(({ listType }) => listType === row.listType)?.slug;
  const view = slug && views[slug];
  if (!slug || !view) return undefined;
  const samplesAt = await samplesOf(db, row, view.collection);
  if (samplesAt)
    return {
      sample: true,
      ...(slug === 'calendar'
        ? specialDataOf.events(sampleDay(clock()).events ?? [])
        : sampleSpecialData(samplesAt, slug)),
    };
  return view.tell(
    (await readRecords(db, { tenantId: row.tenantId, agentId: row.id, collection: view.collection }, listed)) as never,
  );
}
