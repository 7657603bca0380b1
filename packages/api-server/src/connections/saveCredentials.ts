import type { Service } from '@switchboard/api-contract/catalogue';
import { fieldsOf } from '@switchboard/api-contract/services/setup';
import type { AuditChange } from '@switchboard/api-contract/audit';
import { writeAudit } from '../audit/writeAudit.ts';
import type { Context } from '../platform/Context.ts';
import type { Credentials } from '../outside/providers/whoAmI.ts';
import { connectionStatusAfter, type TestResult } from './ConnectionTests.ts';
import { findConnectionRow } from '../outside/credentials/connectionRows.ts';
import { openCredentials, sealCredentials } from '../outside/credentials/credentials.ts';

/** What is stored beside the credentials. */
interface SaveOptions {
  /** The result of a test of these credentials. */
  readonly tested?: TestResult | undefined;
  /** The scopes that a member allowed, if these credentials came from Google's consent screen. */
  readonly granted?: readonly string[];
  /** The kind of its audit line; null: the caller writes one of its own. */
  readonly auditKind?: 'connection.set-up' | 'connection.consented' | null;
}

/**
 * Stores the credentials that `update` makes of the stored ones; if it returns undefined, nothing changes. `isStored`
 * is true also of credentials that can't be decrypted any more. The last test is forgotten, and the last sync too when
 * the sandbox replaces the real service or the other way round. Returns whether anything was stored.
 */
export async function saveCredentials(
  { db, vault, clock, sandboxes }: Pick<Context, 'db' | 'vault' | 'clock' | 'sandboxes'>,
  tenantId: string,
  service: Service,
  update: (stored: Credentials, isStored: boolean) => Credentials | undefined,
  { tested, granted, auditKind = 'connection.set-up' }: SaveOptions = {},
): Promise<boolean> {
  const { id: serviceId } = service;
  const owner = { tenantId, serviceId };
  const inSandbox = (credentials: Credentials) => sandboxes.keyOf({ ...owner, credentials }) !== undefined;
  return db.change(tenantId, async (trx) => {
    const row = await findConnectionRow(trx, tenantId, serviceId);
    const before = row && openCredentials(vault, row);
    const given = update(before ?? {}, row?.credentials !== undefined && row.credentials !== null);
    if (!given) return false;
    const saved = {
      status: tested ? connectionStatusAfter[tested.outcome]('pending') : 'pending',
      credentials: sealCredentials(vault, owner, given),
      lastTestJson: tested ? JSON.stringify(tested) : null,
      // The allowed scopes belong to the refresh token.
      ...(given['refreshToken'] !== before?.['refreshToken'] && {
        grantedJson: granted ? JSON.stringify(granted) : null,
      }),
    } as const;
    if (auditKind !== null)
      await writeAudit(trx, {
        tenantId,
        kind: auditKind,
        at: clock().toISOString(),
        target: service.name,
        changes: changedFields(service, before ?? {}, given),
      });
    const unused = { lastSync: null };
    if (row) {
      await trx
        .updateTable('connections')
        .set({ ...saved, ...(before && inSandbox(before) !== inSandbox(given) && unused) })
        .where('tenantId', '=', tenantId)
        .where('serviceId', '=', serviceId)
        .execute();
      return true;
    }
    const last = await trx
      .selectFrom('connections')
      .select((column) => column.fn.max('position').as('position'))
      .where('tenantId', '=', tenantId)
      .executeTakeFirst();
    await trx
      .insertInto('connections')
      .values({ ...owner, ...saved, ...unused, position: (last?.position ?? -1) + 1 })
      .execute();
    return true;
  });
}

/** The fields whose values changed, without the values. */
const changedFields = (service: Service, before: Credentials, after: Credentials): readonly AuditChange[] =>
  [...new Map(fieldsOf(service).map(({ key, label }) => [key, label])).set('refreshToken', 'Refresh Token')]
    .filter(([key]) => before[key] !== after[key])
    .map(([, field]) => ({ field, new: 'changed' }));
