import { randomUUID } from 'node:crypto';
import { writeAudit } from '../audit/writeAudit.ts';
import type { Context } from '../platform/Context.ts';
import { addBuiltIns } from './builtInAgents.ts';
import type { StoreReader, StoreTransaction } from '../platform/store/Database.ts';
import { demoTenantId } from '../tenants/demo.ts';
import { makeLink, type NewLink } from '../identity/members/links.ts';

type Place = Pick<Context, 'db' | 'clock'>;

interface NewOrganisation {
  readonly name: string;
  /** The address of its first admin. */
  readonly admin: string;
}

type Made = NewLink & { readonly tenantId: string };

/** Creates an organisation with the seven agents and no samples, and the invitation of its first admin. */
export const createOrganisation = ({ db, clock }: Place, organisation: NewOrganisation): Promise<Made> =>
  db.inTurn('start', (trx) => addOrganisation(trx, organisation, clock()));

/** Creates it where there is none but the demo's; undefined where there is, also if another server just made it. */
export async function createFirstOrganisation(
  { db, clock }: Place,
  organisation: NewOrganisation,
): Promise<Made | undefined> {
  if (await hasOwnOrganisation(db)) return undefined;
  return db.inTurn('start', async (trx) =>
    (await hasOwnOrganisation(trx)) ? undefined : addOrganisation(trx, organisation, clock()),
  );
}

async function hasOwnOrganisation(db: StoreReader): Promise<boolean> {
  const own = db.selectFrom('tenants').select('id').where('id', '<>', demoTenantId);
  return (await own.limit(1).executeTakeFirst()) !== undefined;
}

async function addOrganisation(trx: StoreTransaction, { name, admin }: NewOrganisation, now: Date): Promise<Made> {
  const tenantId = randomUUID();
  const createdAt = now.toISOString();
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
}
