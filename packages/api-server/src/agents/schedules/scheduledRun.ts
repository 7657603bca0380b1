import { openStatuses } from '@switchboard/api-contract/runs/runStatus';
import type { Context } from '../../platform/Context.ts';
import type { StoreTransaction, StoreReader } from '../../platform/store/Database.ts';
import type { AgentRow } from '../../tenants/agentRows.ts';
import { addRun } from '../../runs/addRun.ts';
import type { RunInput } from '../../runs/RunInput.ts';

const inputOf = (input: string | undefined): RunInput => (input === undefined ? {} : { task: input });

/** Queues the run of a due time, and returns its id. */
export async function addScheduledRun(
  context: Pick<Context, 'programOf'>,
  trx: StoreTransaction,
  agent: AgentRow,
  { input, at }: { readonly input: string | undefined; readonly at: string },
): Promise<string> {
  const { id } = await addRun(context, trx, agent, { at, input: inputOf(input), trigger: 'schedule' });
  return id;
}

/** Whether the last run of a schedule, or another run that does the same, has not ended yet. */
export async function isScheduledRunOpen(
  db: StoreReader,
  agent: Pick<AgentRow, 'tenantId' | 'id'>,
  { input, runId }: { readonly input: string | undefined; readonly runId: string | null },
): Promise<boolean> {
  const open = await db
    .selectFrom('executions')
    .select('id')
    .where('tenantId', '=', agent.tenantId)
    .where('agentId', '=', agent.id)
    .where('sample', '=', 0)
    .where('status', 'in', openStatuses)
    .where((eb) =>
      eb.or([
        eb('id', '=', runId ?? ''),
        eb.and([eb('workflowId', 'is', null), eb('inputJson', '=', JSON.stringify(inputOf(input)))]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return open !== undefined;
}
