import { randomUUID } from 'node:crypto';
import type { Context } from '../src/platform/Context.ts';
import { findAgentRow } from '../src/tenants/agentRows.ts';
import { programOf } from '../src/programs/programOf.ts';
import { addRun, refuseTooManyRuns } from '../src/runs/addRun.ts';
import type { RunInput } from '../src/runs/RunInput.ts';

/** Queues a run as a member does, but whatever it lacks: what it does is the test's own. Returns its id. */
export async function queueRun(
  { db, clock, wake }: Pick<Context, 'db' | 'clock' | 'wake'>,
  tenantId: string,
  key: string,
  input: RunInput = {},
): Promise<string> {
  const id = `run-${randomUUID()}`;
  await db.change(tenantId, async (trx) => {
    const agent = await findAgentRow(trx, tenantId, key);
    await refuseTooManyRuns(trx, agent);
    await addRun({ programOf }, trx, agent, { id, at: clock().toISOString(), trigger: 'member', input });
  });
  wake();
  return id;
}
