import { atWorkStatuses } from '@switchboard/api-contract/runs/runStatus';
import {
  orchestratorSettings,
  taskPriorities,
  type OrchestratorSettings,
} from '@switchboard/api-contract/agents/orchestrator';
import { limits } from '@switchboard/api-contract/limits';
import type { ExpressionBuilder } from 'kysely';
import type { Database, StoreReader, StoreWriter, Tables } from '../../platform/store/Database.ts';
import type { RunRow } from '../describeRun.ts';
import { type AgentRow, storedConfiguration } from '../../tenants/agentRows.ts';

type Expressions = ExpressionBuilder<Tables, 'executions'>;

const lowest = taskPriorities.length - 1;

/** What decides which run of a tenant is next. */
interface QueueRules {
  readonly tenantId: string;
  readonly at: string;
  /** Those of the tenant's orchestrator. */
  readonly settings: OrchestratorSettings;
  /** The agents that may start one more run. */
  readonly agentIds: readonly string[];
  /** No further step of a workflow may start, since as many run as may. */
  readonly stepsFull: boolean;
  /** Neither workflows nor their steps may start, since the orchestrator is paused. */
  readonly held: boolean;
}

/** The settings that the tenant's queue follows. */
export const queueSettings = (orchestrator: AgentRow | undefined): OrchestratorSettings =>
  orchestrator
    ? orchestratorSettings.read(storedConfiguration(orchestrator).customSettings)
    : orchestratorSettings.defaults;

/** Runs that may start now: due, and not of a paused workflow. */
const mayStart = (at: string) => (eb: Expressions) =>
  eb.and([
    eb('status', '=', 'queued'),
    eb('sample', '=', 0),
    eb('heldAt', 'is', null),
    eb.or([eb('notBefore', 'is', null), eb('notBefore', '<=', at)]),
  ]);

/** Steps of workflows, without the orchestrator's own runs. */
const isStep = (eb: Expressions) =>
  eb.and([eb('workflowId', 'is not', null), eb('workflowId', '!=', eb.ref('executions.id'))]);

/** The runs of the queue that may start now, as agents, steps and the orchestrator allow. */
const isCandidate =
  ({ tenantId, at, agentIds, stepsFull, held }: QueueRules) =>
  (eb: Expressions) =>
    eb.and([
      eb('tenantId', '=', tenantId),
      mayStart(at)(eb),
      eb('agentId', 'in', agentIds),
      ...(stepsFull ? [eb.not(isStep(eb))] : []),
      ...(held ? [eb('workflowId', 'is', null)] : []),
    ]);

/** The place of a run in the queue: with weighting its priority, unless it has waited too many turns. */
const placeOf =
  ({ priorityWeighting }: OrchestratorSettings) =>
  (eb: Expressions) =>
    eb
      .case()
      .when('passedOver', '>=', priorityWeighting ? limits.workflow.turns : 0)
      .then(-1)
      .else(eb.ref('priority'))
      .end();

/** The run that is next: by priority, the oldest first. */
export async function nextRun(db: StoreReader, queue: QueueRules): Promise<RunRow | undefined> {
  if (queue.agentIds.length === 0) return undefined;
  return db
    .selectFrom('executions')
    .selectAll()
    .where(isCandidate(queue))
    .orderBy(placeOf(queue.settings))
    .orderBy('queuedAt')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** Counts a turn for each run that could have been taken and waits longer than the taken one, but has a lower priority. */
export async function countPassedOver(db: StoreWriter, queue: QueueRules, taken: RunRow): Promise<void> {
  if (!queue.settings.priorityWeighting || taken.priority === lowest) return;
  await db
    .updateTable('executions')
    .set((eb) => ({ passedOver: eb('passedOver', '+', 1) }))
    .where(isCandidate(queue))
    .where('priority', '>', taken.priority)
    .where((eb) =>
      eb.or([
        eb('queuedAt', '<', taken.queuedAt),
        eb.and([eb('queuedAt', '=', taken.queuedAt), eb('id', '<', taken.id)]),
      ]),
    )
    .execute();
}

/** A tenant's running runs. */
interface RunningCounts {
  /** Those of an agent. */
  readonly ofAgent: (agentId: string) => number;
  /** Steps of workflows. */
  readonly steps: number;
  /** Those that a worker has. The orchestrator's run of a workflow goes on without one. */
  readonly leased: number;
}

/** Counts what is running for a tenant, on all servers. */
export async function countRunning(db: StoreReader, tenantId: string): Promise<RunningCounts> {
  const rows = await db
    .selectFrom('executions')
    .select((eb) => [
      'agentId',
      eb.fn.countAll<number>().as('runs'),
      eb.fn.count<number>('leaseId').as('leased'),
      eb.fn.sum<number>(eb.case().when(isStep(eb)).then(eb.lit(1)).else(eb.lit(0)).end()).as('steps'),
    ])
    .where('tenantId', '=', tenantId)
    .where('status', 'in', atWorkStatuses)
    .where('sample', '=', 0)
    .groupBy('agentId')
    .execute();
  return {
    ofAgent: (agentId) => rows.find((row) => row.agentId === agentId)?.runs ?? 0,
    steps: rows.reduce((sum, { steps }) => sum + steps, 0),
    leased: rows.reduce((sum, { leased }) => sum + leased, 0),
  };
}

/** How many turns a tenant may be behind the others, so that one without runs for long is not first for as long. */
const mostOwed = 10;

/** A tenant with runs that are due. */
export interface WaitingTenant {
  readonly tenantId: string;
  /** How many turns it has had, raised where it would be behind by more than `mostOwed`. */
  readonly turn: number;
  /** Since when its oldest run waits. */
  readonly since: string;
}

/**
 * Whose turn it is: the tenant's with the fewest runs on this server, or among these the one with the fewest turns on
 * all servers. Runs on other servers don't count, because a dead one seems to have its own for a minute.
 */
export function nextTenant(
  waiting: readonly WaitingTenant[],
  held: ReadonlyMap<string, number>,
): WaitingTenant | undefined {
  const here = ({ tenantId }: WaitingTenant): number => held.get(tenantId) ?? 0;
  return waiting.toSorted(
    (a, b) => here(a) - here(b) || a.turn - b.turn || Number(a.since > b.since) - Number(a.since < b.since),
  )[0];
}

/** How many runs of all tenants are due, and since when the oldest has been. */
export async function readWaiting(
  db: StoreReader,
  at: string,
): Promise<{ readonly runs: number; readonly since: string | null }> {
  return db
    .selectFrom('executions')
    .select((eb) => [
      eb.fn.countAll<number>().as('runs'),
      eb.fn.min(eb.fn.coalesce('notBefore', 'queuedAt')).as('since'),
    ])
    .where(mayStart(at))
    .executeTakeFirstOrThrow();
}

/** The tenants with runs that are due. */
export async function waitingTenants(db: Database, at: string): Promise<WaitingTenant[]> {
  const waiting = await db
    .selectFrom('executions')
    .select((eb) => ['tenantId', eb.fn.min('queuedAt').as('since')])
    .where(mayStart(at))
    .groupBy('tenantId')
    .execute();
  if (waiting.length === 0) return [];
  const turnOf = await readTurns(db);
  return waiting.map(({ tenantId, since }) => ({ tenantId, since, turn: turnOf(tenantId) }));
}

/** Counts a turn of a tenant. */
export async function addTurn(db: StoreWriter, tenantId: string): Promise<void> {
  const turn = (await readTurns(db))(tenantId) + 1;
  await db
    .insertInto('runTurns')
    .values({ tenantId, turn })
    .onConflict((conflict) => conflict.column('tenantId').doUpdateSet({ turn }))
    .execute();
}

async function readTurns(db: StoreReader): Promise<(tenantId: string) => number> {
  const rows = await db.selectFrom('runTurns').selectAll().execute();
  const turns = new Map(rows.map(({ tenantId, turn }) => [tenantId, turn]));
  const least = Math.max(0, ...turns.values()) - mostOwed;
  return (tenantId) => Math.max(turns.get(tenantId) ?? 0, least);
}
