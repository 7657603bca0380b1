import { agentTable } from '@switchboard/api-contract/agentTable';
import { demoCredentials } from '@switchboard/api-contract/session';
import type { Clock } from '../clock.ts';
import { hashPassword } from '../services/auth/passwords.ts';
import type { Database } from '../store/Database.ts';
import { addBuiltIns } from './addBuiltIns.ts';
import { firstSampleDay, sampleRuns } from './sampleRuns.ts';

/** The tenant created on a first start. */
export const demoTenantId = 'northlight';

/**
 * On a first start, creates the demo tenant with its member, the seven agents, sample runs and the available
 * connections. Later starts change nothing.
 */
export async function seedFirstStart(db: Database, clock: Clock): Promise<void> {
  if (await isSeeded(db)) return;
  const now = clock();
  const at = now.toISOString();
  // Before the oldest sample run, so that no agent ran before it existed.
  const createdAt = new Date(firstSampleDay(now)).toISOString();
  const passwordHash = await hashPassword(demoCredentials.password);
  const tenantId = demoTenantId;
  await db.inTurn('start', async (trx) => {
    // Another server that starts at the same moment may have been faster.
    if (await isSeeded(trx)) return;
    await trx
      .insertInto('tenants')
      .values({ id: tenantId, name: 'Northlight GmbH', samplesAt: at, createdAt })
      .execute();
    await trx
      .insertInto('users')
      .values({
        id: 'demo-user',
        tenantId,
        username: demoCredentials.username,
        name: 'Demo User',
        email: 'demo@switchboard.test',
        role: 'tenant_admin',
        passwordHash,
        createdAt,
      })
      .execute();
    await addBuiltIns(trx, { tenantId, createdAt, now });
    for (const { slug, id } of agentTable)
      await trx
        .insertInto('executions')
        .values(sampleRuns(slug, now).map((run) => ({ ...run, tenantId, agentId: id })))
        .execute();
  });
}

async function isSeeded(db: Pick<Database, 'selectFrom'>): Promise<boolean> {
  return (await db.selectFrom('tenants').select('id').limit(1).executeTakeFirst()) !== undefined;
}
