import { agentModel } from '@switchboard/api-contract/agentTable';
import { listStatusOf, type agentSummary } from '@switchboard/api-contract/agents';
import { openStatuses } from '@switchboard/api-contract/runs/runStatus';
import type { InferInput } from 'valibot';
import type { Database } from '../platform/store/Database.ts';
import {
  countCompleted,
  countedRunsOf,
  countedTotals,
  countFailed,
  latestMoment,
  readStatusTotals,
  countRuns,
  type StatusTotal,
} from '../runs/runTotals.ts';
import { selectAgents, type AgentRow } from '../tenants/agentRows.ts';
import { readLastModels } from './lastModel.ts';

/** An agent, as lists show it. */
export type AgentSummaryAnswer = InferInput<typeof agentSummary>;

/** The tenant's agents in order of creation, the seven first. */
export async function listAgents(db: Database, tenantId: string): Promise<AgentSummaryAnswer[]> {
  const agents = await selectAgents(db, { tenantId });
  const totals = Map.groupBy(await readStatusTotals(db, { tenantId }), ({ agentId }) => agentId);
  const models = await readLastModels(db, tenantId);
  return agents.map((agent) => describeListedAgent(agent, totals.get(agent.id) ?? [], models.get(agent.id)));
}

/** One agent of the list. `totals` are of this agent only, `model` is the one that its runs asked last. */
export function describeListedAgent(
  agent: AgentRow,
  totals: readonly StatusTotal[],
  model?: string,
): AgentSummaryAnswer {
  const counted = countedRunsOf(totals);
  const shown = countedTotals(totals, counted);
  const lastActiveAt = latestMoment(shown);
  const sample = counted.samples && shown.length > 0;
  const known = sample ? agentModel : model;
  return {
    id: agent.id,
    name: agent.name,
    type: agent.listType,
    ...(known === undefined ? {} : { model: known }),
    description: agent.description,
    status: listStatusOf(agent.status),
    sessions: 0,
    tokens: 0,
    createdAt: agent.createdAt,
    ...(lastActiveAt === undefined ? {} : { lastActiveAt }),
    ...(sample ? { sample: true } : {}),
    stats: {
      processed: countCompleted(shown) + countFailed(shown),
      success: countCompleted(shown),
      pending: countRuns(shown, openStatuses),
    },
  };
}
