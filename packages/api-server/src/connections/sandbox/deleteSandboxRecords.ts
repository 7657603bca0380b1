import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import { openStatuses } from '@switchboard/api-contract/runs/runStatus';
import { sql } from 'kysely';
import { writeAudit } from '../../audit/writeAudit.ts';
import type { Context } from '../../platform/Context.ts';
import type { StoreReader, StoreTransaction } from '../../platform/store/Database.ts';
import { addActivity } from '../../tenants/addActivity.ts';
import type { Member } from '../../platform/actor.ts';

declare module '../../tenants/Program.ts' {
  interface Program {
    /** Deletes what it keeps from the sandbox in tables of its own, other than records. */
    readonly forgetSandbox?: (trx: StoreTransaction, tenantId: string) => Promise<void>;
  }
}

/** Written into the statement: with a parameter, SQLite does not use the index of these records. */
const marked = sql.lit(1);

/** Whether there are records that came from the sandbox; false, without a look, where the sandbox is not allowed. */
export async function hasSandboxRecords(
  { db, sandboxes }: Pick<Context, 'db' | 'sandboxes'>,
  tenantId: string,
): Promise<boolean> {
  if (!sandboxes.allows(tenantId)) return false;
  const found = await db
    .selectFrom('records')
    .select('id')
    .where('tenantId', '=', tenantId)
    .where('sandbox', '=', marked)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

const openRuns = (db: StoreReader, tenantId: string) =>
  db.selectFrom('executions').select('id').where('tenantId', '=', tenantId).where('status', 'in', openStatuses);

/**
 * Deletes every record that came from the sandbox, also where the sandbox is no longer allowed. That of a run under
 * way, such as a workflow, stays until it ends.
 */
export async function deleteSandboxRecords(
  { db, clock, programs }: Context,
  { tenantId, name }: Member,
): Promise<AnswerOf<typeof endpoints.deleteSandboxRecords>> {
  const at = clock().toISOString();
  return db.change(tenantId, async (trx) => {
    const byAgent = await trx
      .selectFrom('records')
      .select((eb) => ['agentId', eb.fn.countAll<number>().as('records')])
      .where('tenantId', '=', tenantId)
      .where('sandbox', '=', marked)
      .where('id', 'not in', openRuns(trx, tenantId))
      .groupBy('agentId')
      .orderBy('agentId')
      .execute();
    for (const { forgetSandbox } of programs) await forgetSandbox?.(trx, tenantId);
    await trx.deleteFrom('programState').where('tenantId', '=', tenantId).where('sandbox', '=', marked).execute();
    await trx
      .deleteFrom('records')
      .where('tenantId', '=', tenantId)
      .where('sandbox', '=', marked)
      .where('id', 'not in', openRuns(trx, tenantId))
      .execute();
    for (const { agentId, records } of byAgent)
      await addActivity(
        trx,
        { tenantId, agentId, at },
        { kind: 'changed', text: { kind: 'sandboxRecordsDeleted', args: { records, by: name } } },
      );
    const deleted = byAgent.reduce((sum, { records }) => sum + records, 0);
    await writeAudit(trx, {
      tenantId,
      kind: 'sandbox.records-deleted',
      at,
      changes: [{ field: 'records', new: String(deleted) }],
    });
    return { deleted };
  });
}
