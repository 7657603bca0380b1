import { agentModel } from '@switchboard/api-contract/agentTable';
import { listStatusOf, type agentSummary } from '@switchboard/api-contract/agents';
import type { InferInput } from 'valibot';
import type { Database } from '../../store/Database.ts';
import type { AgentRow } from './agentRows.ts';

/** An agent, as lists show it. */
export type AgentSummaryAnswer = InferInput<typeof agentSummary>;

/** Counts of one agent's runs by status, own or sample. */
interface RunCounts {
  readonly agentId: string;
  readonly sample: number;
  readonly sandbox: number;
  readonly status: string;
  readonly runs: number;
  readonly lastEnd: string | null;
  readonly lastStart: string | null;
}

/** The tenant's agents in order of creation, the seven first. */
export async function listAgents(db: Database, tenantId: string): Promise<AgentSummaryAnswer[]> {
  const agents = await db
    .selectFrom('agents')
    .selectAll()
    .where('tenantId', '=', tenantId)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const counts: RunCounts[] = await db
    .selectFrom('executions')
    .select((eb) => [
      'agentId',
      'sample',
      'sandbox',
      'status',
      eb.fn.countAll<number>().as('runs'),
      eb.fn.max('endTime').as('lastEnd'),
      eb.fn.max('startTime').as('lastStart'),
    ])
    .where('tenantId', '=', tenantId)
    .groupBy(['agentId', 'sample', 'sandbox', 'status'])
    .execute();
  return agents.map((agent) =>
    summarise(
      agent,
      counts.filter((row) => row.agentId === agent.id),
    ),
  );
}

/** One agent of the list. `counts` are of this agent only. */
export function summarise(agent: AgentRow, counts: readonly RunCounts[]): AgentSummaryAnswer {
  const sample = !counts.some((row) => row.sample === 0);
  const own = counts.filter((row) => row.sample === (sample ? 1 : 0));
  // As `countedRuns` says.
  const isReal = own.some((row) => row.sandbox === 0 && row.status === 'completed');
  const shown = own.filter((row) => row.sandbox === 0 || !isReal);
  const count = (status: string): number =>
    shown.filter((row) => row.status === status).reduce((sum, { runs }) => sum + runs, 0);
  const lastActiveAt = shown
    .flatMap((row) => [row.lastEnd, row.lastStart])
    .reduce<string | undefined>(
      (last, at) => (at !== null && (last === undefined || at > last) ? at : last),
      undefined,
    );
  return {
    id: agent.id,
    name: agent.name,
    type: agent.listType,
    model: agentModel,
    description: agent.description,
    status: listStatusOf[agent.status],
    sessions: 0,
    tokens: 0,
    createdAt: agent.createdAt,
    ...(lastActiveAt === undefined ? {} : { lastActiveAt }),
    ...(sample && shown.length > 0 ? { sample: true } : {}),
    stats: {
      processed: count('completed') + count('failed'),
      success: count('completed'),
      pending: count('queued') + count('running'),
    },
  };
}
