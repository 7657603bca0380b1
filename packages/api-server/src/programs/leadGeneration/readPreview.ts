import { leadGenerationSettings } from '@switchboard/api-contract/agents/leadGeneration';
import { previewOf } from '@switchboard/api-contract/runs/previewOf';
import type { ReadPreview } from '../../runs/readPreview.ts';
import { storedConfiguration } from '../../tenants/storedConfiguration.ts';
import { apolloAccess } from './apollo.ts';
import { remainingToday } from './foundPeople.ts';
import { readSearch, searchKeyOf } from './searchState.ts';

/** What is left of the day, and whether the criteria are new. */
export const readPreview: ReadPreview = async (context, agent) => {
  const { db, clock } = context;
  const { tenantId } = agent;
  const { customSettings } = storedConfiguration(agent);
  const inSandbox = (await apolloAccess(context, { tenantId, agent }))?.sandboxKey !== undefined;
  const place = searchKeyOf({ tenantId, agent, origin: { sandbox: inSandbox } });
  const before = (await readSearch(db, place))?.criteria;
  const day = clock().toISOString().slice(0, 10);
  const perDay = leadGenerationSettings.read(customSettings).maxLeadsPerDay;
  const left = await remainingToday(db, { ...place, day, perDay });
  return previewOf({ slug: 'lead-generation', customSettings, before, left });
};
