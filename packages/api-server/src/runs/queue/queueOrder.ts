import {
  orchestratorSettings,
  taskPriorities,
  type OrchestratorSettings,
} from '@switchboard/api-contract/agents/orchestrator';
import { limits } from '@switchboard/api-contract/limits';
import type { ExpressionBuilder } from 'kysely';
import type { Database, StoreWriter } from '../../platform/store/Database.ts';
import type { RunRow } from '../describeRun.ts';
import type { Tables } from '../../platform/store/Tables.ts';
import type { AgentRow } from '../../tenants/agentRows.ts';
import { storedConfiguration } from '../../tenants/storedConfiguration.ts';

type Reading = Pick<Database, 'selectFrom'>;
type Expressions = ExpressionBuilder<Tables, 'executions'>;

const lowest = taskPriorities.length - 1;

/** What decides which run of a tenant is next. */
export interface Queue {
  readonly tenantId: string;
  readonly at: string;
  /** Those of the tenant's orchestrator. */
  readonly settings: OrchestratorSettings;
  /** The agents that may start one more run. */
  readonly agentIds: readonly string[];
  /** No more steps of workflows: as many are running as may. */
  readonly stepsFull: boolean;
  /** Neither workflows nor their steps: the orchestrator is paused. */
  readonly held: boolean;
}

/** The settings that the tenant's queue follows. */
export const queueSettings = (orchestrator: AgentRow | undefined): OrchestratorSettings =>
  orchestrator
    ? orchestratorSettings.read(storedConfiguration(orchestrator).customSettings)
    : orchestratorSettings.defaults;

/** Runs that may start now: due, and not of a paused workflow. */
export const mayStart = (at: string) => (eb: Expressions) =>
  eb.and([
    eb('status', '=', 'queued'),
    eb('sample', '=', 0),
    eb('heldAt', 'is', null),
    eb.or([eb('notBefore', 'is', null), eb('notBefore', '<=', at)]),
  ]);

/** Steps of workflows, without the orchestrator's own runs. */
export const isStep = (eb: Expressions) =>
  eb.and([eb('workflowId', 'is not', null), eb('workflowId', '!=', eb.ref('executions.id'))]);

/** The runs of the queue that may start now, as agents, steps and the orchestrator allow. */
const isCandidate =
  ({ tenantId, at, agentIds, stepsFull, held }: Queue) =>
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
export async function nextRun(db: Reading, queue: Queue): Promise<RunRow | undefined> {
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
export async function countTurn(db: StoreWriter, queue: Queue, taken: RunRow): Promise<void> {
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
