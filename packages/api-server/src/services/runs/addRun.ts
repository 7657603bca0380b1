import { agents } from '@switchboard/api-contract/agents/all';
import { agentTable } from '@switchboard/api-contract/agentTable';
import type { Selectable } from 'kysely';
import type { Database } from '../../store/Database.ts';
import type { ExecutionsTable } from '../../store/tables.ts';
import type { AgentRow } from '../agents/agentRows.ts';
import { storedConfiguration } from '../agents/configureAgent.ts';
import { Refusal } from '../Refusal.ts';
import type { RunInput } from './RunInput.ts';

/** The most queued and running runs of one agent; more are refused. */
const mostOpen = 200;

/** The kind of run that an agent makes. */
export const executionTypeOf = ({ listType }: Pick<AgentRow, 'listType'>): string => {
  const entry = agentTable.find((agent) => agent.listType === listType);
  return entry ? agents[entry.slug].runType : 'run';
};

interface NewRun {
  readonly id: string;
  readonly at: string;
  readonly input?: RunInput;
  readonly workflowId?: string;
}

/** Queues a run of an agent. Wake the jobs after the transaction. */
export async function addRun(
  db: Pick<Database, 'insertInto'>,
  agent: Pick<AgentRow, 'tenantId' | 'id' | 'listType'>,
  { id, at, input = {}, workflowId }: NewRun,
): Promise<Selectable<ExecutionsTable>> {
  return db
    .insertInto('executions')
    .values({
      id,
      tenantId: agent.tenantId,
      agentId: agent.id,
      status: 'queued',
      executionType: executionTypeOf(agent),
      queuedAt: at,
      startTime: null,
      endTime: null,
      durationMs: null,
      result: null,
      errorMessage: null,
      sample: 0,
      inputJson: JSON.stringify(input),
      workflowId: workflowId ?? null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Refuses a run of an agent that is switched off or has too many open ones. `doing` completes 'Switch it on before you
 * …'.
 */
export async function refuseRun(db: Pick<Database, 'selectFrom'>, agent: AgentRow, doing: string): Promise<void> {
  if (!storedConfiguration(agent).enabled)
    throw new Refusal(
      'conflict',
      `${agent.name} is switched off in its configuration. Switch it on before you ${doing}.`,
    );
  const open = await db
    .selectFrom('executions')
    .select((eb) => eb.fn.countAll<number>().as('runs'))
    .where('tenantId', '=', agent.tenantId)
    .where('agentId', '=', agent.id)
    .where('sample', '=', 0)
    .where('status', 'in', ['queued', 'running'])
    .executeTakeFirst();
  if ((open?.runs ?? 0) >= mostOpen)
    throw new Refusal(
      'limited',
      `${agent.name} has ${mostOpen} runs waiting. Try again when some of them have finished.`,
      { retryAfter: 60 },
    );
}
