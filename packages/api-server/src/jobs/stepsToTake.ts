import { orchestratorSettings, type OrchestratorSettings } from '@switchboard/api-contract/agents/orchestrator';
import { limits } from '@switchboard/api-contract/limits';
import type { ExpressionBuilder } from 'kysely';
import type { Database, Writing } from '../store/Database.ts';
import type { Tables } from '../store/tables.ts';
import type { AgentRow } from '../services/agents/agentRows.ts';
import { storedConfiguration } from '../services/agents/configureAgent.ts';

type Reading = Pick<Database, 'selectFrom'>;
type Expressions = ExpressionBuilder<Tables, 'executions'>;

/** What decides the order of the queue. */
export interface Queue {
  readonly tenantId: string;
  readonly at: string;
  /** Those of the tenant's orchestrator. */
  readonly settings: OrchestratorSettings;
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
const isStep = (eb: Expressions) =>
  eb.and([eb('workflowId', 'is not', null), eb('workflowId', '!=', eb.ref('executions.id'))]);

/** The place of a run in the queue: with weighting its priority, unless it has waited too many turns. */
export const placeOf =
  ({ priorityWeighting }: Pick<OrchestratorSettings, 'priorityWeighting'>) =>
  (eb: Expressions) =>
    eb
      .case()
      .when('passedOver', '>=', priorityWeighting ? limits.workflow.turns : 0)
      .then(-1)
      .else(eb.ref('priority'))
      .end();

/** The ids of the steps that may start now: as many as may run at a time, and no more of an agent than it has room for. */
export async function stepsToTake(db: Reading, queue: Queue): Promise<Set<string>> {
  const { tenantId, at, settings } = queue;
  const running = await db
    .selectFrom('executions')
    .select((eb) => eb.fn.countAll<number>().as('runs'))
    .where('tenantId', '=', tenantId)
    .where('status', '=', 'running')
    .where(isStep)
    .executeTakeFirst();
  let room = settings.maxConcurrentTasks - (running?.runs ?? 0);
  if (room <= 0) return new Set();
  const waiting = await db
    .selectFrom('executions')
    .select(['id', 'agentId'])
    .where('tenantId', '=', tenantId)
    .where(mayStart(at))
    .where(isStep)
    .orderBy(placeOf(settings))
    .orderBy('queuedAt')
    .orderBy('id')
    .execute();
  if (waiting.length === 0) return new Set();
  const free = await roomOfAgents(db, tenantId);
  const taken = new Set<string>();
  for (const { id, agentId } of waiting) {
    const left = free.get(agentId) ?? 0;
    if (left <= 0) continue;
    free.set(agentId, left - 1);
    taken.add(id);
    if ((room -= 1) === 0) break;
  }
  return taken;
}

/** How many more runs each agent may have at a time. */
async function roomOfAgents(db: Reading, tenantId: string): Promise<Map<string, number>> {
  const agents = await db.selectFrom('agents').selectAll().where('tenantId', '=', tenantId).execute();
  const running = await db
    .selectFrom('executions')
    .select((eb) => ['agentId', eb.fn.countAll<number>().as('runs')])
    .where('tenantId', '=', tenantId)
    .where('status', '=', 'running')
    .where('sample', '=', 0)
    .groupBy('agentId')
    .execute();
  return new Map(
    agents.map((agent) => [
      agent.id,
      storedConfiguration(agent).maxConcurrentExecutions -
        (running.find(({ agentId }) => agentId === agent.id)?.runs ?? 0),
    ]),
  );
}

/** Counts a turn for each run that waits longer than the one that was taken, but has a lower priority. */
export async function countTurn(
  db: Writing,
  { tenantId, at }: Queue,
  taken: { readonly id: string; readonly agentId: string; readonly priority: number; readonly queuedAt: string },
): Promise<void> {
  await db
    .updateTable('executions')
    .set((eb) => ({ passedOver: eb('passedOver', '+', 1) }))
    .where('tenantId', '=', tenantId)
    .where(mayStart(at))
    .where('priority', '>', taken.priority)
    .where((eb) => eb.or([eb('agentId', '=', taken.agentId), isStep(eb)]))
    .where((eb) =>
      eb.or([
        eb('queuedAt', '<', taken.queuedAt),
        eb.and([eb('queuedAt', '=', taken.queuedAt), eb('id', '<', taken.id)]),
      ]),
    )
    .execute();
}
