import { openStatuses } from '@switchboard/api-contract/runs/runStatus';
import { addActivity } from '../tenants/addActivity.ts';
import type { StoreWriter } from '../platform/store/Database.ts';
import { cancelled } from './cancelled.ts';
import type { RunRow } from './describeRun.ts';

/** When, and the member who asked for it; null where the end of a workflow cuts its runs short. */
interface Ending {
  readonly at: string;
  readonly by: string | null;
}

/** Cancels a run: one that nobody works on ends at once, any other at its next step. Returns whether it has ended. */
export async function endOpenRun(trx: StoreWriter, run: RunRow, { at, by }: Ending): Promise<boolean> {
  const { tenantId, id, agentId, leaseId, startTime } = run;
  const change = trx.updateTable('executions').where('tenantId', '=', tenantId).where('id', '=', id);
  if (leaseId !== null) {
    await change.set({ cancelAskedAt: at, cancelAskedBy: by }).execute();
    return false;
  }
  await change
    .set({
      ...(await cancelled(trx, { tenantId, id, by })),
      cancelAskedAt: at,
      cancelAskedBy: by,
      endTime: at,
      durationMs: startTime === null ? null : Math.max(0, Date.parse(at) - Date.parse(startTime)),
    })
    .execute();
  const text = { kind: 'runCancelled', args: by === null ? {} : { by } } as const;
  await addActivity(trx, { tenantId, agentId, at }, { kind: 'stopped', text });
  return true;
}

/** The runs of a workflow's steps that have not ended. */
export const openStepRuns = (
  trx: Pick<StoreWriter, 'selectFrom'>,
  { tenantId, id }: Pick<RunRow, 'tenantId' | 'id'>,
): Promise<RunRow[]> =>
  trx
    .selectFrom('executions')
    .selectAll()
    .where('tenantId', '=', tenantId)
    .where('workflowId', '=', id)
    .where('id', '!=', id)
    .where('status', 'in', openStatuses)
    .execute();
