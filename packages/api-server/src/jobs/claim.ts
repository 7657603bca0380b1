import { randomUUID } from 'node:crypto';
import type { AgentConfiguration } from '@switchboard/api-contract/agents';
import { taskPriorities } from '@switchboard/api-contract/agents/orchestrator';
import type { Changing, Database } from '../store/Database.ts';
import { storedConfiguration } from '../services/agents/configureAgent.ts';
import { readInput, type RunInput } from '../services/runs/RunInput.ts';
import type { Run } from '../agents/Program.ts';
import { findOrchestrator } from './findOrchestrator.ts';
import { limitsOf, type RunLimits } from './limitsOf.ts';
import { countTurn, mayStart, placeOf, queueSettings, stepsToTake } from './stepsToTake.ts';

const lowest = taskPriorities.length - 1;

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
 * Takes queued runs that are due, each agent's in the order of the queue, as many as its configuration allows at a
 * time, and yields them as they are taken. A paused orchestrator holds workflows and their steps. Runs that a member
 * started by hand run whatever the agent's status.
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
  const agentConfiguration = storedConfiguration(agent);
  const free = Math.min(
    room,
    agentConfiguration.maxConcurrentExecutions - (await countRunning(trx, tenantId, agentId)),
  );
  if (free <= 0) return [];
  const orchestrator = await findOrchestrator(trx, tenantId);
  const queue = { tenantId, at, settings: queueSettings(orchestrator) };
  const steps = [...(await stepsToTake(trx, queue))];
  const candidates = await trx
    .selectFrom('executions')
    .selectAll()
    .where('tenantId', '=', tenantId)
    .where('agentId', '=', agentId)
    .where(mayStart(at))
    .where((eb) =>
      eb.or([
        eb('workflowId', 'is', null),
        eb('workflowId', '=', eb.ref('executions.id')),
        ...(steps.length > 0 ? [eb('id', 'in', steps)] : []),
      ]),
    )
    .$if(orchestrator?.status === 'paused', (query) => query.where('workflowId', 'is', null))
    .orderBy(placeOf(queue.settings))
    .orderBy('queuedAt')
    .orderBy('id')
    .limit(free)
    .execute();
  const claimed: Claimed[] = [];
  for (const row of candidates) {
    const isStep = row.workflowId !== null && row.workflowId !== row.id;
    const input = readInput(row.inputJson);
    const configuration = withCriteria(agentConfiguration, input);
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
    if (queue.settings.priorityWeighting && row.priority < lowest) await countTurn(trx, queue, row);
    claimed.push({
      id: row.id,
      tenantId,
      agent,
      configuration,
      executionType: row.executionType,
      input,
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

/** The agent's configuration, with the criteria of this run in place of its own. */
const withCriteria = (configuration: AgentConfiguration, { criteria }: RunInput): AgentConfiguration =>
  criteria ? { ...configuration, customSettings: { ...configuration.customSettings, ...criteria } } : configuration;

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
    .where(mayStart(at))
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
