import { randomUUID } from 'node:crypto';
import type { AgentConfiguration } from '@switchboard/api-contract/agentDetail';
import type { AuditActor } from '@switchboard/api-contract/audit';
import { orchestratorSettings } from '@switchboard/api-contract/agents/orchestrator';
import type { StoreTransaction, Database } from '../../platform/store/Database.ts';
import { type AgentRow, storedConfiguration } from '../../tenants/agentRows.ts';
import type { RunRow } from '../describeRun.ts';
import { readInput, type RunInput } from '../RunInput.ts';
import type { Run } from '../Run.ts';
import {
  countPassedOver,
  nextRun,
  queueSettings,
  countRunning,
  addTurn,
  waitingTenants,
  nextTenant,
} from './queueOrder.ts';
import type { RunSlots } from '../../platform/config.ts';

/** How long one attempt may take, and how many retries follow. */
interface RunLimits {
  readonly timeoutMs: number;
  readonly retries: number;
}

/**
 * The limits of a run: its agent's own, or for a step of a workflow the orchestrator's, which tries again only with
 * error recovery.
 */
export function runLimitsOf(
  configuration: Pick<AgentConfiguration, 'timeout' | 'retryAttempts'>,
  orchestratorOfStep: AgentRow | undefined,
): RunLimits {
  if (!orchestratorOfStep) return { timeoutMs: configuration.timeout * 1_000, retries: configuration.retryAttempts };
  const { taskTimeout, retryAttempts, errorRecovery } = orchestratorSettings.read(
    storedConfiguration(orchestratorOfStep).customSettings,
  );
  return { timeoutMs: taskTimeout * 1_000, retries: errorRecovery ? retryAttempts : 0 };
}

/** A run that this worker has taken. Nobody else works on it while the lease is valid. */
export interface Claimed extends RunLimits, Omit<Run, 'signal' | 'log' | 'origin'> {
  readonly leaseId: string;
  readonly leasedUntil: Date;
  /** Who stands in the audit log for what it does. */
  readonly by: AuditActor;
  /** 1 for the first try. */
  readonly attempt: number;
  /** How many steps the earlier tries have reported. */
  readonly stepsBefore: number;
}

interface ClaimOptions extends RunSlots {
  readonly now: Date;
  readonly leaseMs: number;
  /** The tenants of the runs that this worker has. */
  readonly held: readonly string[];
}

/**
 * Takes queued runs that are due and yields them as they are taken: tenants in turn, and of each tenant what is next
 * in its queue, as many as its agents' configurations allow at a time. A paused orchestrator holds workflows and their
 * steps. Runs that a member started by hand run whatever the agent's status. A tenant takes a slot only while more of
 * them are free than it has, so that however long its runs are, others find one.
 */
export async function* claimRuns(db: Database, options: ClaimOptions): AsyncGenerator<Claimed, void> {
  const held = new Map<string, number>();
  for (const tenantId of options.held) held.set(tenantId, (held.get(tenantId) ?? 0) + 1);
  let free = options.slots - options.held.length;
  if (free <= 0) return;
  const done = new Set<string>();
  const read = async () =>
    (await waitingTenants(db, options.now.toISOString())).filter((one) => !done.has(one.tenantId));
  let waiting = await read();
  for (let next = nextTenant(waiting, held); next && free > 0; next = nextTenant(waiting, held)) {
    const { tenantId } = next;
    const here = held.get(tenantId) ?? 0;
    const claimed = here < free ? await db.change(tenantId, (trx) => claimOne(trx, tenantId, options)) : undefined;
    if (claimed) {
      held.set(tenantId, here + 1);
      free -= 1;
      yield claimed;
    } else done.add(tenantId);
    // Other servers take turns as well.
    waiting = claimed ? await read() : waiting.filter((one) => one !== next);
  }
}

/**
 * Takes the tenant's next run. No other worker can take runs of this tenant at the same time, so limits hold across
 * all servers.
 */
async function claimOne(
  trx: StoreTransaction,
  tenantId: string,
  { now, leaseMs, ofTenant }: ClaimOptions,
): Promise<Claimed | undefined> {
  const at = now.toISOString();
  const atWork = await countRunning(trx, tenantId);
  if (atWork.leased >= ofTenant) return undefined;
  const agents = await trx
    .selectFrom('agents')
    .selectAll()
    .where('tenantId', '=', tenantId)
    .orderBy('position')
    .execute();
  const orchestrator = agents.find(({ listType }) => listType === 'orchestrator');
  const settings = queueSettings(orchestrator);
  const queue = {
    tenantId,
    at,
    settings,
    agentIds: agents.filter((one) => atWork.ofAgent(one.id) < maxConcurrentRuns(one)).map(({ id }) => id),
    stepsFull: atWork.steps >= settings.maxConcurrentTasks,
    held: orchestrator?.status === 'paused',
  };
  const row = await nextRun(trx, queue);
  const agent = agents.find(({ id }) => id === row?.agentId);
  if (!row || !agent) return undefined;
  const isStep = row.workflowId !== null && row.workflowId !== row.id;
  const input = readInput(row.inputJson);
  const configuration = withCriteria(storedConfiguration(agent), input);
  const leaseId = randomUUID();
  const leasedUntil = new Date(now.getTime() + leaseMs);
  await trx
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
    .execute();
  await countPassedOver(trx, queue, row);
  await addTurn(trx, tenantId);
  return {
    id: row.id,
    tenantId,
    agent,
    configuration,
    executionType: row.executionType,
    input,
    workflowId: row.workflowId ?? undefined,
    leaseId,
    leasedUntil,
    by: await actorOf(trx, row, agent),
    attempt: row.attempts + 1,
    stepsBefore: row.steps,
    ...runLimitsOf(configuration, isStep ? orchestrator : undefined),
  };
}

/** Who stands in the audit log for what a run does: whoever started it or its workflow, or the agent's schedule. */
async function actorOf(trx: StoreTransaction, row: RunRow, agent: AgentRow): Promise<AuditActor> {
  const workflow =
    row.workflowId === null || row.workflowId === row.id
      ? undefined
      : await trx
          .selectFrom('executions')
          .select(['trigger', 'startedBy', 'startedById'])
          .where('tenantId', '=', row.tenantId)
          .where('id', '=', row.workflowId)
          .executeTakeFirst();
  const { trigger, startedBy: name, startedById: id } = workflow ?? row;
  if (trigger === null || trigger === 'schedule' || trigger === 'workflow')
    return { type: 'schedule', name: agent.name };
  const type = trigger === 'assistant' || trigger === 'key' ? trigger : 'member';
  return { type, ...(id !== null && { id }), ...(name !== null && { name }) };
}

const maxConcurrentRuns = (agent: AgentRow): number => storedConfiguration(agent).maxConcurrentExecutions;

/** The agent's configuration, with the criteria of this run in place of its own. */
const withCriteria = (configuration: AgentConfiguration, { criteria }: RunInput): AgentConfiguration =>
  criteria ? { ...configuration, customSettings: { ...configuration.customSettings, ...criteria } } : configuration;
