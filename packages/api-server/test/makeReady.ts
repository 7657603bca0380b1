import { agentTable, type AgentSlug } from '@switchboard/api-contract/agentTable';
import { agentOf } from '@switchboard/api-contract/agents/all';
import { demoTenantId } from '../src/tenants/demo.ts';
import type { Database } from '../src/platform/store/Database.ts';
import { connect } from './connect.ts';

/** Criteria that let a run start. */
const criteria: Partial<Record<AgentSlug, object>> = {
  'lead-generation': { targetIndustries: ['Logistics'] },
  'maps-scraper': { categories: ['Restaurants'], locations: ['Leipzig'] },
};

/** Gives an agent of the demo tenant what its runs need: made-up credentials, and criteria. */
export async function makeReady(db: Database, slug: AgentSlug): Promise<void> {
  for (const {
    services: [serviceId],
  } of agentOf(slug).needs)
    if (serviceId)
      await connect(db, {
        serviceId,
        credentials: { apiKey: 'made-up', clientId: 'made', clientSecret: 'up', refreshToken: 'token' },
      });
  const customSettings = criteria[slug];
  if (!customSettings) return;
  const { configurationJson } = await db
    .selectFrom('agents')
    .select('configurationJson')
    .where('tenantId', '=', demoTenantId)
    .where('id', '=', agentTable.find((entry) => entry.slug === slug)?.id ?? '')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('agents')
    .set({ configurationJson: JSON.stringify({ ...(JSON.parse(configurationJson) as object), customSettings }) })
    .where('tenantId', '=', demoTenantId)
    .where('id', '=', agentTable.find((entry) => entry.slug === slug)?.id ?? '')
    .execute();
}
