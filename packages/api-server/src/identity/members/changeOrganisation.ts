import { markUnchanged } from '../../platform/actor.ts';
import { writeAudit } from '../../audit/writeAudit.ts';
import type { Context } from '../../platform/Context.ts';

/**
 * Sets the zone in which the organisation's months and days count. The first one is the browser's of an admin who chose
 * none, so that nobody is told to have changed anything.
 */
export async function changeOrganisation(
  { db, clock }: Context,
  tenantId: string,
  { zone }: { readonly zone: string },
): Promise<{ zone: string }> {
  await db.change(tenantId, async (trx) => {
    const before = await trx
      .selectFrom('tenants')
      .select(['zone', 'name'])
      .where('id', '=', tenantId)
      .executeTakeFirstOrThrow();
    if (before.zone === zone) return markUnchanged();
    await trx.updateTable('tenants').set({ zone }).where('id', '=', tenantId).execute();
    if (before.zone === null) return markUnchanged();
    await writeAudit(trx, {
      tenantId,
      kind: 'organisation.changed',
      at: clock().toISOString(),
      target: before.name,
      changes: [{ field: 'zone', old: before.zone, new: zone }],
    });
  });
  return { zone };
}
