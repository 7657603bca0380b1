import { leadGenerationSettings } from '@switchboard/api-contract/agents/leadGeneration';
import { agentTable } from '@switchboard/api-contract/agentTable';
import type { RunPreviewAnswer } from '@switchboard/api-contract/runs/preview';
import { previewOf } from '@switchboard/api-contract/runs/previewOf';
import { apolloAccess } from '../programs/leadGeneration/apollo.ts';
import { leftToday } from '../programs/leadGeneration/foundPeople.ts';
import type { Context } from '../platform/Context.ts';
import { sideOf, readSearch } from '../programs/leadGeneration/searchState.ts';
import { findMissing } from './readiness.ts';
import { findAgentRow } from '../tenants/agentRows.ts';
import { storedConfiguration } from '../tenants/storedConfiguration.ts';

/**
 * What the next run of an agent will take, if a member should see that first. Where the run lacks something, that is
 * what a member should see.
 */
export async function readPreview(
  context: Pick<Context, 'db' | 'vault' | 'clock' | 'sandboxes'>,
  tenantId: string,
  key: string,
): Promise<RunPreviewAnswer> {
  const { db, clock } = context;
  const agent = await findAgentRow(db, tenantId, key);
  const slug = agentTable.find(({ listType }) => listType === agent.listType)?.slug;
  const { customSettings } = storedConfiguration(agent);
  if (slug !== 'lead-generation')
    return slug ? previewOf({ slug, customSettings, before: undefined }) : { needed: false };
  if ((await findMissing(context, agent)).length > 0) return { needed: false };
  const inSandbox = (await apolloAccess(context, { tenantId, agent }))?.sandboxKey !== undefined;
  const place = sideOf({ tenantId, agent, origin: { sandbox: inSandbox } });
  const before = (await readSearch(db, place))?.criteria;
  const day = clock().toISOString().slice(0, 10);
  const perDay = leadGenerationSettings.read(customSettings).maxLeadsPerDay;
  return previewOf({ slug, customSettings, before, left: await leftToday(db, { ...place, day, perDay }) });
}
