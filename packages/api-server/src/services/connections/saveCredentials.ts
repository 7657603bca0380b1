import type { Service } from '@switchboard/api-contract/catalogue';
import type { Context } from '../../context.ts';
import type { Credentials } from '../../providers/whoAmI.ts';
import { statusAfter, type Tested } from './ConnectionTests.ts';
import { findConnectionRow } from './connectionRows.ts';
import { openCredentials, sealCredentials } from './credentials.ts';

/**
 * Stores what `after` makes of the stored credentials; undefined leaves the connection alone. `isStored` is true of
 * lost credentials too. The last test is forgotten, and between the sandbox and the real service the last sync too.
 * `tested`: what a test of just these credentials has found. Returns whether anything was stored.
 */
export async function saveCredentials(
  { db, vault, sandboxes }: Pick<Context, 'db' | 'vault' | 'sandboxes'>,
  tenantId: string,
  { id: serviceId }: Service,
  after: (stored: Credentials, isStored: boolean) => Credentials | undefined,
  tested?: Tested,
): Promise<boolean> {
  const owner = { tenantId, serviceId };
  const inSandbox = (credentials: Credentials) => sandboxes.keyOf({ ...owner, credentials }) !== undefined;
  return db.change(tenantId, async (trx) => {
    const row = await findConnectionRow(trx, tenantId, serviceId);
    const before = row && openCredentials(vault, row);
    const given = after(before ?? {}, row?.credentials !== undefined && row.credentials !== null);
    if (!given) return false;
    const saved = {
      status: tested ? statusAfter[tested.outcome]('pending') : 'pending',
      credentials: sealCredentials(vault, owner, given),
      lastTestJson: tested ? JSON.stringify(tested) : null,
    } as const;
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
