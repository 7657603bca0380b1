import type { ServiceId } from '@switchboard/api-contract/catalogue';
import type { Database } from '../../platform/store/Database.ts';

type Changing = Pick<Database, 'updateTable'>;
interface Used {
  readonly tenantId: string;
  readonly serviceId: ServiceId;
  readonly at: string;
}

const closelyMs = 60_000;

/** Notes when a service last answered an agent. Once a minute is enough for 'Last sync'. */
export async function saveLastSync(db: Changing, { tenantId, serviceId, at }: Used): Promise<void> {
  const closely = new Date(Date.parse(at) - closelyMs).toISOString();
  await db
    .updateTable('connections')
    .set({ lastSync: at })
    .where('tenantId', '=', tenantId)
    .where('serviceId', '=', serviceId)
    .where((eb) => eb.or([eb('lastSync', 'is', null), eb('lastSync', '<', closely)]))
    .execute();
}
