import { isServiceId } from '@switchboard/api-contract/catalogue';
import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import type { Context } from '../platform/Context.ts';
import { openCredentials } from '../outside/credentials/credentials.ts';

type Integrations = Pick<AnswerOf<typeof endpoints.attention>, 'integrations'>;

/**
 * How many of an organisation's connections work, fail, and are not there. The sandbox's count only while there is no
 * real one. Nothing while no credentials are stored.
 */
export async function readIntegrations(
  { db, vault, sandboxes }: Pick<Context, 'db' | 'vault' | 'sandboxes'>,
  tenantId: string,
): Promise<Integrations> {
  const rows = await db
    .selectFrom('connections')
    .select(['tenantId', 'serviceId', 'credentials', 'status'])
    .where('tenantId', '=', tenantId)
    .execute();
  const all = rows.flatMap((row) => {
    const { serviceId, status } = row;
    if (!isServiceId(serviceId)) return [];
    const credentials = openCredentials(vault, row);
    const sandbox = credentials && sandboxes.keyOf({ tenantId, serviceId, credentials }) !== undefined;
    return { status, sandbox };
  });
  if (all.every(({ sandbox }) => sandbox === undefined)) return {};
  const isReal = all.some(({ sandbox }) => sandbox === false);
  const counted = isReal ? all.filter(({ sandbox }) => sandbox !== true) : all;
  const countOf = (wanted: string) => counted.filter(({ status }) => status === wanted).length;
  const [connected, failing] = [countOf('connected'), countOf('error')];
  const missing = counted.length - connected - failing;
  return { integrations: { connected, failing, missing, ...(!isReal && { sandbox: true }) } };
}
