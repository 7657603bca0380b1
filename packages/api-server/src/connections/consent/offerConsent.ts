import { scopesFor } from '@switchboard/api-contract/agents/googleScopes';
import { isConsentService, type ConsentService } from '@switchboard/api-contract/consent';
import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import type { Context } from '../../platform/Context.ts';
import type { StoreReader } from '../../platform/store/Database.ts';
import { storedConfiguration } from '../../tenants/agentRows.ts';
import { findConnectionRow, serviceNamed } from '../../outside/credentials/connectionRows.ts';
import { Refusal } from '../../platform/Refusal.ts';

/** The Google service with this id. Refuses other services, which have no consent screen. */
export function consentServiceNamed(id: string): ConsentService {
  const { name } = serviceNamed(id);
  if (!isConsentService(id)) throw new Refusal('missing', `${name} has no consent screen`);
  return id;
}

/** Where Google sends the browser back to. `publicUrl`: see `publicUrlOf`. */
export const redirectOf = (publicUrl: string, serviceId: ConsentService): string =>
  `${publicUrl}/api/connections/${serviceId}/callback`;

/** The scopes that the tenant's agents need of a service, and which of them were allowed. */
export async function readScopes(
  db: StoreReader,
  tenantId: string,
  serviceId: ConsentService,
  granted?: readonly string[],
) {
  const rows = await db.selectFrom('agents').selectAll().where('tenantId', '=', tenantId).orderBy('position').execute();
  const using = rows.map((row) => ({
    name: row.name,
    listType: row.listType,
    settings: storedConfiguration(row).customSettings,
  }));
  return scopesFor(serviceId, using, granted);
}

/** What a member sees before they go to Google: the scopes and the redirect address. */
export async function offerConsent(
  { db }: Pick<Context, 'db'>,
  tenantId: string,
  id: string,
  publicUrl: string,
): Promise<AnswerOf<typeof endpoints.consentOffer>> {
  const serviceId = consentServiceNamed(id);
  const row = await findConnectionRow(db, tenantId, serviceId);
  const granted = row?.grantedJson == null ? undefined : (JSON.parse(row.grantedJson) as string[]);
  return { redirect: redirectOf(publicUrl, serviceId), scopes: await readScopes(db, tenantId, serviceId, granted) };
}
