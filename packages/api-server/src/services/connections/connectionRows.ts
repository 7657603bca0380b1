import { findService, isServiceId, type Service, type ServiceId } from '@switchboard/api-contract/catalogue';
import type { Selectable } from 'kysely';
import type { Database } from '../../store/Database.ts';
import type { ConnectionsTable } from '../../store/tables.ts';
import { Refusal } from '../Refusal.ts';

export type ConnectionRow = Selectable<ConnectionsTable>;

/** One connection of the tenant; undefined for a service that was never set up. */
export function findConnectionRow(
  db: Pick<Database, 'selectFrom'>,
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

/** The service of the catalogue that an address names; refuses any other id. */
export function serviceNamed(id: string): Service {
  const service = isServiceId(id) ? findService(id) : undefined;
  if (service === undefined) throw new Refusal('missing', 'There is no connection with this id');
  return service;
}
