import { openStatuses } from '@switchboard/api-contract/agents';
import { randomUUID } from 'node:crypto';
import type { Changing, Database } from '../../platform/store/Database.ts';
import type { AgentRow } from '../../tenants/agentRows.ts';
import { addResearchTask } from '../../programs/research/addResearchTask.ts';
import { addRun } from '../../runs/addRun.ts';
import type { RunInput } from '../../runs/RunInput.ts';

function inputOf({ listType }: Pick<AgentRow, 'listType'>, input: string | undefined): RunInput {
  if (input === undefined) return {};
  return listType === 'research' ? { query: input } : { task: input };
}

/** Queues the run of a due time, and returns its id. */
export async function addScheduledRun(
  trx: Changing,
  agent: AgentRow,
  { input, at }: { readonly input: string | undefined; readonly at: string },
): Promise<string> {
  const isResearch = agent.listType === 'research' && input !== undefined;
  const id = `${isResearch ? 'research' : 'run'}-${randomUUID()}`;
  if (isResearch) await addResearchTask(trx, agent, { id, query: input, at });
  await addRun(trx, agent, { id, at, input: inputOf(agent, input), trigger: 'schedule' });
  return id;
}

/** Whether the last run of a schedule, or another run that does the same, has not ended yet. */
export async function isRunOpen(
  db: Pick<Database, 'selectFrom'>,
  agent: Pick<AgentRow, 'tenantId' | 'id' | 'listType'>,
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
        eb.and([eb('workflowId', 'is', null), eb('inputJson', '=', JSON.stringify(inputOf(agent, input)))]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return open !== undefined;
}
