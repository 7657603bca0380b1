import { randomUUID } from 'node:crypto';
import { writeAudit } from '../audit/writeAudit.ts';
import type { Context } from '../platform/Context.ts';
import { addBuiltIns } from './builtInAgents.ts';
import { makeLink, type NewLink } from '../identity/members/links.ts';

/** Creates an organisation with the seven agents and no samples, and the invitation of its first admin. */
export function createOrganisation(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { name, admin }: { readonly name: string; readonly admin: string },
): Promise<NewLink & { readonly tenantId: string }> {
  const tenantId = randomUUID();
  const now = clock();
  const createdAt = now.toISOString();
  return db.inTurn('start', async (trx) => {
    await trx.insertInto('tenants').values({ id: tenantId, name, samplesAt: null, createdAt }).execute();
    await addBuiltIns(trx, { tenantId, createdAt, now });
    const link = await makeLink(trx, {
      tenantId,
      email: admin,
      role: 'tenant_admin',
      userId: null,
      invitedBy: null,
      now,
    });
    await writeAudit(trx, { tenantId, kind: 'organisation.created', at: createdAt, target: name });
    await writeAudit(trx, {
      tenantId,
      kind: 'member.invited',
      at: createdAt,
      target: admin,
      changes: [{ field: 'role', new: 'tenant_admin' }],
    });
    return { ...link, tenantId };
  });
}
