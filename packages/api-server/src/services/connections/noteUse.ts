import type { ServiceId } from '@switchboard/api-contract/catalogue';
import type { FactOrExternalText } from '@switchboard/api-contract/words/wordsOf';
import type { Database } from '../../store/Database.ts';
import type { TestResultAnswer } from './describeConnection.ts';

type Changing = Pick<Database, 'updateTable'>;
interface Used {
  readonly tenantId: string;
  readonly serviceId: ServiceId;
  readonly at: string;
}

const closelyMs = 60_000;

/** Notes when a service last answered an agent. Once a minute is enough for 'Last sync'. */
export async function noteSync(db: Changing, { tenantId, serviceId, at }: Used): Promise<void> {
  const closely = new Date(Date.parse(at) - closelyMs).toISOString();
  await db
    .updateTable('connections')
    .set({ lastSync: at })
    .where('tenantId', '=', tenantId)
    .where('serviceId', '=', serviceId)
    .where((eb) => eb.or([eb('lastSync', 'is', null), eb('lastSync', '<', closely)]))
    .execute();
}

/** Reasons that say that the stored credentials are worth nothing any more. */
const worthless: readonly string[] = ['credentialsOutdated', 'tokenOutdated', 'clientOutdated'];

/**
 * Turns a connection whose credentials were refused in use to error at once, with the reason: a token can be revoked
 * long after its test. One that was set up again meanwhile is left alone.
 */
export async function noteRefused(
  db: Changing,
  { tenantId, serviceId, at }: Used,
  reason: FactOrExternalText,
): Promise<void> {
  if (typeof reason === 'string' || !worthless.includes(reason.kind)) return;
  const found: TestResultAnswer = {
    outcome: 'wrong-credentials',
    message: reason,
    nextStep: { kind: 'checkFields', args: { service: serviceId } },
    testedAt: at,
  };
  await db
    .updateTable('connections')
    .set({ status: 'error', lastTestJson: JSON.stringify(found) })
    .where('tenantId', '=', tenantId)
    .where('serviceId', '=', serviceId)
    .where('status', '=', 'connected')
    .execute();
}
