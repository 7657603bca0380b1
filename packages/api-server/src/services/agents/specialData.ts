import { agents } from '@switchboard/api-contract/agents/all';
import type { SpecialDataAnswer } from '@switchboard/api-contract/agents';
import { agentTable } from '@switchboard/api-contract/agentTable';
import { limits } from '@switchboard/api-contract/limits';
import { samples } from '@switchboard/api-contract/samples/all';
import { sampleSpecialData } from '@switchboard/api-contract/samples/specialData';
import type { Context } from '../../context.ts';
import { samplesOf } from '../pages/openPage.ts';
import type { Collection } from '../records/collections.ts';
import { readRecords } from '../records/records.ts';
import type { AgentRow } from './agentRows.ts';

interface Special {
  readonly special?: { readonly collection: Collection; readonly tell: (records: never) => SpecialDataAnswer };
}

/**
 * The records of the 'Specialized' tab, the same ones as on the agent's own page. undefined for agents without that
 * tab.
 */
export async function readSpecialData({ db, clock }: Context, row: AgentRow): Promise<SpecialDataAnswer | undefined> {
  const slug = agentTable.find(({ listType }) => listType === row.listType)?.slug;
  const { special }: Special = slug ? agents[slug] : {};
  if (!slug || !special) return undefined;
  const { collection, tell } = special;
  const samplesAt = await samplesOf(db, row, collection);
  if (samplesAt) return { sample: true, ...sampleSpecialData(samplesAt, slug, samples[slug].today?.(clock())) };
  return tell(
    (await readRecords(db, { tenantId: row.tenantId, agentId: row.id, collection }, limits.specialRecords)) as never,
  );
}
