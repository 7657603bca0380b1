import { agentTable } from '@switchboard/api-contract/agentTable';
import { demoCredentials } from '@switchboard/api-contract/session';
import { writeAudit } from '../audit/writeAudit.ts';
import type { Clock } from '../platform/clock.ts';
import { hashPassword } from '../identity/passwords.ts';
import type { StoreTransaction, Database } from '../platform/store/Database.ts';
import { demoTenantId } from '../tenants/demo.ts';
import { addBuiltIns } from './addBuiltIns.ts';
import { firstSampleDay, sampleRuns } from './sampleRuns.ts';

const demoName = 'Demo User';

/**
 * On a first start, creates the demo tenant with its member, the seven agents, sample runs and the available
 * connections. Later starts change nothing.
 */
export async function seedFirstStart(db: Database, clock: Clock): Promise<void> {
  if (await isSeeded(db)) return;
  const now = clock();
  const passwordHash = await hashPassword(demoCredentials.password);
  await db.inTurn('start', async (trx) => {
    // Another server that starts at the same moment may have been faster.
    if (await isSeeded(trx)) return;
    await addOrganisation(trx, now);
    await addAccount(trx, passwordHash, new Date(firstSampleDay(now)));
  });
}

/** Creates the Demo Access account again, and its organisation if that is missing too. */
export async function addDemo(db: Database, clock: Clock): Promise<void> {
  const now = clock();
  const passwordHash = await hashPassword(demoCredentials.password);
  await db.inTurn('start', async (trx) => {
    const known = await trx.selectFrom('tenants').select('id').where('id', '=', demoTenantId).executeTakeFirst();
    if (!known) await addOrganisation(trx, now);
    await addAccount(trx, passwordHash, now);
    await writeAudit(trx, { tenantId: demoTenantId, kind: 'demo.enabled', at: now.toISOString(), target: demoName });
  });
}

async function addOrganisation(trx: StoreTransaction, now: Date): Promise<void> {
  const tenantId = demoTenantId;
  // Before the oldest sample run, so that no agent ran before it existed.
  const createdAt = new Date(firstSampleDay(now)).toISOString();
  await trx
    .insertInto('tenants')
    .values({ id: tenantId, name: 'Northlight GmbH', samplesAt: now.toISOString(), createdAt })
    .execute();
  await addBuiltIns(trx, { tenantId, createdAt, now });
  for (const { slug, id } of agentTable)
    await trx
      .insertInto('executions')
      .values(sampleRuns(slug, now).map((run) => ({ ...run, tenantId, agentId: id })))
      .execute();
}

async function addAccount(trx: StoreTransaction, passwordHash: string, createdAt: Date): Promise<void> {
  await trx
    .insertInto('users')
    .values({
      id: 'demo-user',
      tenantId: demoTenantId,
      username: demoCredentials.username,
      name: demoName,
      email: 'demo@switchboard.test',
      role: 'tenant_admin',
      passwordHash,
      createdAt: createdAt.toISOString(),
    })
    .execute();
}

async function isSeeded(db: Pick<Database, 'selectFrom'>): Promise<boolean> {
  return (await db.selectFrom('tenants').select('id').limit(1).executeTakeFirst()) !== undefined;
}
