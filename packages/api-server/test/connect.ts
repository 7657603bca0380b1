import type { ServiceId } from '@switchboard/api-contract/catalogue';
import { demoTenantId } from '../src/tenants/demo.ts';
import { sealCredentials } from '../src/outside/credentials/credentials.ts';
import type { Database } from '../src/platform/store/Database.ts';
import { testVault } from './testApp.ts';

/** Connects a service of a tenant with these credentials, as if a test had accepted them. */
export async function connect(
  db: Database,
  {
    tenantId = demoTenantId,
    serviceId,
    credentials,
    position = 0,
  }: { tenantId?: string; serviceId: ServiceId; credentials: Readonly<Record<string, string>>; position?: number },
): Promise<void> {
  const sealed = sealCredentials(testVault, { tenantId, serviceId }, credentials);
  const row = {
    status: 'connected' as const,
    credentials: sealed,
    lastSync: null,
    lastTestJson: null,
    position,
  };
  await db
    .insertInto('connections')
    .values({ tenantId, serviceId, ...row })
    .onConflict((conflict) =>
      conflict.columns(['tenantId', 'serviceId']).doUpdateSet({ status: row.status, credentials: sealed }),
    )
    .execute();
}
