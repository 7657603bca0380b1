import { randomUUID } from 'node:crypto';
import { orchestratorSettings } from '@switchboard/api-contract/agents/orchestrator';
import type { Changing, Database } from '../store/Database.ts';
import { storedConfiguration } from '../services/agents/configureAgent.ts';
import { readInput } from '../services/runs/RunInput.ts';
import type { AgentRow } from '../services/agents/agentRows.ts';
import type { Run } from '../agents/Program.ts';
import { findOrchestrator } from './findOrchestrator.ts';
import { limitsOf, type RunLimits } from './limitsOf.ts';

/** A run that this worker has taken. Nobody else works on it while the lease is valid. */
export interface Claimed extends RunLimits, Omit<Run, 'signal' | 'log' | 'origin'> {
  readonly leaseId: string;
  readonly leasedUntil: Date;
  /** 1 for the first try. */
  readonly attempt: number;
  /** How many steps the earlier tries have reported. */
  readonly stepsBefore: number;
}

interface ClaimOptions {
  readonly now: Date;
  readonly leaseMs: number;
  /** The most runs that this worker can take. */
  readonly room: number;
}

/**
 * Takes queued runs that are due, each agent's oldest first, as many as its configuration allows at a time, and
 * yields them as they are taken. A paused orchestrator holds workflows and their steps. Runs that a member started by
 * hand run whatever the agent's status.
 */
export async function* claimRuns(db: Database, { now, leaseMs, room }: ClaimOptions): AsyncGenerator<Claimed, void> {
  if (room <= 0) return;
  let left = room;
  for (const { tenantId, agentId } of await waitingAgents(db, now.toISOString())) {
    const claimed = await db.change(tenantId, (trx) =>
      claimOf(trx, { tenantId, agentId }, { now, leaseMs, room: left }),
    );
    left -= claimed.length;
    yield* claimed;
    if (left <= 0) return;
  }
}

/**
 * Takes runs of one agent. No other worker can take runs of this tenant at the same time, so limits hold across all
 * servers.
 */
async function claimOf(
  trx: Changing,
  { tenantId, agentId }: Waiting,
  { now, leaseMs, room }: ClaimOptions,
): Promise<Claimed[]> {
  const at = now.toISOString();
  const leasedUntil = new Date(now.getTime() + leaseMs);
  const agent = await trx
    .selectFrom('agents')
    .selectAll()
    .where('tenantId', '=', tenantId)
    .where('id', '=', agentId)
    .executeTakeFirst();
  if (!agent) return [];
  const configuration = storedConfiguration(agent);
  const free = Math.min(room, configuration.maxConcurrentExecutions - (await countRunning(trx, tenantId, agentId)));
  if (free <= 0) return [];
  const orchestrator = await findOrchestrator(trx, tenantId);
  const stepsAllowed = orchestrator ? await stepRoom(trx, orchestrator) : 0;
  const candidates = await trx
    .selectFrom('executions')
    .selectAll()
    .where('tenantId', '=', tenantId)
    .where('agentId', '=', agentId)
    .where('status', '=', 'queued')
    .where('sample', '=', 0)
    .where((eb) => eb.or([eb('notBefore', 'is', null), eb('notBefore', '<=', at)]))
    .$if(orchestrator?.status === 'paused', (query) => query.where('workflowId', 'is', null))
    .orderBy('queuedAt')
    .orderBy('id')
    .limit(free)
    .execute();
  const claimed: Claimed[] = [];
  let steps = 0;
  for (const row of candidates) {
    const isStep = row.workflowId !== null && row.workflowId !== row.id;
    if (isStep && (steps += 1) > stepsAllowed) continue;
    const leaseId = randomUUID();
    const { numUpdatedRows } = await trx
      .updateTable('executions')
      .set({
        status: 'running',
        leaseId,
        leasedUntil: leasedUntil.toISOString(),
        attempts: row.attempts + 1,
        startTime: at,
        notBefore: null,
        errorMessage: null,
        ...(row.configurationJson === null && { configurationJson: JSON.stringify(configuration) }),
      })
      .where('tenantId', '=', tenantId)
      .where('id', '=', row.id)
      .where('status', '=', 'queued')
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) continue;
    claimed.push({
      id: row.id,
      tenantId,
      agent,
      configuration,
      executionType: row.executionType,
      input: readInput(row.inputJson),
      workflowId: row.workflowId ?? undefined,
      leaseId,
      leasedUntil,
      attempt: row.attempts + 1,
      stepsBefore: row.steps,
      ...limitsOf(configuration, isStep ? orchestrator : undefined),
    });
  }
  return claimed;
}

type Reading = Pick<Database, 'selectFrom'>;

/** An agent with runs that are due. */
interface Waiting {
  readonly tenantId: string;
  readonly agentId: string;
}

/** The agents with a run that is due, the longest waiting first. */
function waitingAgents(db: Reading, at: string): Promise<Waiting[]> {
  return db
    .selectFrom('executions')
    .select(['tenantId', 'agentId'])
    .where('status', '=', 'queued')
    .where('sample', '=', 0)
    .where((eb) => eb.or([eb('notBefore', 'is', null), eb('notBefore', '<=', at)]))
    .groupBy(['tenantId', 'agentId'])
    .orderBy((eb) => eb.fn.min('queuedAt'))
    .execute();
}

async function countRunning(db: Reading, tenantId: string, agentId: string): Promise<number> {
  const row = await db
    .selectFrom('executions')
    .select((eb) => eb.fn.countAll<number>().as('runs'))
    .where('tenantId', '=', tenantId)
    .where('agentId', '=', agentId)
    .where('status', '=', 'running')
    .where('sample', '=', 0)
    .executeTakeFirst();
  return row?.runs ?? 0;
}

/** How many more steps of workflows may run at a time. */
async function stepRoom(db: Reading, orchestrator: AgentRow): Promise<number> {
  const running = await db
    .selectFrom('executions')
    .select((eb) => eb.fn.countAll<number>().as('runs'))
    .where('tenantId', '=', orchestrator.tenantId)
    .where('workflowId', 'is not', null)
    .where('agentId', '!=', orchestrator.id)
    .where('status', '=', 'running')
    .executeTakeFirst();
  return (
    orchestratorSettings.read(storedConfiguration(orchestrator).customSettings).maxConcurrentTasks -
    (running?.runs ?? 0)
  );
}
