import { agentOf } from '@switchboard/api-contract/agents/all';
import type { SpecialDataAnswer } from '@switchboard/api-contract/agentDetail';
import { agentTable } from '@switchboard/api-contract/agentTable';
import { limits } from '@switchboard/api-contract/limits';
import { samples } from '@switchboard/api-contract/samples/all';
import { sampleSpecialData } from '@switchboard/api-contract/samples/specialData';
import type { Context } from '../platform/Context.ts';
import { samplesOf } from './pages/openAgentPage.ts';
import type { CollectionName } from '../records/collections.ts';
import { describeRecords, type SentRecord } from '../records/describeRecords.ts';
import { readRecords } from '../records/records.ts';
import type { AgentRow } from '../tenants/agentRows.ts';

/** The records of the 'Specialized' tab, the same as on the agent's own page; undefined for agents without that tab. */
export async function readSpecialData(context: Context, row: AgentRow): Promise<SpecialDataAnswer | undefined> {
  const { db, clock } = context;
  const slug = agentTable.find(({ listType }) => listType === row.listType)?.slug;
  const special = slug && agentOf(slug).special;
  if (!special) return undefined;
  const collection = special.collection as CollectionName;
  const samplesAt = await samplesOf(db, row, collection);
  if (samplesAt) return { sample: true, ...sampleSpecialData(samplesAt, slug, samples[slug].today?.(clock())) };
  const records = await readRecords(db, { tenantId: row.tenantId, agentId: row.id, collection }, limits.specialRecords);
  // A record of the database is sent as it is, but for what its runs know.
  return special.tell(
    await describeRecords(context, db, { agent: row, place: { collection } }, records as unknown as SentRecord[]),
  );
}
