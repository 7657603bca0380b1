import { findService, isServiceId, type Service, type ServiceId } from '@switchboard/api-contract/catalogue';
import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import type { Selectable } from 'kysely';
import type { Tables, StoreReader } from '../../platform/store/Database.ts';
import { Refusal } from '../../platform/Refusal.ts';

export type ConnectionRow = Selectable<Tables['connections']>;
/** A test's result, as the API sends it and the database stores it. */
export type TestResultAnswer = AnswerOf<typeof endpoints.testConnection>;

/** One of the tenant's connections; undefined for a service that was never set up. */
export function findConnectionRow(
  db: StoreReader,
  tenantId: string,
  serviceId: ServiceId,
): Promise<ConnectionRow | undefined> {
  return db
    .selectFrom('connections')
    .selectAll()
    .where('tenantId', '=', tenantId)
    .where('serviceId', '=', serviceId)
    .executeTakeFirst();
}

/** The tenant's connections with some services, in the order of these. */
export async function findConnectionRows<Id extends ServiceId>(
  db: StoreReader,
  tenantId: string,
  services: readonly Id[],
): Promise<readonly (ConnectionRow & { readonly serviceId: Id })[]> {
  const rows = await db
    .selectFrom('connections')
    .selectAll()
    .where('tenantId', '=', tenantId)
    .where('serviceId', 'in', services)
    .execute();
  return services.flatMap((serviceId) =>
    rows.filter((row) => row.serviceId === serviceId).map((row) => ({ ...row, serviceId })),
  );
}

/** The service that an address names. Refuses ids that are not in the catalogue. */
export function serviceNamed(id: string): Service {
  const service = isServiceId(id) ? findService(id) : undefined;
  if (service === undefined) throw new Refusal('missing', 'There is no connection with this id');
  return service;
}
